"""The screens, pressed and clicked without a terminal."""
