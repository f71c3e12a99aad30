import { plural } from "../../../words/localized";
import type { Words } from "./en";

const times = (count: number): string => ["nooit", "één keer"][count] ?? `${count} keer`;

const nl: Words = {
  title: "Mijn potjes",
  nothing: {
    title: "Nog niets",
    about: "Hier staat elk potje dat je speelt of bekijkt, en elke ronde ervan kun je terugkijken.",
    play: "Speel er een",
  },
  which: "Welke potjes",
  game: "Spel",
  allGames: "Alle spellen",
  person: "Met",
  everybody: "Iedereen",
  none: "Geen enkel van deze potjes.",
  older: "Oudere potjes",
  loading: "Oudere potjes zoeken …",
  figures: "Zo speel ik",
  figuresOf: (game) => `Zo speel ik ${game}`,
  place: (place, of) => `${place}e van ${of}`,
  rounds: (count) => `${count} ${plural("nl", count, { one: "ronde", other: "rondes" })}`,
  runs: "nog bezig",
  watched: "Je keek toe",
  given: "Alleen nagespeeld: telt nergens voor.",
  left: "Je bent voor het einde weggegaan.",
  botRounds: (count) =>
    `Een bot heeft ${plural("nl", count, { one: "een ronde", other: `${count} rondes` })} voor je gespeeld.`,
  dealtAgain: "opnieuw gedeeld",
  onlyScores: "alleen de punten",
  lookAt: (round) => `Ronde ${round} terugkijken`,
  roundOf: (game, round) => `${game}, ronde ${round}`,
  starred: (count) =>
    plural("nl", count, { one: "Eén ronde met een ster", other: `${count} rondes met een ster` }),
  versus: {
    title: (name) => `Jij en ${name}`,
    before: (mine, theirs, name) =>
      `Jij kwam ${times(mine)} voor ${name}, ${name} ${times(theirs)} voor jou.`,
    won: (mine, theirs, name) => `Gewonnen: jij ${times(mine)}, ${name} ${times(theirs)}.`,
    about: (matches) =>
      `${matches} ${plural("nl", matches, { one: "potje", other: "potjes" })} die jullie allebei hebben uitgespeeld.`,
    ofTheLast: (count) => `Van je laatste ${count} potjes.`,
  },
};

export default nl;
