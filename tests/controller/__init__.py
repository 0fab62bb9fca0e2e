"""One match at one keyboard, and its edges."""
