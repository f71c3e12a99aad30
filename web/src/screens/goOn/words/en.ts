import { plural } from "../../../words/localized";

const en = {
  title: "Your tables",
  goOn: "Go on",
  round: (game: string, round: number): string => `${game}, round ${round}`,
  bots: (bots: number): string => `${bots} ${plural("en", bots, { one: "bot", other: "bots" })}`,
  company: (names: string): string => `with ${names}`,
  all: (count: number): string => `All ${count} tables`,
  standing: {
    awaitsYou: "Ready when you are",
    botPlays: "A bot plays for you",
    paused: "Paused",
    racing: "The round is on",
    gathering: "Before the start",
    waiting: "Waiting for a seat",
    over: "The match is over",
    asleep: "Just as you left it",
  },
  othersAwaitYou: "They are waiting for you",
  awaitsOthers: (names: string): string => `Waiting for ${names}`,
};

export default en;
export type Words = typeof en;
