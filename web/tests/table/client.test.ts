import { createRoot } from "solid-js";
import { expect, test } from "vitest";
import type { GameName, Refused } from "../../src/net/wire";
import { TableClient } from "../../src/table/client";
import type { CommandOf, EventOf } from "../../src/table/game";
import type { Moment } from "../../src/table/mirror";

/** Commands get their number in turn; a turn would count, nothing else. */
class Client extends TableClient {
  sent: string[] = [];

  do(command: { do: string }): Promise<Refused | null> {
    this.sent.push(command.do);
    return this.answerTo(this.sent.length);
  }

  foresee(command: CommandOf<GameName>): EventOf<GameName>[] | null {
    return command.do === "turn" ? [] : null;
  }

  hear(...moments: Moment[]): void {
    this.tell(moments);
  }
}

const refused: Refused = { frame: "refused", n: 2, rule: "ALL-3", reason: "" };
const command = { do: "stop" } as const;

test("what would count is done, after what has to come before it", () => {
  const client = new Client();
  expect(client.attempt({ do: "turn" }, () => client.sent.push("before"))).toBe(true);
  expect(client.sent).toEqual(["before", "turn"]);
});

test("what would be refused is not even sent", () => {
  const client = new Client();
  expect(client.attempt(command, () => client.sent.push("before"))).toBe(false);
  expect(client.sent).toEqual([]);
});

test("each command gets its own answer", async () => {
  const client = new Client();
  const answers = [client.do({ do: "turn" }), client.do(command)];
  client.hear({ moment: "refused", n: 2, command: { do: "turn" }, refused, events: [] });
  client.hear({ moment: "answered", n: 1 });
  expect(await Promise.all(answers)).toEqual([null, refused]);
});

test("listeners hear what happens for as long as they live", () => {
  const client = new Client();
  const heard: string[] = [];
  createRoot((dispose) => {
    client.on(({ moment }) => heard.push(moment));
    client.hear({ moment: "answered", n: 1 }, { moment: "shown anew" });
    dispose();
  });
  client.hear({ moment: "shown anew" });
  expect(heard).toEqual(["answered", "shown anew"]);
});
