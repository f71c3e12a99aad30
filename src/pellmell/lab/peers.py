"""Other people's engines, to measure against: those that are installed.

Each plays whole games at random through its own rules, as ours do. They are no dependencies of the
package; `./run bench rules` installs those that are pinned for it.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from pellmell.lab.contest import Contender


def peers() -> Iterator[Contender]:
    if find_spec("rlcard"):
        yield Contender("rlcard uno", "actions", _rlcard_run("uno"))
        yield Contender("rlcard uno, without its agents", "actions", _rlcard_step("uno"))
        yield Contender("rlcard gin rummy", "actions", _rlcard_run("gin-rummy"))
    if find_spec("pyspiel"):
        for name in ("gin_rummy", "hearts", "crazy_eights"):
            yield Contender(f"open_spiel {name} (C++)", "actions", _open_spiel(name))


def _rlcard_run(name: str) -> Callable[[], int]:
    """As its documentation does it: its own loop with its own random agents."""
    rlcard, agents = import_module("rlcard"), import_module("rlcard.agents")
    env: Any = rlcard.make(name, config={"seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return work


def _rlcard_step(name: str) -> Callable[[], int]:
    """The quickest way round its agents: a bare loop over the environment's steps."""
    env: Any = import_module("rlcard").make(name, config={"seed": 1})
    random = Random(1)

    def work() -> int:
        steps = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return work


def _open_spiel(name: str) -> Callable[[], int]:
    game: Any = import_module("pyspiel").load_game(name)
    random = Random(1)

    def work() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return work
