import { plural } from "../../../words/localized";
import type { Words } from "./en";

const points = (count: number): string => plural("de", count, { one: "Punkt", other: "Punkte" });

const de: Words = {
  podium: "Das Siegertreppchen",
  place: (place) => `Platz ${place}`,
  curve: {
    title: "Punkte nach Runden",
    since: (round) => `Ab Runde ${round}.`,
    spoken: (name, totals) => `${name}: ${totals}.`,
  },
  honours: {
    title: "Auch einen Applaus wert",
    races: {
      title: "Zuerst da",
      about: (value, count) =>
        count === 1 ? "einmal schneller am selben Platz" : `${value}-mal schneller am selben Platz`,
    },
    quickest: { title: "Schnellste Hand", about: (value) => `${value} s von einem Zug zum nächsten` },
    run: { title: "Längster Lauf", about: (value) => `${value} hintereinander, niemand dazwischen` },
    comeback: {
      title: "Größte Aufholjagd",
      about: (value, count) => `${value} ${points(count)} hinten und doch gewonnen`,
    },
    round: { title: "Beste Runde", about: (value, count) => `${value} ${points(count)} auf einen Schlag` },
    stops: {
      title: "Zuerst fertig",
      about: (value, count) =>
        `hat ${value} ${plural("de", count, { one: "Runde", other: "Runden" })} beendet`,
    },
  },
  picture: {
    make: "Als Bild teilen",
    title: "Das Ergebnis als Bild",
    about: (game, title) => `${game}: ${title} Mit Treppchen und allen Punkten.`,
    send: "Teilen",
    save: "Speichern",
    copy: "Kopieren",
    copied: "Das Bild ist kopiert.",
    failed: "Das ist hier nicht erlaubt. Speichere das Bild stattdessen.",
  },
};

export default de;
