"""What a seat is told on its private screen: what to choose, or what it may do meanwhile."""

from __future__ import annotations

from cookiegames.rules.batalha.cards import Marker, Suit
from cookiegames.rules.batalha.observation import Effect, Observation, Phase, Stage
from cookiegames.rules.batalha.scoring import sacrifices_due
from cookiegames.rules.game import Offer, Seat

from ..language import _, ngettext
from ..voice import Voice
from .names import said


def choose(observation: Observation, voice: Voice) -> str:
    """The secret choice of this seat."""
    if observation.effect is not None:
        return _trade(observation.effect, voice)
    if observation.phase is Phase.EXCHANGE:
        return _exchange(observation, voice)
    if observation.phase is Phase.ASSEMBLY:
        return _assembly(observation)
    return _play(observation, voice)


def open_choice(observation: Observation, *, alone: bool) -> str:
    """The open choice of this seat, made here or, with more people, on the common screen."""
    if observation.phase is Phase.MARKERS and alone:
        return _("Your low card earns a marker: T takes it, L leaves it.")
    if observation.phase is Phase.MARKERS:
        return _("Your low card earns a marker: cover with Esc, then take it or leave it.")
    if alone:
        return _("Your turn: turn up the next piece with 0.")
    return _("You turn up the next piece: cover with Esc, then press 0.")


def look(seat: Seat, observation: Observation, voice: Voice) -> str:
    """What this seat may do while another one chooses."""
    template = _("It is {name}'s turn. You may look at your cards and pieces.")
    if observation.phase is Phase.ASSEMBLY:
        template = _("{name} assembles cookies. You may look at your pieces.")
    elif observation.phase is Phase.EXCHANGE:
        template = _("{name} chooses a card to give away. You may look at your cards.")
    elif observation.effect is not None:
        template = _("{name} chooses a piece to trade. You may look at your cards and pieces.")
    elif observation.phase is not Phase.MARKERS and _may_use(observation):
        template = _("It is {name}'s turn. You may look at your cards, or use a marker.")
    return template.format(name=voice.name(seat))


def offer(ask: Offer, observation: Observation, voice: Voice, *, alone: bool) -> str:
    """What this seat may do about an Offer."""
    if observation.effect is not None:
        announced = _announced(observation.effect, voice)
        if voice.you not in ask.seats:
            reply = _("The others may answer.")
        else:
            may_answer = Marker.PROTECTION in observation.markers
            reply = _reply(voice, may_answer=may_answer, alone=alone)
        return f"{announced} {reply}"
    if _may_use(observation):
        if alone:
            return _("The round is over. Use a marker, or go on with 0.")
        return _("The round is over. Use a marker, or cover with Esc.")
    if alone:
        return _("The round is over. Go on with 0.")
    return _("The round is over, and you have no marker to use now. Cover with Esc.")


def _may_use(observation: Observation) -> bool:
    return any(marker is not Marker.PROTECTION for marker in observation.markers)


def _trade(effect: Effect, voice: Voice) -> str:
    partner = effect.target if effect.stage is Stage.GIVE_USER else effect.user
    assert partner is not None
    return _("{marker}: choose a piece to give to {name}.").format(
        marker=said(effect.marker, voice), name=voice.name(partner)
    )


def _exchange(observation: Observation, voice: Voice) -> str:
    seats = len(observation.hand_sizes)
    assert voice.you is not None
    left = Seat((voice.you + 1) % seats)
    right = Seat((voice.you - 1) % seats)
    if left == right:
        return _("Choose a card for {name}.").format(name=voice.name(left))
    if not observation.chosen:
        return _("Choose a card for {name}, on your left.").format(name=voice.name(left))
    return _("Choose a card for {name}, on your right.").format(name=voice.name(right))


def _play(observation: Observation, voice: Voice) -> str:
    if observation.forced is not None:
        return _("Your turn: {marker} chose for you. Play {card}.").format(
            marker=said(Marker.NO_PEEKING, voice), card=said(observation.forced, voice)
        )
    suit = observation.turn_suit
    if suit is None:
        if not observation.trick or len(observation.trick) == len(observation.hand_sizes):
            return _("Your turn: lead any card.")
        return _("Your turn: play any card. There is no turn suit yet.")
    if any(card.suit is suit for card in observation.hand):
        template = _("Your turn: play a card. The turn suit is {suit}; {grey} is always allowed.")
    else:
        template = _("Your turn: play any card. The turn suit is {suit}, and you hold none.")
    return template.format(suit=said(suit, voice), grey=said(Suit.GREY, voice))


def _assembly(observation: Observation) -> str:
    assert observation.pieces is not None
    due = sacrifices_due(observation.pieces)
    if not due:
        return _("Assemble your cookies: join four of a kind, or leave them loose.")
    return ngettext(
        "Assemble your cookies: sacrifice {due} piece, then join four of a kind or leave them.",
        "Assemble your cookies: sacrifice {due} pieces, then join four of a kind or leave them.",
        due,
    ).format(due=due)


def _announced(effect: Effect, voice: Voice) -> str:
    target = "" if effect.target is None else voice.name(effect.target)
    if effect.cancelled:
        yours = _("Your {marker} is cancelled by {protection}.")
        theirs = _("{name}'s {marker} is cancelled by {protection}.")
    elif effect.target is None:
        yours, theirs = _("You use {marker}."), _("{name} uses {marker}.")
    elif effect.target == voice.you:
        yours, theirs = _("You use {marker}."), _("{name} uses {marker} on you.")
    else:
        yours = _("You use {marker} on {target}.")
        theirs = _("{name} uses {marker} on {target}.")
    return voice.say(
        effect.user,
        yours,
        theirs,
        marker=said(effect.marker, voice),
        target=target,
        protection=said(Marker.PROTECTION, voice),
    )


def _reply(voice: Voice, *, may_answer: bool, alone: bool) -> str:
    protection = said(Marker.PROTECTION, voice)
    if may_answer and alone:
        template = _("Answer with {protection}, or go on with 0.")
    elif may_answer:
        template = _("Answer with {protection}, or cover with Esc.")
    elif alone:
        template = _("Go on with 0.")
    else:
        template = _("You cannot answer it. Cover with Esc.")
    return template.format(protection=protection)
