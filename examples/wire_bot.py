"""A bot that plays at a table of some house, over the wire.

python examples/wire_bot.py http://127.0.0.1:8765 --code ABC234     sits down at a table
python examples/wire_bot.py http://127.0.0.1:8765 --now dice        plays with bots of the house
python examples/wire_bot.py http://127.0.0.1:8765 --now dice --bot examples/own_bot.py
"""

import argparse
import asyncio
import secrets
from collections.abc import Callable

from pellmell.client import Client, CommandRefused, TableLine, Witness
from pellmell.kit.chance import Chance
from pellmell.kit.game import Bot
from pellmell.kit.messages import Command, Gesture
from pellmell.kit.phases import Phase
from pellmell.lab.contestants import find_bot

chance = Chance(secrets.token_bytes(32)).stream("wire bot")


def judge_like_the_house(table: TableLine) -> Command | None:
    """What the game's own judgement makes of what lies open."""
    return judge_like(table.game.bot)(table)


def judge_like(bot: Bot) -> Callable[[TableLine], Command | None]:
    """A judgement that can also be sent into a duel: see own_bot.py."""

    def judge(table: TableLine) -> Command | None:
        if table.view is None or table.seat is None:
            return None
        return bot.choose(table.view, table.seat, chance)

    return judge


def judge_by_chance(table: TableLine) -> Command | None:
    """A judgement of one's own: put something down if you can, else do whatever is allowed."""
    commands = table.legal()
    placements = [command for command in commands if command.gesture is Gesture.PLACE]
    return chance.pick(placements or commands) if commands else None


async def play(table: TableLine, judge: Callable[[TableLine], Command | None], think: float) -> None:
    while table.phase is not Phase.OVER:
        await asyncio.sleep(think)
        try:
            if table.mirror.may_get_ready:
                await table.get_ready()
            elif command := judge(table):
                await table.do(command)
            else:
                await table.change(within=1.0)
        except CommandRefused as refused:
            print(f"refused: {refused}")


async def check_deals(table: TableLine) -> None:
    """A house that deals otherwise than it promised ends the game."""
    witness = Witness(table.mirror)
    async for frame in table:
        witness.hear(frame)


def judgement(arguments: argparse.Namespace) -> Callable[[TableLine], Command | None]:
    if arguments.bot:
        return judge_like(find_bot(arguments.bot)())
    return judge_by_chance if arguments.by_chance else judge_like_the_house


async def main(arguments: argparse.Namespace) -> None:
    client = Client(arguments.url)
    code, secret = arguments.code, ""
    if not code:
        taken = await client.play_now(arguments.now, arguments.name)
        code, secret = taken.code, taken.secret
    async with client.join(code, arguments.name, secret) as table, asyncio.TaskGroup() as group:
        print(f"{arguments.name} {'sits' if table.waiting is None else 'waits for a seat'} at table {code}")
        checking = group.create_task(check_deals(table))
        await play(table, judgement(arguments), arguments.think)
        checking.cancel()
        for player, total in zip(table.players, table.totals, strict=True):
            print(f"{player.name}: {total}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("url", help="the address of the house")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--code", default="", help="the code of a table")
    where.add_argument("--now", metavar="GAME", help="a game to play at once, with bots of the house")
    parser.add_argument("--name", default="Wire bot")
    parser.add_argument("--think", type=float, default=0.5, help="seconds before it looks again")
    parser.add_argument("--by-chance", action="store_true", help="a judgement of its own, by chance")
    parser.add_argument("--bot", default="", metavar="FILE", help="a judgement such as own_bot.py")
    asyncio.run(main(parser.parse_args()))
