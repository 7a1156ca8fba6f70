"""Packages that not everybody has."""

from __future__ import annotations

from importlib import import_module

from grognard.kernel.errors import BadInput


def require_extra(*packages: str, extra: str = "ml") -> None:
    """One clear line when a package is missing."""
    for package in packages:
        try:
            import_module(package)
        except ImportError:
            raise BadInput(
                f'the learning API needs the package {package}: pip install "grognard[{extra}]"'
            ) from None
