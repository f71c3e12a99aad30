"""Every phase x every command x everybody who could try it, for every game.

`python -m tests.play.phases` writes what comes of it to docs/phases.md.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from pellmell.catalogue import all_games
from pellmell.kit.chance import Chance, seed_from
from pellmell.kit.game import AnyGame
from pellmell.kit.messages import Command, EndRound, TimeUp
from pellmell.kit.phases import Phase
from pellmell.kit.refusal import Malformed, Refusal
from pellmell.kit.seats import HOUSE, Seat
from pellmell.play.messages import (
    ChangeGame,
    GiveUp,
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
from pellmell.play.vocabulary import MATCH_COMMANDS, TABLE_COMMANDS
from pellmell.testing import Strangers, quickest, variants
from tests.play.house import House, woken
from tests.rules.ids import ROOT, stated

PAGE = ROOT / "docs" / "phases.md"
RULES = frozenset(stated())
ROLES: dict[str, tuple[Seat, ...]] = {"host": (0,), "player": (1,), "house": (HOUSE,), "nobody": (99, -2)}
PLAYERS = (0, 1)
STEPS = 400
SHARED: tuple[type[Command], ...] = tuple(dict.fromkeys((*TABLE_COMMANDS, *MATCH_COMMANDS, TimeUp)))

AT_THE_TABLE: tuple[Command, ...] = (
    Sit(Player("Willow")),
    Sit(Player("Ash")),
    Rise(),
    SetOptions({}),
    SetOptions({"nonsense": 1}),
    *(ChangeGame(game) for game in ("nonsense", *all_games())),
    Open(),
    Rematch(),
    GiveUp(),
    Reopen(),
    *(PassHost(seat) for seat in (1, 99)),
    Promise("00" * 16),
    Ready("ab"),
    Signal(),
    VoteToEnd(),
    *(SetAway(seat, away) for seat in (1, 99) for away in (True, False)),
    *(SetBot(seat, bot) for seat in (1, 99) for bot in (True, False)),
    Leave(),
    Pause(),
    Resume(),
    *(SetName(seat, "Willow") for seat in (1, 99)),
    *(TakeOver(seat, Player("Willow")) for seat in (1, 99)),
    AddSeat(Player("Willow")),
    *(SitOut(out) for out in (True, False)),
    AskPause(),
    *(AnswerPause(agree) for agree in (True, False)),
    LapsePause(),
    *(PlayOn(seat) for seat in (0, 1, 99)),
    TimeUp("no such timer"),
    EndRound(),
)


@dataclass
class Scenes:
    """Tables of one game, asleep, by the phase they are in; and pieces of commands seen on the way."""

    strangers: Strangers
    tables: dict[Phase, list[bytes]] = field(default_factory=lambda: defaultdict(list))
    sights: set[tuple[Phase, object]] = field(default_factory=set[tuple[Phase, object]])

    def add(self, house: House) -> None:
        self.tables[house.phase].append(house.saved())

    def add_if_new(self, house: House) -> None:
        """Only if the table is in a new phase, or somebody could do there what nobody could before."""
        legal = [command for seat in PLAYERS for command in house.match.legal(seat)]
        for command in legal[:: 1 + len(legal) // 20]:
            self.strangers.note(command)
        sights = {(house.phase, sight) for sight in (None, bool(house.match.clock.next()), *map(type, legal))}
        if not sights <= self.sights:
            self.sights |= sights
            self.add(house)


@cache
def scenes(game: AnyGame) -> Scenes:
    """A table in every phase that the game knows, brought there by real commands, with every option."""
    found, players = Scenes(Strangers(game)), game.seats[0]
    house = House(game, players)
    found.add(house)
    _between_rounds(house.open(), found)
    for variant in variants(game, players):
        wanderer = House(game, players, variant.options).open()
        for _ in wanderer.wander("phases", STEPS):
            found.add_if_new(wanderer)
    _pauses(found)
    _endings(game, players, found)
    return found


def _between_rounds(house: House, found: Scenes) -> None:
    """Before the first round, and after it, unless a match has only one."""
    for _ in range(2):
        if house.phase is Phase.OVER:
            return
        found.add(house)
        house.do(HOUSE, Promise("00" * 16))
        found.add(house)
        for seat in house.match.people.present:
            house.do(seat, Ready())
        found.add(house)
        house.do(0, Signal())
        while house.phase not in VoteToEnd.phases:
            house.time_up()
        house.vote_out()


def _pauses(found: Scenes) -> None:
    for phase in Phase:
        if phase in found.tables and phase in Pause.phases:
            house = woken(found.tables[phase][0])
            house.do(HOUSE, Pause())
            found.add(house)
            if phase is Phase.RACING:
                house.do(HOUSE, Resume())
                found.add(house)
            _agreed_pause(woken(found.tables[phase][0]), found)


def _agreed_pause(house: House, found: Scenes) -> None:
    """Asked for, and on, with one who would go on."""
    first, *others = house.match.people.present
    house.do(first, AskPause())
    found.add(house)
    for seat in others:
        house.do(seat, AnswerPause(agree=True))
    house.do(HOUSE, PlayOn(first))
    found.add(house)


def _endings(game: AnyGame, players: int, found: Scenes) -> None:
    """With everybody there, and after somebody has left."""
    for leaves in (False, True):
        house = House(game, players, quickest(game, players)).open().race()
        if leaves:
            house.do(1, Leave())
            found.add(house)
        found.add(house.finish())
    _with_free_seats(game, players, found)


def _with_free_seats(game: AnyGame, players: int, found: Scenes) -> None:
    """Between two rounds, where a seat was left; and where somebody more may join."""
    house = House(game, players).open()
    house.do(1, Leave())
    found.add(house)
    house = House(game, players).open().race().vote_out()
    house.do(1, Leave())
    found.add(house)
    for more in game.seats:
        if game.may_grow(game.options(), more) and more + 1 in game.seats:
            found.add(House(game, more).open())
            found.add(House(game, more).open().race().vote_out())
            break


@dataclass(frozen=True)
class Answer:
    """What became of a command: accepted, or why not."""

    phase: Phase
    command: type[Command]
    role: str
    refusal: Refusal | Malformed | None


@cache
def answers(game: AnyGame) -> list[Answer]:
    return list(_answers(game))


def _answers(game: AnyGame) -> Iterator[Answer]:
    """Tries everything; what is refused has changed nothing, else this fails."""
    scene = scenes(game)
    for phase, tables in scene.tables.items():
        for saved in tables:
            commands = commands_for(scene, woken(saved))
            for role, seats in ROLES.items():
                for seat in seats:
                    for command, refusal in tried(saved, seat, commands):
                        yield Answer(phase, type(command), role, refusal)


def commands_for(scene: Scenes, house: House) -> list[Command]:
    """All shared ones, those that are legal, the timers that run, and some strange ones."""
    chance = Chance(seed_from("strange")).stream(house.phase)
    strange = [scene.strangers.one(chance) for _ in range(12)]
    legal: list[Command] = []
    timers: list[Command] = []
    if house.table.match:
        timers = [TimeUp(timer) for timer in house.match.clock.deadlines]
        for seat in PLAYERS:
            legal += {type(command): command for command in house.match.legal(seat)}.values()
    return [*AT_THE_TABLE, *timers, *legal, *filter(None, strange)]


def tried(
    saved: bytes, seat: Seat, commands: list[Command]
) -> Iterator[tuple[Command, Refusal | Malformed | None]]:
    house, refused = woken(saved), list[Command]()
    for command in commands:
        refusal = _refusal(house, seat, command)
        if refusal is None:
            house = woken(saved)
        else:
            refused.append(command)
        yield command, refusal
    _check_traces(saved, seat, refused)


def _refusal(house: House, seat: Seat, command: Command) -> Refusal | Malformed | None:
    try:
        house.table.perform(seat, command, time_for(house, command))
    except (Refusal, Malformed) as refusal:
        return refusal
    return None


def _check_traces(saved: bytes, seat: Seat, refused: list[Command]) -> None:
    """What is refused changes nothing. All is looked at together first: to save a table takes time."""
    house = woken(saved)
    before = house.saved()
    for command in refused:
        assert _refusal(house, seat, command), f"refused in {house.phase}, but not the next time: {command}"
    if house.saved() == before:
        return
    for command in refused:
        house = woken(saved)
        _refusal(house, seat, command)
        assert house.saved() == before, f"refused in {house.phase}, but not without a trace: {command}"
    raise AssertionError(f"something refused in {house.phase} leaves a trace: {refused}")


def time_for(house: House, command: Command) -> int:
    if isinstance(command, TimeUp) and house.table.match:
        return house.match.clock.deadlines.get(command.timer, house.now)
    return house.now


def page() -> str:
    """The whole table for people: commands x phases, and who may."""
    found = {game: answers(game) for game in all_games().values()}
    everywhere = [answer for game in found.values() for answer in game]
    lines = [INTRODUCTION, "## At every table", "", *_table(SHARED, everywhere)]
    for game, own in found.items():
        lines += ["", f"## {game.title}", "", *_table(game.commands, own)]
    return "\n".join(lines) + "\n"


INTRODUCTION = """# Which command in which phase

Every phase and every command, tried as host, as another player, as the house and from a seat that is not
there, for every game and every value of every option. An empty cell: always refused, with a reason, and
nothing changes. A cell names who may, if the rules of the game have nothing against it.
`python -m tests.play.phases` writes this page; a test says whether it is current.
"""


def _table(commands: tuple[type[Command], ...], found: list[Answer]) -> Iterator[str]:
    phases = [phase for phase in Phase if any(answer.phase is phase for answer in found)]
    yield "| command | " + " | ".join(phases) + " |"
    yield "|---" * (len(phases) + 1) + "|"
    for command in commands:
        cells = [_cell([a for a in found if a.command is command and a.phase is phase]) for phase in phases]
        yield f"| {command.__struct_config__.tag} | " + " | ".join(cells) + " |"


def _cell(found: list[Answer]) -> str:
    roles = {answer.role for answer in found if answer.refusal is None}
    if "player" in roles or (roles == {"host"} and found[0].command not in SHARED):
        roles = roles - {"host"} | {"player"}
    return ", ".join(role for role in ("player", "host", "house", "nobody") if role in roles)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
