"""15. The Führer's satisfaction: Hitler's mood, freedom of action, dismissals."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.names import AVAILABLE, AXIS, Battle, own
from grognard.games.victory_roads.law.placements import to_pool
from grognard.games.victory_roads.law.tables import Mood
from grognard.kernel.cite import rule
from grognard.kernel.hexes import bits
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position

PANZERS = 2  # German armoured divisions that make an attack worth praise


@rule("VR 15.1.3", "VR 17.3.2")
def mood_box(pos: Position) -> Mood:
    """What the box of the mood gives: supports and replacement points."""
    return book(pos).data.tables.satisfaction[own(pos).mood]


# -- up and down


@rule("VR 15.1.1", "VR 15.1.2")
def change_satisfaction(ref: Referee, by: int, cite: str) -> None:
    """Move the marker of Hitler's mood, where the scenario has it."""
    if book(ref.pos).satisfaction:
        if by > 0:
            raise_mood(ref, by, cite)
        else:
            lower_mood(ref, -by, cite)


@rule("VR 15.3.2b")
def raise_mood(ref: Referee, by: int, cite: str) -> None:
    """Never beyond the box of the marker of maximum satisfaction."""
    before, most = own(ref.pos).mood, own(ref.pos).maximum
    if before < most:
        mood = min(before + by, most)
        ref.note(cite, "vr-mood-up", (("by", mood - before), ("box", mood)), mood=mood)


@rule("VR 15.3.1a", "VR EX-29a")
def lower_mood(ref: Referee, by: int, cite: str) -> None:
    """In the box 0 somebody is dismissed at once; points beyond it are taken from the box that follows."""
    while by:
        before = own(ref.pos).mood
        lost = min(by, before)
        ref.note(cite, "vr-mood-down", (("by", lost), ("box", before - lost)), mood=before - lost)
        by -= lost
        if lost == before:
            dismiss(ref)


@rule("VR 15.3.1b", "VR 15.3.1c", "VR 15.3.1d", "VR 15.3.1e", "VR 15.3.1f", "VR 15.3.2a")
def dismiss(ref: Referee) -> None:
    """The commander goes: his supports with him, and what follows are states that a second dismissal in the
    same turn does not double (H-11).
    """
    number = own(ref.pos).dismissals + 1
    boxes = book(ref.pos).data.tables.dismissal(number)
    ref.note(
        "VR 15.3.2a" if number > 1 else "VR 15.3.1f",
        "vr-dismissal",
        (("number", number), ("box", boxes.mood)),
        dismissals=number,
        mood=boxes.mood,
        maximum=boxes.maximum,
    )
    for support in bits(ref.pos.at(AVAILABLE[AXIS])):
        to_pool(ref, support, "VR 15.3.1b")
    ref.note("VR 15.3.1c", no_replacements=True)
    ref.note("VR 15.3.1d", few_supports=True)
    ref.note("VR 15.3.1e", slowed=True)


# -- what moves the marker


@rule("VR 15.1.4", "VR 15.2.1e", "VR 4.7.2a", "VR 4.7.2b", "VR 6.3.2a", "VR 6.3.2b")
def advance_freedom(ref: Referee, cite: str) -> None:
    """A withdrawal without leave, or equipment abandoned: the value of the new box is lost. On the last box
    the marker stays, and each further use costs as much again (K-34).
    """
    if not book(ref.pos).satisfaction:
        return
    track = book(ref.pos).data.tables.satisfaction
    box = min(own(ref.pos).freedom + 1, len(track) - 1)
    ref.note(cite, "vr-freedom", (("box", box),), freedom=box)
    change_satisfaction(ref, -track[box].freedom_cost, "VR 15.2.1e")


@rule("VR 15.2.1d")
def headquarters_lost(ref: Referee, unit: int) -> None:
    """A German HQ that is eliminated in a combat costs a point."""
    data = book(ref.pos).data
    if data.of_type["hq"] & data.of_nation["german"] & 1 << unit and is_in_combat(ref.pos):
        change_satisfaction(ref, -1, "VR 15.2.1d")


def is_in_combat(pos: Position) -> bool:
    return any(type(frame.memo) is Battle for frame in pos.state.frames)


@rule("VR 15.2.2a")
def praise_attack(ref: Referee, battle: Battle) -> None:
    """An attack by at least two German armoured divisions, no Kampfgruppen, as an armoured exploitation."""
    data = book(ref.pos).data
    panzers = data.of_type["division"] & data.armour & data.of_nation["german"]
    if battle.armoured and (battle.attackers & panzers).bit_count() >= PANZERS:
        change_satisfaction(ref, 1, "VR 15.2.2a")
