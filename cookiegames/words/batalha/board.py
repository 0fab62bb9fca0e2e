"""The short labels on the table of Batalha dos Cookies."""

from __future__ import annotations

from cookiegames.rules.batalha.observation import Phase

from ..language import _, ngettext


def cards() -> str:
    """What the sign of a card back counts."""
    return _("cards")


def pieces() -> str:
    """What the sign of a piece counts."""
    return _("pieces")


def markers() -> str:
    """What the sign of a marker counts."""
    return _("markers")


def cards_held(count: int) -> str:
    """On a plate with room for words."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def pieces_held(count: int) -> str:
    """On a plate with room for words."""
    return ngettext("{count} piece", "{count} pieces", count).format(count=count)


def markers_held(count: int) -> str:
    """On a plate with room for words."""
    return ngettext("{count} marker", "{count} markers", count).format(count=count)


def starter() -> str:
    """What the sign of the starter means."""
    return _("began the round")


def awaited() -> str:
    """What the sign of the awaited seat means."""
    return _("is awaited")


def bound() -> str:
    """What the sign of a bound seat means."""
    return _("bound")


def in_dispute() -> str:
    """Above the piece and the trick."""
    return _("in dispute")


def turn_suit() -> str:
    """Before the suit that must be followed."""
    return _("turn suit")


def taken(name: str, piece: str) -> str:
    """Above a finished trick."""
    return _("{name} took the piece: {piece}").format(name=name, piece=piece)


def nothing_yet(phase: Phase, seats: int) -> str:
    """Where no trick lies on the table."""
    match phase:
        case Phase.EXCHANGE if seats == 2:
            return _("each gives a card to the other")
        case Phase.EXCHANGE:
            return _("everybody passes cards to the neighbours")
        case Phase.ASSEMBLY | Phase.OVER:
            return _("all pieces are turned up")
        case _:
            return _("the first piece is about to be turned up")


def points(count: int) -> str:
    """What a loose piece is worth."""
    return ngettext("{count} point", "{count} points", count).format(count=count)


def your_hand() -> str:
    """Above the hand."""
    return _("your hand")


def your_pieces() -> str:
    """Before the viewer's pieces."""
    return _("Your pieces:")


def your_markers() -> str:
    """Before the viewer's markers."""
    return _("Your markers:")


def none() -> str:
    """Nothing of the kind is held."""
    return _("none")


def empty_hand() -> str:
    """In place of a hand."""
    return _("No cards in your hand.")


def chosen_gift(card: str) -> str:
    """The first gift of the exchange, while the second is chosen."""
    return _("Laid aside for your left neighbour: {card}.").format(card=card)


def raise_first(letters: str) -> str:
    """Enter while nothing is raised."""
    return _("Raise a card first: {letters}, or the arrows.").format(letters=letters)


def pieces_rest() -> str:
    """Enter on a piece while no Trade asks for one."""
    return _("Pieces are given away only in a Trade.")


def tricks_title(round_number: int) -> str:
    """Above the tricks of the round."""
    return _("Tricks of round {round}").format(round=round_number)


def no_tricks() -> str:
    """Before the first trick of a round is won."""
    return _("No trick has been won in this round yet.")


def trick_won(number: int, name: str, piece: str) -> str:
    """One trick in the list."""
    return _("{number}. {name} took {piece}").format(number=number, name=name, piece=piece)


def choose_target(marker: str) -> str:
    """Above the list of players a marker may be aimed at."""
    return _("{marker}: on whom?").format(marker=marker)


def choose_to_use(marker: str) -> str:
    """Above the question whether to use a marker that names nobody."""
    return _("{marker}: use it now?").format(marker=marker)


def due(count: int) -> str:
    """How many good pieces must still be sacrificed."""
    return ngettext(
        "{count} more piece must be sacrificed for a rotten one.",
        "{count} more pieces must be sacrificed for rotten ones.",
        count,
    ).format(count=count)


def sacrifice_row(kind: str, count: int, held: int) -> str:
    """A row of the assembly: pieces given up."""
    return _("sacrifice {kind}: {count} of {held}").format(kind=kind, count=count, held=held)


def join_row(kind: str, count: int, most: int) -> str:
    """A row of the assembly: whole cookies made."""
    return _("whole {kind} cookies: {count} of {most}").format(kind=kind, count=count, most=most)


def assembly_title() -> str:
    """Above the assembly."""
    return _("Assemble your cookies")


def assembly_score(points_: int, best: int) -> str:
    """What the assembly scores now, next to the best there is; markers apart."""
    if points_ == best:
        return _("This scores {points}, the most there is: Enter.").format(points=points_)
    return _("This scores {points}; the best assembly scores {best}.").format(
        points=points_, best=best
    )
