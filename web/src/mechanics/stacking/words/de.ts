import type { Words } from "./en";

export const cards = (count: number): string => (count === 1 ? "1 Karte" : `${count} Karten`);

const de: Words = {
  shouts: { dutch: "Dutch!" },
  colours: {
    red: "rote",
    yellow: "gelbe",
    green: "grüne",
    blue: "blaue",
    orange: "orange",
    violet: "violette",
  },
  card: (colour, value) => `${colour} ${value}`,
  labels: {
    own: "Deine Karten",
    others: "Die anderen",
    middle: "Die Mitte",
    hand: (left) =>
      left ? `Drei von der Hand aufdecken, noch ${cards(left)}` : "Hand aufnehmen und drei aufdecken",
    pile: (card, owner) => `${card}, von ${owner}`,
    complete: (count) => (count === 1 ? "1 voller Stapel" : `${count} volle Stapel`),
    bot: "ein Bot",
    away: "weg",
    slow: "langsames Netz",
    gone: "ist gegangen",
  },
  said: {
    placed: (card) => `${card} liegt`,
    noFit: (card, before) => `${card} passt noch nicht: erst muss ${before} liegen`,
    turned: (card) => `${card} in deiner Hand`,
    inRow: (card, place) => `${card} auf Platz ${place}`,
    close: (name, left) => (left ? `${name} hat nur noch ${cards(left)}!` : `${name} hat keine mehr!`),
  },
  told: {
    rightCall: (caller, culprits) => `${caller} hat recht: ein Patzer von ${culprits}.`,
    falseCall: (caller) => `${caller} lag daneben: Alle Karten liegen, wie sie sollen.`,
    stopDenied: (name) => `Der Stapel von ${name} ist doch nicht leer: Weiter geht’s!`,
    rotated: "Nichts geht mehr: Alle schieben eine Handkarte nach unten.",
  },
  first: {
    middle: "Hierhin legen alle: 1 bis 10, je Farbe",
    turn: "Passt nichts? Drei umdrehen",
  },
  faceDown: { hand: "Hand", turned: "Aufgedeckt" },
  hints: { again: "Aufnehmen" },
  parts: { middle: "Mitte", stock: "Stapel", calls: "Dutch" },
  refusals: {
    "BLZ-13": "Hände weg: Niemand rührt eine Karte an.",
    "BLZ-15": "Falsche Karten kommen hier zurück: Es gibt nichts zu rufen.",
    "BLZ-26": "Für dich ist in dieser Runde Schluss mit Rufen.",
  },
  options: {
    target: {
      name: "Punkte zum Sieg",
      about: "Wer sie zuerst erreicht, gewinnt die Partie. Mehr Punkte, mehr Runden.",
    },
    stop: { name: "Der Stopp", about: "Wie eine Runde endet." },
    mistakes: {
      name: "Falsche Karten",
      about: "Was geschieht, wenn jemand eine Karte legt, wo sie nicht hingehört.",
      values: {
        refused: "Sie bleiben nicht liegen: Die Karte kommt zurück",
        called: "Sie bleiben liegen, bis es jemand merkt und „Dutch!“ ruft",
      },
    },
    false_call: {
      name: "Ein falsches „Dutch!“",
      about: "Was der Ruf kostet, wenn gar nichts falsch liegt.",
      values: { "0": "Nichts", "-1": "Einen Punkt", "-2": "Zwei Punkte" },
    },
    blocked: {
      name: "Wenn keiner mehr legen kann",
      about: "Alle Karten, die gebraucht werden, liegen unter anderen.",
      values: {
        end: "Die Runde endet und wird gezählt",
        rotate: "Alle schieben die oberste Handkarte nach unten, und weiter geht’s",
      },
    },
    advanced: {
      values: { false: "Aus", true: "An" },
    },
    pace: {
      name: "Tempo",
      about: "Wie schnell eine Hand sein darf.",
      values: { human: "So schnell wie eine Menschenhand", free: "Ohne Grenze" },
    },
  },
};

export default de;
