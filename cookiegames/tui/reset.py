"""What gives a terminal back as it was."""

RESET = (
    "\x1b[?2026l\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?1016l\x1b[?2004l\x1b[?1004l"
    "\x1b[?2048l\x1b[<u\x1b[?1049h\x1b[?1049l\x1b[?7h\x1b[?25h\x1b[0m"
)
"""Ends every mode that the app may have set. Entering the alternate screen once more clears it."""
