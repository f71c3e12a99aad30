"""The Chromium that measures, tests and pictures are made with is looked for here."""

import os
import shutil
from pathlib import Path

NAMED = "PELLMELL_CHROMIUM"
NAMES = "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"
ON_A_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")

# What nobody sees. The popups of the address bar are two pages more for each of ours; the rest is what
# Playwright would switch off, if this did not take its place.
UNUSED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
)


def find_chromium() -> str | None:
    """None: Playwright may have brought one along."""
    named = os.environ.get(NAMED)
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    return found or (str(ON_A_MAC) if ON_A_MAC.exists() else None)


def chromium_flags() -> list[str]:
    """Its sandbox does not work for root, as which containers run."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [f"--disable-features={','.join(UNUSED)}", *(["--no-sandbox"] if is_root else [])]
