"""One match at one keyboard, and the edges at which people type names and options."""
