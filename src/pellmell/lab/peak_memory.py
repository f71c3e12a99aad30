"""The peak memory of this process is asked of the system, where the system tells."""

import sys

if sys.platform == "win32":

    def peak_bytes() -> int | None:
        return None

else:
    import resource

    def peak_bytes() -> int | None:
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024
