"""The screens of the games, by Pilot."""
