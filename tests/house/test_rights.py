"""Who may send what in which phase: every command, everybody, every phase, every game."""

from collections.abc import Callable
from functools import cache, partial

import msgspec
import pytest

from pellmell.catalogue import all_games
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.messages import Command, EndRound, HouseCommand, Right, TimeUp
from pellmell.kit.phases import Phase
from pellmell.play.messages import (
    ChangeGame,
    Leave,
    Open,
    PassHost,
    Pause,
    Player,
    Promise,
    Ready,
    Rematch,
    Reopen,
    Resume,
    Rise,
    SetAway,
    SetBot,
    SetOptions,
    Signal,
    Sit,
    VoteToEnd,
)
from pellmell.play.pause_messages import AnswerPause, AskPause, LapsePause, PlayOn
from pellmell.play.seat_messages import AddSeat, SetName, SitOut, TakeOver
from pellmell.testing import Guest, Town, dealt, random_round, variants
from pellmell.testing.selection import games_for
from pellmell.wire.requests import (
    AddBot,
    Admission,
    AdmitScreen,
    FillSeat,
    GoOn,
    HandOn,
    Kick,
    React,
    Reaction,
    Rename,
    SendAway,
    SetAdmission,
    SetTable,
    SitDown,
    TableSettings,
    Withdraw,
)

SHARED: tuple[Command, ...] = (
    SitDown("Eve"),
    AddBot(),
    Kick(1),
    HandOn(1),
    SetTable(TableSettings(away="on")),
    AdmitScreen(5),
    SetAdmission(Admission(locked=True)),
    SendAway(4),
    React(Reaction.WOW),
    GoOn(),
    Rise(),
    SetOptions({}),
    Open(),
    Rematch(),
    Reopen(),
    Ready(),
    Signal(),
    VoteToEnd(),
    Leave(),
    Sit(Player("Eve")),
    PassHost(1),
    Promise("00" * 32),
    SetAway(1, away=True),
    SetBot(1, bot=True),
    Pause(),
    Resume(),
    Withdraw(),
    Rename("Eve"),
    FillSeat(1),
    ChangeGame("nonsense"),
    SitOut(),
    AskPause(),
    AnswerPause(agree=True),
    LapsePause(),
    PlayOn(1),
    SetName(1, "Eve"),
    TakeOver(1, Player("Eve")),
    AddSeat(Player("Eve")),
    TimeUp("start"),
    EndRound(),
)


@cache
def everything(name: str) -> tuple[Command, ...]:
    """What is the same at every table, and one of each command that the game knows, as it was played."""
    game = all_games()[name]
    played: dict[type[Command], Command] = {}
    for variant in variants(game, 3):
        seed = seed_from(variant.name)
        position = dealt(game, variant.options, 3, seed)
        for step in random_round(game, position, 3, Chance(seed).stream("play")):
            played.setdefault(type(step.command), step.command)
    assert set(game.commands) <= set(played)
    return (*SHARED, *(played[kind] for kind in game.commands))


class Evening:
    """A table of three with a watcher and a screen, in a phase of one's choice."""

    def __init__(self, game: str, phase: Phase) -> None:
        self.town = Town()
        self.code = self.town.open(game)
        self.host, self.player = self.town.come(self.code, "Anna"), self.town.come(self.code, "Ben")
        self.host.do(SetTable(TableSettings(away="pause")))
        self.third = self.town.come(self.code, "Cleo")
        self.watcher = self.town.come(self.code)
        self.screen = self.town.come(self.code, screen=True)
        self._reach(phase)

    def guests(self) -> dict[Right, list[Guest]]:
        return {
            Right.ANYBODY: [self.watcher, self.screen],
            Right.PLAYER: [self.player],
            Right.HOST: [self.host],
        }

    @property
    def phase(self) -> Phase:
        return self.town.live(self.code).phase

    def state(self) -> bytes:
        live = self.town.live(self.code)
        return live.snapshot() + msgspec.json.encode(live.record())

    def _reach(self, phase: Phase) -> None:
        steps: list[Callable[[], object]] = [
            partial(self.host.do, Open()),
            partial(self.host.do, Ready()),
            partial(self.player.do, Ready()),
            partial(self.third.do, Ready()),
            *[partial(self.town.pass_time, 900)] * 130,
        ]
        for step in steps:
            if self.phase is phase:
                return
            if self.phase is Phase.RACING and phase is Phase.PAUSED:
                self.third.lose_line()
            elif self.phase is Phase.RACING:
                for guest in (self.host, self.player, self.third):
                    guest.do(VoteToEnd())
            step()
        assert self.phase is phase


PHASES = [
    Phase.GATHERING,
    Phase.READYING,
    Phase.COUNTDOWN,
    Phase.RACING,
    Phase.PAUSED,
    Phase.STOPPED,
    Phase.SCORED,
]
EVENINGS = [
    (game.name, phase)
    for phase in PHASES
    for game in games_for(3, rounds=2 if phase is Phase.SCORED else 1)  # after the last one a match is over
]


@pytest.mark.parametrize(("game", "phase"), EVENINGS)
def test_who_has_no_right_is_told_so_and_nothing_changes(game: str, phase: Phase) -> None:
    evening = Evening(game, phase)
    for right, guests in evening.guests().items():
        for guest in guests:
            for command in everything(game):
                if right < command.allowed_to:
                    before = evening.state()
                    refused = guest.do(command)
                    assert refused is not None, (right, command)
                    assert evening.state() == before, (right, command)


@pytest.mark.parametrize(("game", "phase"), EVENINGS)
def test_out_of_its_phase_every_command_is_refused_and_nothing_changes(game: str, phase: Phase) -> None:
    evening = Evening(game, phase)
    for command in everything(game):
        if phase not in command.phases:
            before = evening.state()
            assert evening.host.do(command) is not None, command
            assert evening.state() == before, command


def test_every_command_of_the_house_is_nobodys() -> None:
    for command in SHARED:
        if isinstance(command, HouseCommand):
            assert command.allowed_to is Right.HOUSE


def test_a_seated_guest_does_not_sit_twice() -> None:
    evening = Evening("dice", Phase.GATHERING)
    refused = evening.player.do(SitDown("Ben again"))
    assert refused is not None
    assert "seat already" in refused.reason
