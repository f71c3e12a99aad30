import { plural } from "../../../words/localized";
import type { Words } from "./en";

const times = (count: number): string => ["nie", "einmal", "zweimal"][count] ?? `${count}-mal`;

const de: Words = {
  title: "Meine Partien",
  nothing: {
    title: "Noch nichts",
    about:
      "Hier steht jede Partie, die du spielst oder der du zuschaust, und jede Runde lässt sich noch mal ansehen.",
    play: "Eine spielen",
  },
  which: "Welche Partien",
  game: "Spiel",
  allGames: "Alle Spiele",
  person: "Mit",
  everybody: "Allen",
  none: "Unter diesen Partien ist keine.",
  older: "Ältere Partien",
  loading: "Suche ältere Partien …",
  figures: "So spiele ich",
  figuresOf: (game) => `So spiele ich ${game}`,
  place: (place, of) => `${place}. von ${of}`,
  rounds: (count) => `${count} ${plural("de", count, { one: "Runde", other: "Runden" })}`,
  runs: "läuft noch",
  watched: "Zugeschaut",
  given: "Allein nachgespielt: zählt nirgends.",
  left: "Du bist vor dem Ende gegangen.",
  botRounds: (count) =>
    `Ein Bot hat ${plural("de", count, { one: "eine Runde", other: `${count} Runden` })} für dich gespielt.`,
  dealtAgain: "neu gegeben",
  onlyScores: "nur die Punkte",
  lookAt: (round) => `Runde ${round} noch mal ansehen`,
  roundOf: (game, round) => `${game}, Runde ${round}`,
  starred: (count) =>
    plural("de", count, { one: "Eine Runde mit Stern", other: `${count} Runden mit Stern` }),
  versus: {
    title: (name) => `Du und ${name}`,
    before: (mine, theirs, name) => `Du warst ${times(mine)} vor ${name}, ${name} ${times(theirs)} vor dir.`,
    won: (mine, theirs, name) => `Gewonnen: du ${times(mine)}, ${name} ${times(theirs)}.`,
    about: (matches) =>
      `${matches} ${plural("de", matches, { one: "Partie", other: "Partien" })}, die ihr beide zu Ende gespielt habt.`,
    ofTheLast: (count) => `Unter deinen letzten ${count} Partien.`,
  },
};

export default de;
