"""What decides where an event of the board game leads: a column of a table of docs/protocol.md."""

DECIDES = {
    "race_stopped": "`checking` in the board game where `mistakes` is `called`.",
    "scored": "`choosing` if somebody has a duty to choose: "
    "see [rounds.md](../src/pellmell/games/board/rounds.md#choosing)",
    "token_placed": "`countdown` with the fourth token",
    "chosen": "`choosing` while anybody has a duty left. Then, after the score `scored`; before the race "
    "`preparing` if tokens are to be placed, else `countdown`. In a pause: stays `paused`",
}
