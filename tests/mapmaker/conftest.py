from pathlib import Path

import pytest
from tests.mapmaker.country import Country


@pytest.fixture
def country(tmp_path: Path) -> Country:
    return Country(tmp_path)
