import { plural } from "../../../words/localized";
import type { Words } from "./en";

const wins = (count: number): string => `${count} ${plural("de", count, { one: "Sieg", other: "Siege" })}`;

const de: Words = {
  games: {
    change: "Anderes Spiel",
    title: "Was spielen wir?",
    now: "Liegt auf dem Tisch",
    seats: (most) => `${most} Plätze.`,
    resting: (count) =>
      count === 1
        ? "Reihum setzt eine Person aus."
        : `Reihum setzen ${["", "zwei", "drei"][count - 1] ?? count} von euch aus.`,
    bots: (count) =>
      count === 1 ? "Ein Bot macht Platz." : `${["", "Zwei", "Drei"][count - 1] ?? count} Bots machen Platz.`,
    sure: (game) => `Diese Partie aufgeben und ${game} spielen?`,
    yes: (game) => `${game} spielen`,
    no: "Erst zu Ende spielen",
    host: (name) => `${name} sucht das Spiel aus.`,
    decides: (name) => `${name} entscheidet: noch mal oder ein anderes Spiel?`,
    changed: (name, game) => `${name} hat ${game} auf den Tisch gelegt.`,
  },
  turns: {
    title: "Nächste Partie",
    sitOut: (names, count) =>
      `${names} ${plural("de", count, { one: "setzt", other: "setzen" })} einmal aus.`,
    sitOutYou: "Du setzt einmal aus und bist danach wieder dabei.",
    comeIn: (names, count) => `${names} ${plural("de", count, { one: "steigt", other: "steigen" })} ein.`,
    comeInYou: "Du bist dabei.",
    wait: (names, count) =>
      `${names} ${plural("de", count, { one: "wartet", other: "warten" })} auf einen Platz.`,
    waitYou: "Du wartest auf einen Platz.",
    about: "Wer am meisten gespielt hat, setzt zuerst aus.",
    volunteer: "Ich setze aus",
    volunteered: "Du lässt anderen den Vortritt. Danke!",
    play: "Ich spiele doch mit",
  },
  board: {
    title: "Bisher gewonnen",
    of: (played) => `von ${played}`,
    spoken: (name, won, played) =>
      `${name}: ${wins(won)} in ${played} ${plural("de", played, { one: "Partie", other: "Partien" })}.`,
  },
};

export default de;
