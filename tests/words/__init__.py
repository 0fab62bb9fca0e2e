"""Tests of every sentence a person reads."""
