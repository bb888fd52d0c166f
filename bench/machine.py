"""What the figures were measured on."""

from __future__ import annotations

import os
import platform
from pathlib import Path


def cpu_model() -> str:
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def load() -> str:
    """The load averages of 1, 5 and 15 minutes."""
    return " ".join(f"{average:.2f}" for average in os.getloadavg())


def describe() -> dict[str, str]:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cpu": f"{cpu_model()}, {os.cpu_count()} logical cores",
        "load": load(),
    }
