"""The rules: pure, without clock, input, drawing or global randomness."""
