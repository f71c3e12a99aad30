import type { Words } from "./en";

const nl: Words = {
  title: (game, round) => `${game}: ronde ${round}, teruggekeken`,
  close: "Sluiten",
  play: "Afspelen",
  pause: "Stilzetten",
  back: "Eén zet terug",
  on: "Eén zet verder",
  nextRace: "Volgende wedloop",
  nextMissed: "Volgende gemiste kans",
  speed: "Tempo",
  speedIs: (speed) => `Tempo: ${speed}`,
  xray: "Omdraaien wat dicht lag",
  asSeen: (name) => `Zoals ${name} het zag`,
  table: "De hele tafel",
  seat: (name) => `Vanaf de plek van ${name}`,
  views: "Wiens blik",
  time: "Tijd van de ronde",
  at: (seconds) => `${seconds} seconden`,
  tooLate: (name, by) => `${name} was te laat: ${by} was eerst.`,
  stop: (name) => `${name} beëindigt de ronde.`,
  review: "Hoe het ging",
  reviewOf: (name) => `Hoe het ging voor ${name}`,
  share: "Dit moment delen",
  dealtAgain: "Deze ronde is opnieuw gedeeld: de eerste keer telt niet.",
  gone: {
    title: "Niet van jou, of weg",
    about: "Wie meespeelde of toekeek, kan een ronde 90 dagen lang terugkijken.",
  },
  newer: {
    title: "Alleen de score",
    about:
      "Een nieuwere versie heeft deze ronde bewaard. Deze pagina kan haar nog niet tonen, maar weet wel hoe het afliep.",
  },
};

export default nl;
