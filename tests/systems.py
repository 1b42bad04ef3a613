"""What a test needs of the operating system. Linux has it all; elsewhere such tests are skipped, and say why."""

from __future__ import annotations

import os
import sys

import pytest

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc, which only Linux has")
POSIX = pytest.mark.skipif(os.name != "posix", reason="Windows has no signals and no locks of this kind")
