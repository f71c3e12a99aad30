import type { Words } from "./en";

const de: Words = {
  title: (game, round) => `${game}: Runde ${round}, noch mal angesehen`,
  close: "Schließen",
  play: "Abspielen",
  pause: "Anhalten",
  back: "Einen Schritt zurück",
  on: "Einen Schritt weiter",
  nextRace: "Nächstes Wettrennen",
  nextMissed: "Nächste verpasste Chance",
  speed: "Tempo",
  speedIs: (speed) => `Tempo: ${speed}`,
  xray: "Verdecktes aufdecken",
  asSeen: (name) => `Wie ${name} es sah`,
  table: "Der ganze Tisch",
  seat: (name) => `Vom Platz von ${name} aus`,
  views: "Wessen Sicht",
  time: "Zeit der Runde",
  at: (seconds) => `${seconds} Sekunden`,
  tooLate: (name, by) => `${name} kam zu spät: ${by} war zuerst da.`,
  stop: (name) => `${name} beendet die Runde.`,
  review: "Wie es war",
  reviewOf: (name) => `Wie es für ${name} war`,
  share: "Diesen Moment teilen",
  dealtAgain: "Diese Runde wurde ein zweites Mal gegeben: Das erste Mal zählt nicht.",
  gone: {
    title: "Nicht deine, oder nicht mehr da",
    about: "Ansehen können eine Runde alle, die dabei saßen oder zuschauten, 90 Tage lang.",
  },
  newer: {
    title: "Nur das Ergebnis",
    about:
      "Eine neuere Version hat diese Runde aufgehoben. Zeigen kann diese Seite sie noch nicht, aber sie weiß, wie es ausging.",
  },
};

export default de;
