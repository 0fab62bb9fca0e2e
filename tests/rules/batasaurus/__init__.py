"""The rules of Batasaurus, from their clauses."""
