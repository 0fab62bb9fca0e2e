"""The one home of colours: five themes, each a style for every role a drawn part can have."""

from __future__ import annotations

from rich.style import Style
from textual.theme import Theme

ROLES = (
    "text", "dim", "strong", "accent", "warn", "rule", "key", "title", "back",
    "blue", "green", "red", "gold", "grey", "piece", "marker",
    "raised", "raised-barred", "barred", "awaited",
)  # fmt: skip
"""What a part of a line can be; suits by their names, `barred` for what may not be played."""

_DARK = {
    "text": "#e6e1d6",
    "dim": "#9a958a",
    "strong": "bold #fffaf0",
    "accent": "bold #ffb454",
    "warn": "bold #ff8a80",
    "rule": "#7d786d",
    "key": "bold #8bd5ca",
    "title": "bold #ffcf7f",
    "back": "#b08d6a",
    "blue": "#7db7ff",
    "green": "#8fd97f",
    "red": "#ff8f8f",
    "gold": "#ffd75f",
    "grey": "#c9c9c9",
    "piece": "#e8b98a",
    "marker": "#d9a6ff",
    "raised": "bold reverse",
    "raised-barred": "#1c1a17 on #8a867c",
    "barred": "#8a867c",
    "awaited": "bold #201a10 on #ffb454",
}
_LIGHT = {
    "text": "#2b2722",
    "dim": "#6f695f",
    "strong": "bold #000000",
    "accent": "bold #9a4b00",
    "warn": "bold #b00020",
    "rule": "#8d8679",
    "key": "bold #00635a",
    "title": "bold #7a3e00",
    "back": "#7d5a3c",
    "blue": "#0b57b0",
    "green": "#22701a",
    "red": "#b3261e",
    "gold": "#8a6500",
    "grey": "#5a5a5a",
    "piece": "#80501e",
    "marker": "#6d2fa0",
    "raised": "bold reverse",
    "raised-barred": "#faf6ec on #767066",
    "barred": "#767066",
    "awaited": "bold #ffffff on #9a4b00",
}
_CONTRAST = {
    **dict.fromkeys(ROLES, "#ffffff"),
    "dim": "#e0e0e0",
    "strong": "bold #ffffff",
    "accent": "bold #ffff00",
    "warn": "bold #ff9090",
    "rule": "#ffffff",
    "key": "bold #00ffff",
    "title": "bold #ffff00",
    "blue": "bold #80c0ff",
    "green": "bold #70ff70",
    "red": "bold #ff8080",
    "gold": "bold #ffff00",
    "raised": "bold reverse",
    "raised-barred": "#000000 on #a8a8a8",
    "barred": "#a8a8a8",
    "awaited": "bold #000000 on #ffff00",
}
# Okabe and Ito's palette, lightened where the background asks for it.
_COLOUR_BLIND = {
    **_DARK,
    "accent": "bold #e69f00",
    "warn": "bold #ff9e4a",
    "key": "bold #56b4e9",
    "blue": "#56b4e9",
    "green": "#009e73",
    "red": "#ff7f2a",
    "gold": "#f0e442",
    "piece": "#e8d3b0",
    "marker": "#cc79a7",
    "awaited": "bold #000000 on #e69f00",
}
_TERMINAL = {
    **dict.fromkeys(ROLES, "default"),
    "dim": "dim",
    "strong": "bold",
    "accent": "bold yellow",
    "warn": "bold red",
    "rule": "dim",
    "key": "bold cyan",
    "title": "bold yellow",
    "back": "yellow",
    "blue": "blue",
    "green": "green",
    "red": "red",
    "gold": "yellow",
    "grey": "default",
    "piece": "yellow",
    "marker": "magenta",
    "raised": "bold reverse",
    "raised-barred": "dim reverse",
    "barred": "dim",
    "awaited": "reverse",
}

_PALETTES = {
    "dark": _DARK,
    "light": _LIGHT,
    "contrast": _CONTRAST,
    "colour-blind": _COLOUR_BLIND,
    "terminal": _TERMINAL,
}
_GROUNDS = {
    "dark": ("#1c1a17", "#27241f", "#e6e1d6", "#ffb454"),
    "light": ("#faf6ec", "#efe9da", "#2b2722", "#9a4b00"),
    "contrast": ("#000000", "#101010", "#ffffff", "#ffff00"),
    "colour-blind": ("#1c1a17", "#27241f", "#e6e1d6", "#e69f00"),
}
"""Background, surface, text and accent of each theme but the terminal's own."""


def styles(name: str) -> dict[str, Style]:
    """The style of each role in this theme."""
    return {role: Style.parse(text) for role, text in _PALETTES[name].items()}


def themes() -> list[Theme]:
    """The themes as Textual wants them, for the widgets that it draws itself."""
    drawn = [
        Theme(
            name=name,
            primary=accent,
            accent=accent,
            foreground=text,
            background=ground,
            surface=surface,
            panel=surface,
            dark=name != "light",
            ansi=False,
        )
        for name, (ground, surface, text, accent) in _GROUNDS.items()
    ]
    return [*drawn, _terminal_theme()]


def _terminal_theme() -> Theme:
    plain = "ansi_default"
    return Theme(
        name="terminal",
        primary="ansi_yellow",
        accent="ansi_yellow",
        foreground=plain,
        background=plain,
        surface=plain,
        panel=plain,
        boost=plain,
        secondary="ansi_cyan",
        warning="ansi_yellow",
        error="ansi_red",
        success="ansi_green",
        ansi=True,
        # Without these Textual cannot read its own style sheets.
        variables={
            "ansi-background": plain,
            "ansi-foreground": plain,
            "border-blurred": plain,
            "block-cursor-foreground": "ansi_black",
            "block-cursor-background": "ansi_yellow",
            "input-cursor-background": "ansi_yellow",
            "input-cursor-foreground": "ansi_black",
            "input-selection-background": "ansi_yellow",
            "input-selection-foreground": "ansi_black",
        },
    )
