import type { Words } from "./en";

export const cards = (count: number): string => (count === 1 ? "1 kaart" : `${count} kaarten`);

const nl: Words = {
  shouts: { dutch: "Dutch!" },
  colours: {
    red: "rode",
    yellow: "gele",
    green: "groene",
    blue: "blauwe",
    orange: "oranje",
    violet: "paarse",
  },
  card: (colour, value) => `${colour} ${value}`,
  labels: {
    own: "Jouw kaarten",
    others: "De anderen",
    middle: "Het midden",
    hand: (left) =>
      left ? `Draai er drie van je hand om, nog ${cards(left)}` : "Pak je hand op en draai er drie om",
    pile: (card, owner) => `${card}, van ${owner}`,
    complete: (count) => (count === 1 ? "1 volle stapel" : `${count} volle stapels`),
    bot: "een bot",
    away: "weg",
    slow: "trage verbinding",
    gone: "is vertrokken",
  },
  said: {
    placed: (card) => `${card} ligt`,
    noFit: (card, before) => `${card} past nog niet: eerst moet er ${before} liggen`,
    turned: (card) => `${card} in je hand`,
    inRow: (card, place) => `${card} op plek ${place}`,
    close: (name, left) => (left ? `${name} heeft nog maar ${cards(left)}!` : `${name} heeft er geen meer!`),
  },
  told: {
    rightCall: (caller, culprits) => `${caller} heeft gelijk: foutje van ${culprits}.`,
    falseCall: (caller) => `${caller} zat ernaast: alle kaarten liggen goed.`,
    stopDenied: (name) => `De stapel van ${name} is toch niet leeg: verder maar!`,
    rotated: "Het zit vast: iedereen legt één handkaart onderop.",
  },
  first: {
    middle: "Hier legt iedereen: 1 tot 10, per kleur",
    turn: "Past er niets? Draai er drie om",
  },
  faceDown: { hand: "Hand", turned: "Omgedraaid" },
  hints: { again: "Oppakken" },
  parts: { middle: "midden", stock: "stapel", calls: "Dutch" },
  refusals: {
    "BLZ-13": "Handen thuis: niemand raakt een kaart aan.",
    "BLZ-15": "Foute kaarten komen hier terug: er valt niets te roepen.",
    "BLZ-26": "Jij mag deze ronde niet meer roepen.",
  },
  options: {
    target: {
      name: "Punten om te winnen",
      about: "Wie ze het eerst haalt, wint het potje. Meer punten, meer rondes.",
    },
    stop: { name: "De stop", about: "Hoe een ronde eindigt." },
    mistakes: {
      name: "Foute kaarten",
      about: "Wat er gebeurt als iemand een kaart legt waar die niet hoort.",
      values: {
        refused: "Ze blijven niet liggen: de kaart komt terug",
        called: "Ze blijven liggen tot iemand het ziet en “Dutch!” roept",
      },
    },
    false_call: {
      name: "Onterecht “Dutch!”",
      about: "Wat het kost om te roepen als er niets mis is.",
      values: { "0": "Niets", "-1": "Eén punt", "-2": "Twee punten" },
    },
    blocked: {
      name: "Als niemand meer kan",
      about: "Alle kaarten die nodig zijn, liggen bedolven.",
      values: {
        end: "De ronde stopt en wordt geteld",
        rotate: "Iedereen legt de bovenste handkaart onderop, en verder gaat het",
      },
    },
    advanced: {
      values: { false: "Uit", true: "Aan" },
    },
    pace: {
      name: "Tempo",
      about: "Hoe snel een hand mag zijn.",
      values: { human: "Zo snel als een mensenhand", free: "Zonder grens" },
    },
  },
};

export default nl;
