"""What all tests share: no test fails because the machine is busy."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("grognard", deadline=None)
settings.load_profile("grognard")
