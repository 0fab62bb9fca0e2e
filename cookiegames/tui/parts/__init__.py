"""What a screen is put together from: lines of parts, drawn by plain functions."""
