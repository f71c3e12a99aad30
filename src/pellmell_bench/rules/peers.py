"""Peers are other people's game engines to measure against: those that are installed.

Each plays whole games at random through its own rules, as ours do. They are no dependencies of the
package; `./run bench rules` installs those that are pinned for it.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from typing import Any

from pellmell_bench.rules.contest import Contender

BATCH = 1024  # games that pgx plays side by side: it is made for that


def peers() -> Iterator[Contender]:
    if find_spec("rlcard"):
        yield Contender("rlcard uno", "actions", _rlcard_run("uno"))
        yield Contender("rlcard uno, without its agents", "actions", _rlcard_step("uno"))
        yield Contender("rlcard gin rummy", "actions", _rlcard_run("gin-rummy"))
    if find_spec("pyspiel"):
        for name in ("gin_rummy", "hearts", "crazy_eights"):
            yield Contender(f"open_spiel {name} (C++)", "actions", _open_spiel(name))
    if find_spec("pettingzoo") and find_spec("pygame"):
        yield Contender("pettingzoo connect four", "actions", _pettingzoo("connect_four-v3"))
        if find_spec("rlcard"):
            yield Contender("pettingzoo texas hold'em", "actions", _pettingzoo("texas_holdem-v4"))
    if find_spec("pgx"):
        for name in ("connect_four", "leduc_holdem"):
            yield Contender(f"pgx {name} (JAX, {BATCH} at once)", "actions", _pgx(name))


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


def _pettingzoo(name: str) -> Callable[[], int]:
    env: Any = import_module("pettingzoo").make("aec", f"classic/{name}")
    env.reset(seed=1)
    random = Random(1)

    def work() -> int:
        steps = 0
        env.reset()
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(random.choice(mask.nonzero()[0]))
            steps += 1
        return steps

    return work


def _pgx(name: str) -> Callable[[], int]:
    """All games of a batch to their end, compiled as one."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(name)
    seeds = count(1)

    def are_going(state: Any) -> Any:
        return ~(state.terminated | state.truncated)

    def is_any_going(playing: Any) -> Any:
        return are_going(playing[1]).any()

    def step(playing: Any) -> Any:
        key, state, steps = playing
        key, now = jax.random.split(key)
        legal = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        state_after = jax.vmap(env.step)(state, jax.random.categorical(now, legal))
        return key, state_after, steps + are_going(state).sum()

    def play(key: Any) -> Any:
        key, deal = jax.random.split(key)
        dealt = jax.vmap(env.init)(jax.random.split(deal, BATCH))
        return jax.lax.while_loop(is_any_going, step, (key, dealt, 0))[-1]

    compiled = jax.jit(play)
    return lambda: int(compiled(jax.random.key(next(seeds))))
