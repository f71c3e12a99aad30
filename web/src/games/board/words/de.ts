import { plural } from "../../../words/localized";
import type { BoardWords } from "./en";

const cards = (count: number): string => `${count} ${plural("de", count, { one: "Karte", other: "Karten" })}`;
const jokers = (count: number): string => `${count} Joker`;

const de: BoardWords = {
  shouts: { start: "Los!", stop: "Ligretto Stopp!" },

  layout: {
    drawn: "Selbst zeichnen",
    drawnHint: (needed: number): string => `Tippe ${needed} Felder an, die sich berühren.`,
  },
  parts: { chips: "Chips" },
  refusals: {
    "BRD-5": "Dort kann kein Stein stehen.",
    "BRD-6": "Das ist nicht die Karte in deiner Hand.",
    "BRD-9": "Die Farben passen dort nicht.",
    "BRD-10": "Die Karte muss das Feld des Steins mit einer Kante berühren.",
    "BRD-11": "Dieses Feld ist nicht frei.",
    "BRD-16": "Dieser Stein ist blockiert.",
    "BRD-17": "Das überbrückt kein Joker.",
    "BRD-23": "Die Karten werden gerade geprüft.",
    "BRD-24": "Andersherum würde sie passen.",
    "BRD-26": "Diese Karten kannst du nicht wählen.",
    "BRD-28": "Diese Karten kannst du nicht zurücknehmen.",
    "BRD-33": "Befrei zuerst den Stein, den du blockiert hast.",
    "BRD-34": "Wer ihn blockiert hat, hat noch einen Moment.",
  },
  options: {
    tokens: {
      name: "Steine",
      about: "Wo die vier Steine stehen, wenn das Rennen beginnt.",
      values: {
        recommended: "Auf den empfohlenen Feldern",
        players: "Reihum von euch gesetzt",
        random: "Irgendwo, nach Zufall",
      },
    },
    mistakes: {
      name: "Falsche Karten",
      about: "Was mit einer Karte geschieht, die nicht zu ihren Feldern passt.",
      values: {
        refused: "Sie lassen sich nicht legen",
        called: "Sie bleiben liegen, und wer daneben sitzt, sucht sie hinterher",
      },
    },
    reversed: {
      name: "Falsch herum",
      about: "Eine Karte auf den richtigen zwei Feldern, aber mit vertauschten Farben.",
      values: { mistake: "Zählt als Fehler", forgiven: "Wird verziehen" },
    },
    layout: {
      name: "Form des Spielplans",
      about: "Wie die Teile liegen. Zeichne selbst: # ist ein Teil, . eine Lücke und / die nächste Zeile.",
      values: {
        block: "Block",
        line: "Linie",
        L: "L",
        T: "T",
        cross: "Kreuz",
        stairs: "Treppe",
        U: "U",
      },
    },
    rounds: { name: "Runden", about: "Wie viele Runden eine Partie hat." },
  },

  board: {
    label: (columns, rows) => `Der Spielplan, ${columns} mal ${rows} Felder`,
    whole: "Ganzer Plan",
    closeUp: "Von Nahem",
  },

  own: {
    card: (one, other) => `Deine Karte: ${one} und ${other}. Drücken dreht sie.`,
    rider: (token) => `Stein ${token} steht darauf.`,
    noCard: "Deine nächste Karte kommt gleich.",
    next: (left) => `Nächste Karte aufdecken, noch ${cards(left)}`,
    nextShort: "Nächste",
    jokers: (left, used) =>
      used ? `Joker, ${used} im Einsatz; drücken für noch einen` : `Joker einsetzen, noch ${jokers(left)}`,
    head: "Anderes Ende der Karte für den Stein",
  },

  others: {
    seat: (name, left, jokersLeft) => `${name}: ${cards(left)}, ${jokers(jokersLeft)}`,
  },

  line: {
    joker: "Joker: Welches Feld soll er überbrücken?",
    jokerToken: "Joker: neben welchen Stein?",
    secondJoker: "Der zweite Joker: auf welches Feld?",
    owed: (token) => `Stein ${token} ist blockiert. Diese Karte befreit ihn, egal wo.`,
    owedEnd: "Der Stein kommt auf das zweite Feld.",
    blockedBy: (name, token) => `${name} hat Stein ${token} blockiert.`,
    open: (token) => `Stein ${token} ist blockiert: Alle dürfen ihn befreien.`,
    free: (token) => `Stein ${token} befreien`,
    leave: "Jetzt nicht",
    other: "Anderes Ende",
  },

  placing: {
    own: (token) => `Setz Stein ${token} auf ein Feld.`,
    other: (name, token) => `${name} setzt Stein ${token}.`,
  },

  checking: {
    title: (name) => `Karten von ${name}: Liegen sie richtig?`,
    progress: (at, of) => `${at} von ${of}`,
    card: "Karte",
    below: "Plan darunter",
    right: "Richtig",
    wrong: "Falsch",
    done: "Alle angesehen. Die anderen prüfen noch.",
    watching: "Alle prüfen die Karten nebenan.",
    question: (one, other, oneBelow, otherBelow) =>
      `Karte: ${one}, ${other}. Plan darunter: ${oneBelow}, ${otherBelow}.`,
  },

  choosing: {
    title: "Dein Tableau",
    on: (count) => `Ein Vorsprung für dich: Leg ${cards(count)} beiseite. Du musst sie nicht mehr loswerden.`,
    off: (count) => `Nimm ${cards(count)} zurück auf die Hand.`,
    chosen: (count, of) => `${count} von ${of} gewählt`,
    done: "Fertig",
    again: "Noch mal",
    wait: "Die anderen wählen noch.",
    card: (one, other) => `${one} und ${other}`,
  },

  keys: {
    race: (flip, joker) =>
      `1–4 Stein · Pfeile Seite und Richtung · Enter legt · ${flip} dreht um · ${joker} Joker · Escape zurück`,
    pay: (head) => `Pfeile bewegen · Enter erstes Feld · Pfeil · Enter legt · ${head} Ende für den Stein`,
    place: "Pfeile bewegen · Enter setzt den Stein",
  },

  first: {
    board: "Leg Karten auf ihre Farben, neben einen Stein",
    card: "Deine Karte: Tippen dreht, Ziehen legt",
    next: "Passt nichts? Nimm die nächste",
  },
  faceDown: { stack: "Stapel", discarded: "Ablagestapel" },

  spoken: {
    card: (one, other) => `${one} und ${other}.`,
    laid: (one, other) => `${one} und ${other} gelegt.`,
    around: (token, square) => `Stein ${token} auf ${square}.`,
    sides: { up: "Oben", right: "Rechts", down: "Unten", left: "Links" },
    side: (side, colour, ends) => `${side}: ${colour}, dann ${ends}.`,
    end: (side, colour) => `${side} ${colour}`,
    nothing: "Da ist nichts frei.",
    closed: "zu",
    aimed: (one, other, oneBelow, otherBelow) => `${one} auf ${oneBelow}, ${other} auf ${otherBelow}.`,
    square: (square, colour) => `${square}, ${colour}`,
    taken: (square) => `${square}, besetzt`,
    close: (name, left) => `${name} hat noch ${cards(left)}.`,
  },
};

export default de;
