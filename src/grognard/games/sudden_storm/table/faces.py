"""What is printed on a counter, and in whose colours."""

from __future__ import annotations

from grognard.games.sudden_storm.law.counters import More
from grognard.games.sudden_storm.law.plane_and_ship import Plane, Ship
from grognard.kernel.game import Game
from grognard.kernel.texts import texts

PACKAGE = "grognard.games.sudden_storm"

BRANCHES = {"SS": "ss", "LW": "luftwaffe", "Gds": "guards", "NKVD": "nkvd"}


def printed_text(game: Game, unit: int, lost: int) -> str:
    """Attack, defence and movement; two figures, where attack and defence are equal."""
    more: More = game.roster[unit].more
    if more.plane is not None:
        return plane_text(more.plane)
    if more.ship is not None:
        return ship_text(more.ship)
    attack, defence, points = game.roster[unit].faces[lost]
    move = points // game.mp
    return f"{attack}-{move}" if attack == defence else f"{attack}-{defence}-{move}"


def plane_text(plane: Plane) -> str:
    """Attack, type and defence; tactical and strategic bombing; range."""
    fight, bombs = f"{plane.attack}{plane.type}{plane.defence}", f"{plane.tactical}-{plane.strategic}"
    return f"{fight} {bombs}/{plane.range}"


def ship_text(ship: Ship) -> str:
    """Its guns, by calibre, where it has any, and what it carries."""
    calibres = (ship.primary, ship.intermediate, ship.secondary)
    guns = "-".join(str(one) for one in calibres) if any(calibres) else ""
    return " ".join(filter(None, (guns, f"({ship.cargo})" if ship.cargo else "")))


def nation(game: Game, unit: int) -> str:
    """Allies of Germany, and branches with a colour of their own."""
    more: More = game.roster[unit].more
    if more.branch in BRANCHES:
        return BRANCHES[more.branch]
    return "" if more.nation in ("german", "foreign", "soviet") else more.nation


def drawing(game: Game, unit: int) -> str:
    """Aircraft and ships by their type, land units by their kind."""
    more: More = game.roster[unit].more
    if more.plane is not None:
        return f"plane_{more.plane.type}"
    return f"ship_{more.ship.type}" if more.ship is not None else game.roster[unit].kind


def about(game: Game, unit: int, lang: str) -> str:
    """What the figures of an air unit or a ship mean."""
    more: More = game.roster[unit].more
    words = texts(lang, PACKAGE)
    if more.plane is not None:
        one = more.plane
        return words.say(
            "about-plane",
            attack=one.attack,
            defence=one.defence,
            tactical=one.tactical,
            strategic=one.strategic,
            range=one.range,
        )
    if more.ship is None:
        return ""
    ship = more.ship
    calibres = (ship.primary, ship.intermediate, ship.secondary)
    if not any(calibres):
        return words.say("about-ship-unarmed", cargo=ship.cargo)
    return words.say("about-ship", guns="-".join(str(one) for one in calibres), cargo=ship.cargo)
