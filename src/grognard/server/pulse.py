"""Whether something can be put on disk: tried once a second at the most, however many ask."""

from __future__ import annotations

import asyncio
import time

from grognard.server.store import Store, StoreDown

FRESH = 1.0  # seconds for which an answer holds
PATIENCE = 5.0


class Pulse:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.trial: asyncio.Task[None] | None = None
        self.at = 0.0

    async def check(self) -> None:
        """StoreDown when nothing can be written."""
        if self.trial is None or (self.trial.done() and time.monotonic() - self.at > FRESH):
            self.trial = asyncio.ensure_future(self.try_write())
            # whoever asked may be gone by then
            self.trial.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(self.trial)

    async def try_write(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.touch()
        except TimeoutError:
            raise StoreDown("it does not write") from None
        finally:
            self.at = time.monotonic()
