// A table as a client knows it: the frames of the house, folded. It knows no socket.

import { GAMES } from "./games/index.mjs";

/** Frames are missing: connect again, and say what was seen last. */
export class FrameMissing extends Error {}

export class Mirror {
  epoch = 0;
  number = 0; // of the last numbered frame, within the epoch
  seat = null;
  waiting = null; // our number, while we wait for a seat
  table = null;
  round = null;

  get game() {
    return GAMES[this.table.game];
  }

  /** The next round waits for us, and its seed is promised. */
  get mayGetReady() {
    const { phase, match, out = [] } = this.table;
    const between = (phase === "readying" || phase === "scored") && !out.includes(this.seat);
    return between && Boolean(match.seed_hash) && !(match.ready ?? []).includes(this.seat);
  }

  /** What the rules let us do next, if we may do anything. */
  choose() {
    const standsStill = this.round && this.table.phase !== this.round.phase;
    if (!this.round || standsStill || this.seat === null) return null;
    return this.game.choose(this.round, this.seat, this.table.options);
  }

  hear(frame) {
    switch (frame.frame) {
      case "welcome":
      case "moved": // the house has given us a seat, or a place among those who wait
        this.seat = frame.seat ?? null;
        this.waiting = frame.waiting ?? null;
        break;
      case "seated":
        this.seat = frame.seat;
        break;
      case "listed": // no seat is free: we wait for one
        this.waiting = frame.number;
        break;
      case "snapshot":
        this.epoch = frame.epoch;
        this.number = frame.number;
        this.table = frame.table;
        this.round = frame.round ?? null;
        break;
      case "happened":
        this.#happened(frame);
        break;
    }
  }

  /** A snapshot may have told it already. */
  #happened({ number, events, round, match }) {
    if (number <= this.number) return;
    if (number > this.number + 1) throw new FrameMissing(`frame ${number} follows on ${this.number}`);
    this.number = number;
    for (const event of events) this.#fold(event);
    if (match) this.table.match.id = match;
    if (round) {
      this.round = structuredClone(round);
      this.table.phase = round.phase;
    }
  }

  #fold(event) {
    const inRound = roundFolds[event.event] ?? this.game.folds[event.event];
    if (this.round && inRound) this.#foldRound(event);
    else tableFolds[event.event]?.(this, event);
  }

  /** In a pause, and in the countdown after it, the table's phase is not the round's. */
  #foldRound(event) {
    const { table, round } = this;
    const standsStill = table.phase !== round.phase;
    roundFolds[event.event]?.(round, event);
    this.game.folds[event.event]?.(round, structuredClone(event), table.options);
    const votedOut = event.event === "race_stopped" && event.ending === "vote";
    if (!standsStill || votedOut) table.phase = round.phase;
  }
}

// What every round has

const roundFolds = {
  race_stopped(round, event) {
    round.phase = "stopped";
    round.ending = event;
  },
  frozen(round) {
    round.phase = "frozen";
    round.freezes = (round.freezes ?? 0) + 1;
  },
  thawed(round) {
    round.phase = "racing";
  },
  departed(round, { seat }) {
    round.gone = [...(round.gone ?? []), seat];
  },
  scored(round, { result }) {
    round.phase = "scored";
    round.score = result;
  },
};

// What a table has

const tableFolds = {
  sat_down({ table }, { player }) {
    table.players.push(player);
  },
  rose(mirror, { seat }) {
    clear(mirror, [seat]);
  },
  options_set({ table }, { options, chosen }) {
    table.options = options;
    if (chosen) table.chosen = chosen;
    else delete table.chosen;
  },
  table_set({ table }, { settings }) {
    table.settings = settings;
  },
  admission_set({ table }, { admission }) {
    table.admission = admission;
  },
  host_passed({ table }, { seat }) {
    table.host = seat;
  },
  game_changed({ table }, { game, options }) {
    Object.assign(table, { game, options });
  },
  renamed({ table }, { seat, name }) {
    table.players[seat].name = name;
    const stints = (table.match?.stints ?? []).filter((stint) => stint.seat === seat);
    const last = stints.sort((one, other) => other.since - one.since)[0];
    if (last) last.name = name;
  },
  seat_changed(mirror, { seat, player }) {
    const { table } = mirror;
    const { match } = table;
    const [since, stints] = [match.round + 1, match.stints ?? []];
    if (!stints.some((stint) => stint.seat === seat))
      stints.push({ seat, since: 1, name: table.players[seat].name });
    const kept = stints.filter((stint) => stint.seat !== seat || stint.since !== since);
    match.stints = [...kept, { seat, since, name: player.name }];
    table.players[seat] = player;
    table.out = without(table.out, seat);
    for (const list of ["away", "gone", "ready"]) match[list] = without(match[list], seat);
    if (mirror.seat === seat) mirror.seat = null;
  },
  seat_added({ table }, { player, points }) {
    const { match } = table;
    const stint = { seat: table.players.length, since: match.round + 1, name: player.name };
    match.stints = [...(match.stints ?? []), stint];
    table.players.push(player);
    match.totals.push(points);
    match.handicaps.push(0);
  },
  sits_out({ table }, { seat, out }) {
    table.out = out ? sorted([...(table.out ?? []), seat]) : without(table.out, seat);
  },
  waiting_set({ table }, { waiting, surplus = [] }) {
    Object.assign(table, { waiting, surplus });
  },
  evening_set({ table }, { evening }) {
    table.evening = evening;
  },
  match_opened(mirror, { handicaps, away = [], out = [] }) {
    clear(mirror, mirror.table.match?.gone ?? []);
    const totals = mirror.table.players.map(() => 0);
    mirror.table.match = { round: 0, totals, handicaps, away };
    mirror.table.phase = "readying";
    mirror.table.out = out;
    for (const seat of out) mirror.table.players[seat].bot = true;
  },
  table_reopened(mirror) {
    clear(mirror, mirror.table.match.gone ?? []);
    delete mirror.table.match;
    mirror.round = null;
    mirror.table.phase = "gathering";
  },
  seed_promised({ table }, { hash }) {
    table.match.seed_hash = hash;
  },
  got_ready: ({ table }, { seat }) => join(table.match, "ready", seat),
  dealt({ table }, { round }) {
    Object.assign(table.match, { round, contests: [] });
  },
  voted: ({ table }, { seat }) => join(table.match, "votes", seat),
  went_away: ({ table }, { seat }) => join(table.match, "away", seat),
  came_back({ table }, { seat }) {
    table.match.away = table.match.away.filter((other) => other !== seat);
  },
  left(mirror, { seat }) {
    join(mirror.table.match, "gone", seat);
    if (mirror.seat === seat) mirror.seat = null;
  },
  bot_took_over({ table }, { seat }) {
    table.players[seat].bot = true;
  },
  player_took_over({ table }, { seat }) {
    table.players[seat].bot = false;
  },
  contests_counted({ table }, { seats }) {
    table.match.contests = seats;
  },
  pause_asked({ table }, { seat }) {
    table.match.pause = { by: seat, agreed: [seat] };
  },
  pause_agreed: ({ table }, { seat }) => join(table.match.pause, "agreed", seat),
  would_go_on: ({ table }, { seat }) => join(table.match.pause, "ready", seat),
  pause_denied({ table }) {
    delete table.match.pause;
  },
  paused({ table }, { by }) {
    table.phase = "paused";
    if (by === undefined) delete table.match.pause;
    else table.match.pause.on = true;
  },
  resumed({ table, round }) {
    delete table.match.pause;
    table.phase = round.phase === "racing" ? "countdown" : round.phase;
  },
  countdown_ended({ table, round }) {
    table.phase = round.phase;
  },
  round_closed(mirror, { round, totals }) {
    Object.assign(mirror.table.match, { round, totals, seed_hash: "", ready: [], votes: [] });
    delete mirror.table.match.pause;
    mirror.table.phase = "scored";
    mirror.round = null;
  },
  match_ended({ table }, { winners }) {
    table.match.winners = winners;
    table.phase = "over";
  },
};

function join(match, field, seat) {
  match[field] = sorted([...new Set([...(match[field] ?? []), seat])]);
}

function sorted(seats) {
  return seats.sort((one, other) => one - other);
}

function without(seats, seat) {
  return (seats ?? []).filter((other) => other !== seat);
}

/** These seats are given up; whoever sat behind them moves up. */
function clear(mirror, seats) {
  const moved = (seat) => (seats.includes(seat) ? null : seat - seats.filter((other) => other < seat).length);
  const { table } = mirror;
  table.players = table.players.filter((_, seat) => !seats.includes(seat));
  table.host = moved(table.host ?? 0) ?? 0;
  table.out = (table.out ?? []).map(moved).filter((seat) => seat !== null);
  mirror.seat = mirror.seat === null ? null : moved(mirror.seat);
}
