"""The one part that pyproject.toml cannot say yet: a compiled body that an install may do without."""

from setuptools import Extension, setup

setup(ext_modules=[Extension("grognard.kernel._reach", ["src/grognard/kernel/_reach.c"], optional=True)])
