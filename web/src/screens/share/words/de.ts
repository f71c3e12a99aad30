import type { Words } from "./en";

const de: Words = {
  title: "Diesen Moment teilen",
  shows: (round, seconds) => `Wer den Link hat, sieht Runde ${round} und steigt bei ${seconds} Sekunden ein.`,
  figures: "Zu sehen sind deine Zahlen, sonst keine.",
  who: "Wer darin vorkommt",
  nameless: "Spieler",
  namelessAbout: "Alle heißen „Spieler 1“, „Spieler 2“ …",
  named: "Namen",
  namedAbout: "Alle heißen wie am Tisch.",
  make: "Link erstellen",
  link: "Link",
  text: (game) => `Ein Moment aus ${game}: Schau mal!`,
  until: (day) => `Er gilt bis ${day} oder bis du ihn zurücknimmst.`,
  takeBack: "Zurücknehmen",
  takenBack: "Zurückgenommen: Der Link führt nirgends mehr hin.",
  picture: "Was ein Messenger davon zeigt: der Tisch in diesem Moment",
  failed: {
    notAllowed: "Diese Runde lässt sich nicht teilen: Du saßt nicht dabei, oder ihr Tisch erlaubt es nicht.",
    tooMany: "Mehr kannst du nicht teilen. Nimm erst etwas zurück.",
  },
  mine: {
    title: "Was du teilst",
    about: "Momente aus Runden, die alle sehen können, die den Link haben.",
    item: (game, round, seconds) => `${game}, Runde ${round}, bei ${seconds} s`,
    until: (day) => `bis ${day}`,
    take: (item) => `Zurücknehmen: ${item}`,
  },
  shown: {
    lead: (game) => `Ein Moment aus ${game}`,
    see: "Sieh, wie es kam",
    player: (number) => `Spieler ${number}`,
    over: "Das war die Runde",
    like: (name) => `Wie es für ${name} war`,
    again: "Noch mal ansehen",
  },
  ended: {
    title: "Dieser Moment ist vorbei",
    about:
      "Wer ihn geteilt hat, hat ihn zurückgenommen, oder die 90 Tage sind um. Das nächste Rennen beginnt, wann du willst.",
  },
  scored: {
    title: "Nur das Ergebnis",
    about: "Die Runde selbst lässt sich nicht mehr zeigen, aber wie sie ausging, weiß man noch.",
  },
  games: "Alle Spiele",
};

export default de;
