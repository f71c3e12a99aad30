// A mirror that hears what the house said, in sessions that were recorded by tools/make_frames.py.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Command, Hello, HouseFrame, Send, Snapshot } from "../src/net/wire";
import { Mirror, type Moment } from "../src/table/mirror";
import { type AnyEvent, frozen, RULES } from "./golden";

type Line =
  | { said: Hello | Send }
  | { heard: HouseFrame }
  | { lost: true }
  | { shown: Snapshot; seat: number | null };

const GAMES = fileURLToPath(new URL("../../tests/games", import.meta.url));

/** Of the games that have some. */
function sessions(): string[] {
  const folders = Object.keys(RULES).map((game) => `${GAMES}/${game}/golden/frames`);
  return folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
}

class Player {
  mirror = new Mirror({ token: "", secret: "" });
  moments: Moment[] = [];
  foreseen = new Map<number, AnyEvent[]>();

  take(line: Line): void {
    if ("heard" in line) this.hear(frozen(line.heard));
    else if ("shown" in line) this.compare(line.shown, line.seat);
    else if ("said" in line && line.said.frame === "hello") this.greet(line.said);
    else if ("said" in line && line.said.frame === "command") this.say(line.said);
  }

  greet(hello: Hello): void {
    if (!this.mirror.known) this.mirror.keys.secret = hello.secret ?? "";
    expect(this.mirror.hello()).toMatchObject(hello);
  }

  say({ n, seen = 0, command }: Send): void {
    const sent = this.mirror.again().find((frame) => frame.n === n) ?? this.send(command);
    expect(sent).toEqual({ frame: "command", n, seen, command });
  }

  send(command: Command): Send {
    const [frame, moments] = this.mirror.send(command);
    for (const moment of moments) if (moment.moment === "done") this.foreseen.set(moment.n, moment.events);
    return frame;
  }

  hear(frame: HouseFrame): void {
    if (frame.frame === "snapshot") this.mirror.rules = RULES[frame.table.game];
    const before = this.mirror.round();
    const moments = this.mirror.hear(frame);
    if (frame.frame === "happened")
      for (const event of frame.events)
        if (event.event === "game_changed") this.mirror.rules = RULES[event.game];
    this.moments.push(...moments);
    if (frame.frame !== "happened" || frame.n === undefined || frame.seat !== this.mirror.known?.seat) return;
    const foreseen = this.foreseen.get(frame.n);
    if (!foreseen) return;
    expect(frame.events.slice(0, foreseen.length)).toEqual(foreseen);
    if (foreseen.length === frame.events.length) expect(this.mirror.round()).toEqual(before);
  }

  compare(shown: Snapshot, seat: number | null): void {
    const { mirror } = this;
    const { epoch, number, table, round = null, timers = {} } = shown;
    expect(mirror.known).toMatchObject({ epoch, number, seat, timers });
    expect(bare(mirror.known?.table)).toEqual(bare(table));
    expect(mirror.known?.round).toEqual(round);
    if (!mirror.again().length) expect(mirror.round()).toBe(mirror.known?.round);
  }
}

/** Without what has its default: the house leaves that out. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== "object" || value === null) return value;
  const told = Object.entries(value).filter(([, part]) => part && !(Array.isArray(part) && !part.length));
  return Object.fromEntries(told.map(([key, part]) => [key, bare(part)]));
}

describe.each(sessions())("%s", (file) => {
  const lines: Line[] = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

  test("the mirror says what was said, and shows what the house would show", () => {
    const player = new Player();
    for (const line of lines) player.take(line);
    expect(player.foreseen.size).toBeGreaterThan(10);
  });

  test("every command is answered once", () => {
    const player = new Player();
    for (const line of lines) player.take(line);
    const said = lines.flatMap((line) =>
      "said" in line && line.said.frame === "command" ? [line.said.n] : [],
    );
    const answers = player.moments.flatMap((moment) =>
      moment.moment === "answered" || moment.moment === "refused" ? [moment.n] : [],
    );
    expect(answers.sort((a, b) => a - b)).toEqual([...new Set(said)].sort((a, b) => a - b));
  });
});
