"""`python tools/mapmaker GAME --geo DIR`"""

import sys
from pathlib import Path

if not __package__:  # run as a folder: the package's own folder must not be where imports start
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from mapmaker.command import main

sys.exit(main())
