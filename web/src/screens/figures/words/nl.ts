import { plural } from "../../../words/localized";
import type { Words } from "./en";

const rounds = (count: number): string =>
  `${count} ${plural("nl", count, { one: "ronde", other: "rondes" })}`;
const within = (value: string, error: string): string => (error ? `${value} ± ${error}` : value);

const nl: Words = {
  title: (game) => `Zo speel ik ${game}`,
  names: {
    reaction: "Reactie",
    chances: "Benutte kansen",
    races: "Gewonnen duels",
    points: "Punten boven par",
  },
  what: {
    reaction:
      "Vanaf het moment dat iets past tot je het hebt gelegd: het midden van elke ronde, zonder de lijn.",
    chances: "Van alles wat je had kunnen leggen.",
    races: "Van die waarin twee dezelfde plek wilden.",
    points: "Meer dan een volwassen bot van dezelfde kaarten maakt, waar je ernaar hebt gevraagd.",
  },
  values: {
    reaction: (value, error) => `${within(value, error)} s`,
    chances: (value, error) => `${within(value, error)} %`,
    races: (value, error) => `${within(value, error)} %`,
    points: within,
  },
  like: {
    reaction: (who) => `je ziet als ${who}`,
    chances: (who) => `je kiest als ${who}`,
    races: (who) => `je racet als ${who}`,
    points: (who) => `je scoort als ${who}`,
  },
  levels: {
    child: "een kind",
    beginner: "een beginner",
    adult: "een volwassene",
    regular: "een vaste gast",
    champion: "een kampioen",
  },
  or: (who) => new Intl.ListFormat("nl", { type: "disjunction" }).format(who),
  short: {
    child: "kind",
    beginner: "beginner",
    adult: "volwassene",
    regular: "vaste gast",
    champion: "kampioen",
  },
  few: "Nog te weinig rondes om je te vergelijken.",
  unclear: "Te dicht bij meerdere niveaus om er één te noemen.",
  none: {
    reaction: "Nog niets te meten.",
    chances: "Nog niets te meten.",
    races: "Nog niemand wilde dezelfde plek als jij.",
    points: "Nog van geen enkele ronde bekend.",
  },
  findPar: "Zoek het uit voor mijn laatste tien rondes",
  finding: (left) => `Bots spelen jouw kaarten: nog ${rounds(left)} …`,
  rounds,
  ofTheLast: (count) =>
    plural("nl", count, { one: "Volgens je laatste ronde.", other: `Volgens je laatste ${count} rondes.` }),
  about:
    "De niveaus zijn die van de bots, tussen volwassen bots aan een tafel van vier. Na ± staat één standaardfout: met meer rondes wordt die kleiner.",
  loading: "Nog meer van je rondes bekijken …",
  byWeek: (name) => `${name}, week voor week`,
  weekOf: (day) => `Week van ${day}`,
  kept: "Deze cijfers zie alleen jij, en ze blijven zolang je potjes hier staan. Ze komen uit de films: die van een ronde zijn er als je hier was toen haar film er nog was.",
  nothing: "Speel een ronde, en hier zie je hoe snel je was en wat je van je kansen hebt gemaakt.",
  play: "Speel er een",
};

export default nl;
