"""What docs/run-your-own.md hands out, tried as far as one can without a second machine."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from grognard.cli.main import ADMIN
from grognard.server.settings import from_env

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "run-your-own.md").read_text(encoding="utf-8")
SETTING = re.compile(r"GROGNARD_[A-Z_]+[A-Z]")


class Asked(dict[str, str]):
    """Surroundings that remember what they were asked for."""

    def __init__(self) -> None:
        super().__init__(GROGNARD_SMTP_HOST="mail.example.org", GROGNARD_SMTP_FROM="a@example.org")
        self.names: set[str] = set()

    def get(self, name: str, default: str = "") -> str:  # type: ignore[override]
        self.names.add(name)
        return super().get(name, default)


def known() -> set[str]:
    asked = Asked()
    from_env(asked)
    return asked.names | {"GROGNARD_NO_BROWSER", "GROGNARD_DEBUG"}


@pytest.mark.parametrize("name", ["compose.yaml", "Containerfile", "grognard.service"])
def test_every_setting_that_is_named_exists(name):
    assert set(SETTING.findall((DEPLOY / name).read_text(encoding="utf-8"))) <= known()


def test_the_page_names_settings_and_commands_that_exist():
    assert set(SETTING.findall(PAGE)) <= known()
    said = re.findall(r"^grognard admin (\w+)", PAGE, re.MULTILINE)
    assert set(said) <= set(ADMIN)
    assert set(ADMIN) - set(said) <= {"done", "unmute", "unban"}
    for file in re.findall(r"deploy/[\w.-]*\w", PAGE):
        assert file == "deploy/.env" or (ROOT / file).exists(), file


def test_the_services_wait_for_each_other_and_name_what_is_there():
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = found["services"]
    assert services.keys() == {"proxy", "table", "database"}
    assert services["table"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert (
        DEPLOY / services["table"]["build"]["context"] / services["table"]["build"]["dockerfile"]
    ).is_file()
    named = {volume.split(":")[0] for one in services.values() for volume in one.get("volumes", ())}
    assert {name for name in named if not name.startswith(".")} == set(found["volumes"])
    env = {
        line.split("=")[0]
        for line in (DEPLOY / "env.example").read_text(encoding="utf-8").splitlines()
        if "=" in line
    }
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    assert wanted == env
    assert "ports" not in services["table"], "only the proxy is reached from outside"


def test_what_the_container_copies_is_there():
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE):
        for name in line.split()[:-1]:
            assert (ROOT / name).exists(), name


def test_the_unit_is_one(tmp_path):
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd-analyze is not here")
    unit = (DEPLOY / "grognard.service").read_text(encoding="utf-8")
    unit = unit.replace("/opt/grognard/bin/grognard", shutil.which("true") or "/bin/true")
    (tmp_path / "grognard.service").write_text(unit, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / "grognard.service"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "Unknown" not in done.stderr
