"""What the dinosaurs are called, and how they stand in a list."""

from __future__ import annotations

from enum import Enum
from typing import assert_never

from cookiegames.rules.batasaurus.cards import Dinosaur

from ..language import _
from ..voice import Voice


def call(thing: Enum) -> str:
    """The name of a dinosaur, as it stands within a sentence."""
    if not isinstance(thing, Dinosaur):
        raise TypeError(f"Batasaurus has no {type(thing).__name__}")
    return _dinosaur(thing)


def said(thing: Enum, voice: Voice) -> str:
    """The name of this thing as this listener knows it."""
    return (voice.call or call)(thing)


def _dinosaur(dinosaur: Dinosaur) -> str:  # noqa: C901 # flat: one arm for each dinosaur
    match dinosaur:
        case Dinosaur.COMPSOGNATHUS:
            return _("Compsognathus")
        case Dinosaur.KENTROSAURUS:
            return _("Kentrosaurus")
        case Dinosaur.PTERANODON:
            return _("Pteranodon")
        case Dinosaur.ANKYLOSAURUS:
            return _("Ankylosaurus")
        case Dinosaur.STEGOSAURUS:
            return _("Stegosaurus")
        case Dinosaur.DIMETRODON:
            return _("Dimetrodon")
        case Dinosaur.TRICERATOPS:
            return _("Triceratops")
        case Dinosaur.VELOCIRAPTOR:
            return _("Velociraptor")
        case Dinosaur.STYRACOSAURUS:
            return _("Styracosaurus")
        case Dinosaur.SPINOSAURUS:
            return _("Spinosaurus")
        case Dinosaur.DIPLODOCUS:
            return _("Diplodocus")
        case Dinosaur.T_REX:
            return _("T. Rex")
        case _:
            assert_never(dinosaur)
