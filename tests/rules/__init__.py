"""The tests of the rules of each game."""
