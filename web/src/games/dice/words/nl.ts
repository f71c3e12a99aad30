import { plural } from "../../../words/localized";
import type { DiceWords } from "./en";

const dice = (count: number): string =>
  `${count} ${plural("nl", count, { one: "dobbelsteen", other: "dobbelstenen" })}`;

/** A colour before its noun: "rood" gives "rode 5". */
const INFLECTED: Record<string, string> = { rood: "rode", geel: "gele", groen: "groene", blauw: "blauwe" };
const inflected = (colour: string): string => INFLECTED[colour] ?? colour;

const nl: DiceWords = {
  shouts: { start: "Gooien!", stop: "Ligretto stop!" },

  parts: { left: "over", others: "anderen" },
  refusals: {
    "DIC-4": "Zo’n dobbelsteen heb je niet.",
    "DIC-6": "Zo ver is die rij nog niet.",
    "DIC-7": "Te laat: die plek is bezet.",
  },
  options: {
    pace: {
      name: "Hoe snel een hand mag zijn",
      about: "Een echte hand pakt één dobbelsteen tegelijk, en heeft even nodig om te schudden.",
      values: { human: "Als een mensenhand", free: "Zo snel als je kunt tikken" },
    },
    rounds_per_player: {
      name: "Rondes per speler",
      about: "Met drie per speler spelen twee spelers zes rondes, en vier spelers twaalf.",
    },
    dice: {
      name: "Dobbelstenen per speler",
      about:
        "Iedereen trekt er evenveel. Geef volwassenen er een of twee meer, dan is het eerlijk voor kinderen.",
    },
  },

  race: {
    board: "Het bord",
    ownDice: "Jouw dobbelstenen",
    others: "De anderen",
    die: (colour, face) => `${inflected(colour)} ${face}`,
    row: (colour, wanted) => `${inflected(colour)} rij, vraagt om een ${wanted}`,
    rowFull: (colour) => `${inflected(colour)} rij, vol`,
    roll: "Gooi",
    rollAll: (count) => `Gooi alles: ${dice(count)}`,
    rolling: "De dobbelstenen rammelen",
    leftShort: "over",
    seat: (name, count) => `${name}, nog ${dice(count)}`,
    bot: "bot",
  },

  first: {
    rows: "Vier rijen, 1 tot 6: wie het eerst komt",
    dice: "Leg wat past: al je dobbelstenen moeten weg",
    roll: "Past er niets? Gooi ze allemaal opnieuw",
  },
  spoken: {
    placed: (die) => `${die} ligt`,
    rolled: (dice) => `Gegooid: ${dice.join(", ")}`,
    wants: (rows) => `Gezocht: ${rows.join(", ")}`,
    noneFits: (colour) => `Geen ${inflected(colour)} dobbelsteen past`,
    notYet: (colour, face, wanted) =>
      `${inflected(colour)} ${face} past niet: de rij vraagt om een ${wanted}`,
    rowFull: (colour) => `De ${inflected(colour)} rij is vol`,
    onlyFew: (name, count) => `${name} heeft nog maar ${dice(count)}`,
  },

  keys: {
    colour: (colour) => `Leg de ${inflected(colour)} dobbelsteen die past`,
    roll: "Gooi al je dobbelstenen",
    wants: (key) => `Druk op ${key} om te horen waar de rijen om vragen.`,
  },
};

export default nl;
