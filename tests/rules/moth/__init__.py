"""The rules of The Cheating Moth, tested from the clauses."""
