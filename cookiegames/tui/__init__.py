"""The only layer that draws."""
