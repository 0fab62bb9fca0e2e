"""The twelve dinosaurs of Batasaurus (BS-1)."""

from __future__ import annotations

from enum import IntEnum


class Dinosaur(IntEnum):
    """A dinosaur of a set; its number is its strength."""

    COMPSOGNATHUS = 1
    KENTROSAURUS = 2
    PTERANODON = 3
    ANKYLOSAURUS = 4
    STEGOSAURUS = 5
    DIMETRODON = 6
    TRICERATOPS = 7
    VELOCIRAPTOR = 8
    STYRACOSAURUS = 9
    SPINOSAURUS = 10
    DIPLODOCUS = 11
    T_REX = 12


SET = tuple(Dinosaur)
"""Every player has one."""
PLACES = len(SET)
"""Places 0 to 11 of a layout, in the order in which the cards were laid out (BS-2)."""
