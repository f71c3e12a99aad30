import { plural } from "../../../words/localized";
import type { Words } from "./en";

const times = (count: number): string =>
  count === 0 ? "mai" : `${count} ${plural("it", count, { one: "volta", other: "volte" })}`;

const it: Words = {
  title: "Le mie partite",
  nothing: {
    title: "Ancora niente",
    about: "Qui trovi ogni partita che giochi o guardi, e ogni sua manche si può rivedere.",
    play: "Giocane una",
  },
  which: "Quali partite",
  game: "Gioco",
  allGames: "Tutti i giochi",
  person: "Con",
  everybody: "Tutti",
  none: "Nessuna tra queste partite.",
  older: "Partite precedenti",
  loading: "Cerco le partite precedenti …",
  figures: "Come gioco",
  figuresOf: (game) => `Come gioco a ${game}`,
  place: (place, of) => `${place}º su ${of}`,
  rounds: (count) => `${count} manche`,
  runs: "ancora in corso",
  watched: "Guardavi",
  given: "Rigiocata da te: non conta.",
  left: "Hai lasciato la partita prima della fine.",
  botRounds: (count) =>
    `Un bot ha giocato ${plural("it", count, { one: "una manche", other: `${count} manche` })} per te.`,
  dealtAgain: "ridistribuita",
  onlyScores: "solo i punti",
  lookAt: (round) => `Rivedi la manche ${round}`,
  roundOf: (game, round) => `${game}, manche ${round}`,
  starred: (count) =>
    plural("it", count, { one: "Una manche con la stella", other: `${count} manche con la stella` }),
  versus: {
    title: (name) => `Tu e ${name}`,
    before: (mine, theirs, name) =>
      `Tu davanti a ${name}: ${times(mine)}. ${name} davanti a te: ${times(theirs)}.`,
    won: (mine, theirs, name) => `Vittorie: tu ${mine}, ${name} ${theirs}.`,
    about: (matches) =>
      `${matches} ${plural("it", matches, { one: "partita giocata", other: "partite giocate" })} fino in fondo da entrambi.`,
    ofTheLast: (count) => `Tra le tue ultime ${count} partite.`,
  },
};

export default it;
