import { plural } from "../../../words/localized";

const en = {
  offer: {
    round: "You play from the next round on.",
    match: "You play from the next match on.",
    waits: "You play as soon as there is a seat.",
  },
  place: {
    title: "Your seat",
    round: "You are in from the next round",
    match: "You are in from the next match",
    seat: "You get the next free seat",
    inRound: "In next round",
    inMatch: "In next match",
    takesOver: (name: string, points: string): string => `You take over ${name}’s seat, with ${points}.`,
    added: "A seat is added for you.",
    full: "All the seats are taken, and none can be added in the middle of this match.",
    last: "This is the last round of the match.",
    before: (count: number): string =>
      `${count} ${plural("en", count, { one: "person is", other: "people are" })} before you.`,
    withdraw: "Don’t wait any longer",
  },
  list: {
    title: "Waiting for a seat",
    round: (names: string): string => `${names}: in from the next round`,
    match: (names: string): string => `${names}: in from the next match`,
  },
  news: {
    waits: (name: string): string => `${name} waits for a seat.`,
    waitsForRound: (name: string): string => `${name} is in from the next round.`,
    waitsForMatch: (name: string): string => `${name} is in from the next match.`,
    tookOver: (name: string, before: string): string => `${name} takes over ${before}’s seat.`,
    botFills: (name: string, before: string): string => `${name}, a bot, plays on for ${before}.`,
    added: (name: string): string => `${name} joins in.`,
    renamed: (before: string, name: string): string => `${before} is called ${name} now.`,
    sitsOut: (name: string): string => `${name} sits out from the next round on.`,
    isBackIn: (name: string): string => `${name} plays again from the next round on.`,
    yours: (points: string): string => `You are in! This seat is yours now, with ${points}.`,
    yoursFrom: (before: string, points: string): string =>
      `You are in! ${before}’s seat is yours now, with ${points}.`,
    yoursBefore: "You are in! This seat is yours now.",
  },
  rest: {
    sitOut: "Sit out",
    sitOutNext: "Sit out from the next round on",
    comeBack: "Play again",
    out: "You sit out. A bot plays for you.",
    outSoon: "You sit out from the next round on.",
    inSoon: "You play again from the next round on.",
    chip: "You sit out",
    mark: "sits out",
    markSoon: "sits out next",
  },
  left: {
    fill: "Put a bot there",
    fillOf: (name: string): string => `Put a bot on ${name}’s seat`,
    soon: (name: string): string => `${name} has left. A bot plays on from the next round.`,
  },
  name: {
    change: "Change my name",
    title: "Your name",
    save: "Save",
    ask: "What shall we call you?",
    itIs: "That’s me",
    taken: (name: string): string => `Somebody here is called ${name} already.`,
    soon: "One moment: you have just changed your name.",
  },
  stints: {
    title: "Who played which rounds",
    rounds: (name: string, from: number, to: number): string =>
      from === to ? `${name} ${from}` : `${name} ${from}–${to}`,
    from: (name: string, from: number): string => `${name} from ${from} on`,
  },
  watcher: "Somebody watching",
};

export type Words = typeof en;
export default en;
