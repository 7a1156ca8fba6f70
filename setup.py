"""What pyproject.toml cannot say: a compiled body that a package may lack, and a table that it may not."""

import os
import re
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).parent
PAGE = HERE / "src" / "grognard" / "server" / "static" / "index.html"
# Where this is published, such as https://example.org/grognard/: links and pictures begin with it.
HOME = os.environ.get("GROGNARD_PUBLISHED_AT", "")


def want_client() -> None:
    """A package without its table would be announced and not be there."""
    if not PAGE.is_file():
        sys.exit("grognard: the client is not built, and belongs into the package: run `make wheel`")


class BuildPython(build_py):
    def run(self) -> None:
        if not self.editable_mode:  # whoever develops builds the client beside it
            want_client()
        super().run()


class SourceArchive(sdist):
    def run(self) -> None:
        want_client()
        super().run()


def description() -> str:
    """The README as a package shows it: away from here, a relative link leads nowhere."""
    text = (HERE / "README.md").read_text(encoding="utf-8")
    if HOME:
        return re.sub(r"\]\((?!https?:)", f"]({HOME}", text)
    text = re.sub(r"!\[[^]]*\]\((?!https?:)[^)]*\)\n*", "", text)
    return re.sub(r"\[([^]]*)\]\((?!https?:)[^)]*\)", r"\1", text)


# GROGNARD_PURE=1 makes the wheel for every system. The compiled body asks for private functions of one
# version of Python: its wheels are made for each.
PURE = os.environ.get("GROGNARD_PURE") == "1"
BODY = Extension("grognard.kernel._reach", ["src/grognard/kernel/_reach.c"], optional=True)

setup(
    ext_modules=[] if PURE else [BODY],
    cmdclass={"build_py": BuildPython, "sdist": SourceArchive},
    long_description=description(),
    long_description_content_type="text/markdown",
    project_urls={"Homepage": HOME, "Changelog": f"{HOME}CHANGELOG.md"} if HOME else {},
)
