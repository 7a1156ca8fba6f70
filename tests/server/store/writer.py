"""A process that plays a game as fast as it can, and says each time what is acknowledged."""

from __future__ import annotations

import asyncio
import sys

from grognard.server.store import Store, TableRow


async def main(url: str, tables: int) -> None:
    store = await Store.open(url)

    async def play(name: str) -> None:
        if await store.table(name) is None:
            await store.add_table(TableRow(name, "ts"), [], ["header"])
            print(name, 1, flush=True)
        n = len(await store.lines(name))
        while await store.append(name, n, [f"line {n + 1} of {name}"], float(n), acts=n):
            n += 1
            print(name, n, flush=True)
        raise AssertionError("nobody else writes here")

    await asyncio.gather(*(play(f"t{n}") for n in range(tables)))


asyncio.run(main(sys.argv[1], int(sys.argv[2])))
