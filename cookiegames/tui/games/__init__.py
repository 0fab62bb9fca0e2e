"""One package a game: its screens, put together from lines."""
