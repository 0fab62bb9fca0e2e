"""A seat assembles its cookies, seeing everybody's pieces (BC-43 to BC-45)."""

from __future__ import annotations

from ....controller.table import Table, Told
from ....rules.batalha.actions import Assemble
from ....rules.batalha.cards import PIECES_PER_COOKIE, Piece, Pieces
from ....rules.batalha.scoring import best_assembly, points, sacrifices_due
from ....words import keys
from ....words.batalha import board as say
from ...parts.lines import Line, Part, sentence_lines
from ...parts.stage import said
from ...screens.table import PrivateScreen
from .board import draw_board
from .common import PAGES, QUIET, board_of
from .faces import call, piece_sign

WIDEST_ROW = 50
"""Where the sign that adds one stands."""
GOOD = (Piece.TRADITIONAL, Piece.CANDY, Piece.STRAWBERRY)


class AssemblyScreen(PrivateScreen):
    """Numbers to change, the score beside them; the best-scoring assembly is laid out first."""

    pages = PAGES
    quiet_events = QUIET

    def __init__(self, table: Table, told: Told | None) -> None:
        super().__init__(table, told)
        self._pieces: Pieces = table.sight.pieces
        best = best_assembly(self._pieces)
        self._best = points(self._pieces, best)
        self._sacrificed, self._joined = list(best.sacrificed), list(best.joined)
        self._at = 0

    def memory(self) -> Assemble:
        return self._assembly()

    def recall(self, memory: object) -> None:
        if isinstance(memory, Assemble):
            self._sacrificed, self._joined = list(memory.sacrificed), list(memory.joined)

    # Drawing

    def draw(self, width: int, height: int) -> list[Line]:
        """Everybody's pieces, then one row a number."""
        lines = draw_board(board_of(self, 1), width, 1, tall=False)
        lines += [Line(), Line(Part(f" {say.assembly_title()}", "title"))]
        lines += [self._row(place) for place in range(len(self._rows()))]
        lines += said(self._verdict(width - 2))
        prompt = self.game_words.instruct(self.table.ask, self.table.sight, self.voice)
        prompts = [self.refusal_line(), prompt]
        lines += said(sentence_lines([text for text in prompts if text], width - 2, "strong"))
        footer = [
            ("down", "Up/Down", keys.chooses()),
            ("right", "-/+", keys.changes()),
            ("enter", "Enter", keys.confirms()),
            *self.page_keys(),
        ]
        return self.close(lines, footer, width, height)

    def _rows(self) -> list[tuple[str, Piece]]:
        """What can be changed: sacrifices first, then whole cookies."""
        give = [("give", piece) for piece in GOOD if self._pieces[piece] and self._due_in_all]
        join = [("join", piece) for piece in GOOD if self._pieces[piece] >= PIECES_PER_COOKIE]
        return give + join

    @property
    def _due_in_all(self) -> int:
        return sacrifices_due(self._pieces)

    def _row(self, place: int) -> Line:
        what, piece = self._rows()[place]
        look = self.cookies.look(self.viewer)
        name = call(piece, look)
        sign = "" if look.call else piece_sign(piece, look)
        if what == "give":
            text = say.sacrifice_row(name, self._sacrificed[piece], self._pieces[piece])
        else:
            text = say.join_row(name, self._joined[piece], self._most(piece))
        less, more = self._may_change(what, piece, -1), self._may_change(what, piece, 1)
        line = Line(Part("   "), Part(f"{sign} ", "piece"))
        line.add(" - ", "key" if less else "barred", f"less:{place}")
        line.add(f" {text} ", "raised" if place == self._at else "text")
        return line.to(WIDEST_ROW).add(" + ", "key" if more else "barred", f"more:{place}")

    def _verdict(self, width: int) -> list[Line]:
        missing = self._due_in_all - sum(self._sacrificed)
        if missing > 0:
            return sentence_lines([say.due(missing)], width, "warn")
        score = points(self._pieces, self._assembly())
        return sentence_lines([say.assembly_score(score, self._best)], width, "accent")

    # Changing

    def press_own(self, key: str) -> None:
        """Move over the rows, change a number, or be done."""
        command, _, place = key.partition(":")
        if command in ("less", "more") and place:
            self._at = int(place)
        rows = self._rows()
        match command:
            case "down" | "tab":
                self._at = (self._at + 1) % len(rows)
            case "up" | "shift+tab":
                self._at = (self._at - 1) % len(rows)
            case "right" | "+" | "more":
                self._change(*rows[self._at], 1)
            case "left" | "-" | "less":
                self._change(*rows[self._at], -1)
            case "enter":
                self.submit(self._assembly())
                return
        self.redraw()

    def _change(self, what: str, piece: Piece, step: int) -> None:
        """Change a number within what the pieces allow; cookies that no longer fit come apart."""
        if not self._may_change(what, piece, step):
            return
        if what == "give":
            self._sacrificed[piece] += step
            self._joined[piece] = min(self._joined[piece], self._most(piece))
        else:
            self._joined[piece] += step

    def _may_change(self, what: str, piece: Piece, step: int) -> bool:
        if what == "join":
            return 0 <= self._joined[piece] + step <= self._most(piece)
        missing = self._due_in_all - sum(self._sacrificed)
        wanted = self._sacrificed[piece] + step
        return 0 <= wanted <= self._pieces[piece] and missing >= step

    def _most(self, piece: Piece) -> int:
        """How many whole cookies of a kind the pieces that are left make."""
        return (self._pieces[piece] - self._sacrificed[piece]) // PIECES_PER_COOKIE

    def _assembly(self) -> Assemble:
        return Assemble(Pieces(*self._sacrificed), Pieces(*self._joined))
