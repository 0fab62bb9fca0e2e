"""Families of tests that are written once for every game in the catalog."""
