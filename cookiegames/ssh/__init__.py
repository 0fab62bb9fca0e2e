"""Serves the games over SSH, one process a visitor; needs the extra `ssh` (asyncssh)."""
