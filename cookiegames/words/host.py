"""What a host says: to whoever runs it, and to its visitors. No card is named in any of it."""

from __future__ import annotations

from .language import _


def serving(address: str, port: int, fingerprint: str) -> str:
    """The host is open."""
    return _("The games are served on {address} port {port}. Host key: {fingerprint}").format(
        address=address or _("every address"), port=port, fingerprint=fingerprint
    )


def closed() -> str:
    """The host has ended."""
    return _("Closed. Every match is kept.")


def came(visitor: str) -> str:
    """A visitor sits down."""
    return _("{visitor} came").format(visitor=visitor)


def left(visitor: str) -> str:
    """A visitor has left, or was cut off."""
    return _("{visitor} left").format(visitor=visitor)


def too_many() -> str:
    """Somebody was turned away at the door."""
    return _("too many new connections in this minute: one was turned away")


def terminal_needed() -> str:
    """A visitor asks for something else than the games."""
    return _("Only the games are served here, and they need a terminal: ssh -t")


def no_room() -> str:
    """All places are taken."""
    return _("All places are taken: try again later. Your matches are kept.")


def pin(name: str) -> str:
    """A visitor who has been here before."""
    return _("PIN of {name}: ").format(name=name)


def new_pin(name: str) -> str:
    """A visitor who has not been here before."""
    return _("{name} is new here. Choose a PIN, to find your matches again: ").format(name=name)


def password() -> str:
    """What everybody must know who comes in."""
    return _("Password of this host: ")


def asks_password() -> str:
    """Whoever starts the host chooses it."""
    return _("Password for visitors: ")


def extra_needed() -> str:
    """The library for it is not installed."""
    return _("Hosting needs one more library: pip install 'cookiegames[ssh]'")


def no_keys(path: str) -> str:
    """The file of the keys cannot be read."""
    return _("{path} holds no public keys that can be read.").format(path=path)


def cannot_listen(address: str, port: int, trouble: str) -> str:
    """The port cannot be had."""
    return _("Cannot serve on {address} port {port}: {trouble}.").format(
        address=address or _("every address"), port=port, trouble=trouble
    )


def closes_soon(minutes: int) -> str:
    """Nobody has pressed a key for long."""
    return _(
        "Nobody has pressed a key for {minutes} minutes. In one minute this closes; the match is "
        "kept. Press any key to stay."
    ).format(minutes=minutes)
