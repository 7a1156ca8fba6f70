"""What an option does: the same seeds played with either value, and the differences with the doubt that
belongs to them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from grognard.kernel.errors import BadInput
from grognard.lab.compare_page import compare_page
from grognard.lab.differences import Measure, difference, measure_figures, measure_name
from grognard.lab.effects import Effect
from grognard.lab.report_page import Reader
from grognard.lab.results import rows
from grognard.lab.resume import COMPARISON, HALVES, check_comparison, replace_file
from grognard.lab.sim import Summary, prepare_run


class Comparison(NamedTuple):
    option: str
    values: tuple[str, str]
    a: Summary
    b: Summary
    measures: list[Measure]

    @property
    def games(self) -> int:
        return len(self.a.results)

    def to_dict(self) -> dict[str, Any]:
        return {
            "option": self.option,
            "values": list(self.values),
            "difference": [measure_to_dict(one) for one in self.measures],
            "a": self.a.to_dict(),
            "b": self.b.to_dict(),
        }


def measure_to_dict(one: Measure) -> dict[str, Any]:
    found: dict[str, Any] = {"what": one.what, "of": one.of, "a": round(one.a, 4), "b": round(one.b, 4)}
    found |= {
        "difference": round(one.apart.value, 4),
        "interval": interval(one.apart),
        "clear": one.apart.is_certain,
    }
    return found | ({"newcombe": interval(one.alone)} if one.alone is not None else {})


def interval(effect: Effect) -> list[float | None]:
    return [round(x, 4) if abs(x) < float("inf") else None for x in (effect.low, effect.high)]


def read_compare(text: str, options: Mapping[str, str]) -> tuple[str, tuple[str, str]]:
    """OPTION=A,B: an option that is not fixed already, and two values of it."""
    name, _, given = text.partition("=")
    values = given.split(",")
    if not name or len(values) != 2 or not all(values) or values[0] == values[1]:
        raise BadInput(f'--compare: "{text}" is not OPTION=A,B', "bad-compare", given=text)
    if name in options:
        raise BadInput(f"--compare: {name} is given with --option too", "compare-twice", name=name)
    return name, (values[0], values[1])


def compare_batches(
    game: str,
    options: Mapping[str, str],
    scenario: str | None,
    option: str,
    values: tuple[str, str],
    out: Path | None = None,
    lang: str = "en",
    **wishes: Any,
) -> Comparison:
    """Both halves into folders of their own, and the page that holds them against each other."""
    if wishes.get("chronicle") is None:
        wishes["chronicle"] = True  # points and losses cannot be compared without
    if out is not None:
        check_comparison(out)
    runs = [  # both, before anything is played: a value or a folder of either may be refused
        prepare_run(
            game,
            {**options, option: value},
            scenario,
            out=None if out is None else out / name,
            lang=lang,
            **wishes,
        )
        for name, value in zip(HALVES, values, strict=True)
    ]
    halves = [run.play() for run in runs]
    found = Comparison(
        option, values, halves[0], halves[1], difference(rows(halves[0]), rows(halves[1]), halves[0].sides)
    )
    if out is not None:
        replace_file(
            out / COMPARISON, (json.dumps(found.to_dict(), ensure_ascii=False, indent=1) + "\n").encode()
        )
        replace_file(
            out / "comparison.html",
            compare_page(found.a.to_dict(), rows(found.a), found.b.to_dict(), rows(found.b), lang).encode(),
        )
    return found


def measure_words(one: Measure, found: Comparison, lang: str) -> str:
    reader = Reader(found.a.batch.game, lang)
    a, b, apart, extent = measure_figures(one, reader)
    clear = reader.texts.say("compare-clear" if one.apart.is_certain else "compare-unclear")
    return reader.texts.say(
        "compare-line", what=measure_name(one, reader), a=a, b=b, apart=apart, extent=extent, clear=clear
    )
