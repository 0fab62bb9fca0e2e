"""What a seat is told on its private screen: what to choose, or what it may do meanwhile."""

from __future__ import annotations

from cookiegames.rules.calcotada.cards import ACTIONS, ATTACKS, Card
from cookiegames.rules.calcotada.events import Attack, AttackAnnounced
from cookiegames.rules.calcotada.observation import Observation, Phase
from cookiegames.rules.calcotada.series import lays
from cookiegames.rules.game import Seat

from ..language import _
from ..voice import Voice
from .attacks import announced
from .names import said

DEFENCE = {
    Attack.THEFT: Card.BREAD,
    Attack.TWEEZERS: Card.APRON,
    Attack.SAUSAGE: Card.BREAD,
}
"""What answers each attack (CW-23, CW-24)."""


def choose(observation: Observation, voice: Voice) -> str:
    """The secret choice of this seat."""
    match observation.phase:
        case Phase.FIRST if _holds_attack(observation):
            return _("Your turn: draw from the pile, or play action cards before that.")
        case Phase.FIRST:
            return _("Your turn: draw from the pile.")
        case Phase.SECOND:
            return _second(observation, voice)
        case Phase.PICK | Phase.GIVE:
            return _theft(observation, voice)
        case Phase.SWAPS:
            return _swaps(observation)
        case Phase.DUEL:
            return _duel(observation)
        case _:
            return _cook(observation, voice)


def look(seat: Seat, observation: Observation, voice: Voice) -> str:
    """What this seat may do while another one chooses."""
    assert voice.you is not None
    if observation.phase is Phase.SWAPS:
        template = _("{name} may swap action cards now. You may look at your cards.")
    elif observation.phase is Phase.DUEL:
        template = _("It is {name}'s turn in the duel. You may look at your cards.")
    elif observation.skips[voice.you]:
        template = _("It is {name}'s turn. You may look at your cards; your next turn is skipped.")
    else:
        template = _("It is {name}'s turn. You may look at your cards.")
    return template.format(name=voice.name(seat))


def offer(observation: Observation, voice: Voice, *, alone: bool) -> str:
    """What this seat may do about an attack."""
    assert observation.attack is not None
    assert observation.victim is not None
    told = under_attack(observation, voice)
    if observation.victim != voice.you:
        reply = _("Only {name} may answer.").format(name=voice.name(observation.victim))
        return f"{told} {reply}"
    defence = DEFENCE[observation.attack]
    may_answer = defence in observation.hand
    if may_answer and alone:
        template = _("Answer with {card}, or go on with 0.")
    elif may_answer:
        template = _("Answer with {card}, or cover with Esc.")
    elif alone:
        template = _("Go on with 0.")
    else:
        template = _("You cannot answer it. Cover with Esc.")
    return f"{told} {template.format(card=said(defence, voice))}"


def under_attack(observation: Observation, voice: Voice) -> str:
    """Who is after what of whom, while it is not settled."""
    assert observation.attack is not None
    assert observation.victim is not None
    event = AttackAnnounced(
        observation.attack, observation.to_act, observation.victim, observation.place
    )
    return announced(event, voice)


def stands(observation: Observation) -> int:
    """The value that must be reached in the duel; 0: any will do (CW-42)."""
    return observation.duel[-1][1].value if observation.duel else 0


def _second(observation: Observation, voice: Voice) -> str:
    others = [size for seat, size in enumerate(observation.hand_sizes) if seat != voice.you]
    if observation.pile and any(others):
        return _("Your second card: draw it, steal it from a hand, or do without.")
    if observation.pile:
        return _("Your second card: draw it, or do without.")
    if any(others):
        return _("The pile is finished: steal a second card from a hand, or do without.")
    return _("The pile is finished and nobody else holds a card: do without a second one.")


def _cook(observation: Observation, voice: Voice) -> str:
    assert voice.you is not None
    series = observation.series[voice.you]
    if observation.may_open and any(lays(observation.hand, series, single=True)):
        return _("You may open the next series with one card now, before anything else.")
    attacks = _holds_attack(observation)
    fits = not observation.laid and any(lays(observation.hand, series, single=False))
    if fits and attacks:
        return _(
            "Lay one or several ingredients of one value, play action cards, or end your turn."
        )
    if fits:
        return _("Lay one or several ingredients of one value, or end your turn.")
    if attacks:
        return _("No ingredient can be laid now: play action cards, or end your turn.")
    if any(series):
        return _("No card can be played now: end your turn, or retire your series first.")
    return _("No card can be played now: end your turn.")


def _theft(observation: Observation, voice: Voice) -> str:
    victim = observation.victim
    assert victim is not None
    if observation.phase is Phase.GIVE:
        return _(
            "You took {card}: give {name} any card in exchange, this one too if you like."
        ).format(card=said(observation.drawn[-1], voice), name=voice.name(victim))
    if observation.cookbook:
        template = _("{name}'s hand lies open: pick a card of it.")
    elif observation.options.ingredient_backs:
        template = _("{name} shows only backs: pick one by its ingredient.")
    else:
        template = _("{name} shows only backs: pick one.")
    return template.format(name=voice.name(victim))


def _swaps(observation: Observation) -> str:
    if any(card in ACTIONS for card in observation.hand):
        return _("Before the duel: swap action cards for cards of your series, or swap no more.")
    return _("Before the duel: you hold no action card to swap, so swap no more.")


def _duel(observation: Observation) -> str:
    least = stands(observation)
    if not least:
        return _("You start the duel: play any card.")
    if any(_reaches(card, least) for card in observation.hand):
        return _("The duel: play {least} or more.").format(least=least)
    return _("Nothing in your hand reaches {least}: leave the duel.").format(least=least)


def _reaches(card: Card, least: int) -> bool:
    return card.wild or (card.printed is not None and card.printed >= least)


def _holds_attack(observation: Observation) -> bool:
    return any(card in ATTACKS for card in observation.hand)
