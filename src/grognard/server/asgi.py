"""What a worker process runs: the application with the settings of its environment."""

import os

from grognard.server.app import application
from grognard.server.settings import from_env

app = application(from_env(os.environ))
