"""The tests: they mirror cookiegames/, and the generic families hold for every game."""
