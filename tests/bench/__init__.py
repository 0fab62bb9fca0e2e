"""The speeds: `make bench` measures them; no test asserts them."""
