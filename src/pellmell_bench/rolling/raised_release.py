"""A node of the next release, as far as others can see: a table that it has had is not for an older one."""

import runpy

from pellmell.stores.postgres import fence

if __name__ == "__main__":
    fence.RELEASE += 1  # before anybody looks
    runpy.run_module("pellmell", run_name="__main__", alter_sys=True)
