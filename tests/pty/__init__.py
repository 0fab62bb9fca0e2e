"""The app as a terminal really shows it: a pty, an emulator, and a watch for leaks."""
