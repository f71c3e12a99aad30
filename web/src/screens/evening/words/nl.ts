import { plural } from "../../../words/localized";
import type { Words } from "./en";

const wins = (count: number): string =>
  `${count} ${plural("nl", count, { one: "overwinning", other: "overwinningen" })}`;

const nl: Words = {
  games: {
    change: "Ander spel",
    title: "Wat gaan we spelen?",
    now: "Ligt op tafel",
    seats: (most) => `${most} plekken.`,
    resting: (count) =>
      count === 1
        ? "Om de beurt slaat een van jullie een potje over."
        : `Om de beurt slaan er ${["", "twee", "drie"][count - 1] ?? count} een potje over.`,
    bots: (count) =>
      count === 1
        ? "Eén bot maakt plaats."
        : `${["", "Twee", "Drie"][count - 1] ?? count} bots maken plaats.`,
    sure: (game) => `Dit potje opgeven en ${game} spelen?`,
    yes: (game) => `${game} spelen`,
    no: "Eerst dit potje uitspelen",
    host: (name) => `${name} kiest het spel.`,
    decides: (name) => `${name} beslist: nog een keer, of een ander spel?`,
    changed: (name, game) => `${name} heeft ${game} op tafel gezet.`,
  },
  turns: {
    title: "Volgend potje",
    sitOut: (names, count) =>
      `${names} ${plural("nl", count, { one: "slaat", other: "slaan" })} een keer over.`,
    sitOutYou: "Jij slaat een keer over en doet daarna weer mee.",
    comeIn: (names, count) => `${names} ${plural("nl", count, { one: "komt", other: "komen" })} erbij.`,
    comeInYou: "Jij doet mee.",
    wait: (names, count) =>
      `${names} ${plural("nl", count, { one: "wacht", other: "wachten" })} op een plek.`,
    waitYou: "Jij wacht op een plek.",
    about: "Wie het meest heeft gespeeld, rust het eerst.",
    volunteer: "Ik sla wel over",
    volunteered: "Jij slaat over. Bedankt!",
    play: "Ik speel toch mee",
  },
  board: {
    title: "Tot nu toe gewonnen",
    of: (played) => `van ${played}`,
    spoken: (name, won, played) =>
      `${name}: ${wins(won)} in ${played} ${plural("nl", played, { one: "potje", other: "potjes" })}.`,
  },
};

export default nl;
