"""A patient node of the next release: `python -m tests.web.nodes.newer_node` takes what `pellmell` takes."""

import runpy

from pellmell.stores.postgres import fence
from tests.web.nodes.patience import patient_nodes

MODULE = "tests.web.nodes.newer_node"

if __name__ == "__main__":
    fence.RELEASE += 1  # before anybody looks
    with patient_nodes():
        runpy.run_module("pellmell", run_name="__main__", alter_sys=True)
