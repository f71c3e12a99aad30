import { plural } from "../../../words/localized";
import type { Words } from "./en";

const times = (count: number): string =>
  count === 0 ? "nunca" : `${count} ${plural("es", count, { one: "vez", other: "veces" })}`;

const es: Words = {
  title: "Mis partidas",
  nothing: {
    title: "Todavía nada",
    about: "Aquí aparece cada partida que juegas o miras, y cada una de sus rondas se puede volver a ver.",
    play: "Jugar una",
  },
  which: "Qué partidas",
  game: "Juego",
  allGames: "Todos los juegos",
  person: "Con",
  everybody: "Todos",
  none: "Ninguna entre estas partidas.",
  older: "Partidas anteriores",
  loading: "Buscando partidas anteriores …",
  figures: "Cómo juego",
  figuresOf: (game) => `Cómo juego a ${game}`,
  place: (place, of) => `${place}.º de ${of}`,
  rounds: (count) => `${count} ${plural("es", count, { one: "ronda", other: "rondas" })}`,
  runs: "aún en juego",
  watched: "Mirabas",
  given: "Repetida a solas: no cuenta.",
  left: "Te fuiste antes del final.",
  botRounds: (count) =>
    `Un bot jugó ${plural("es", count, { one: "una ronda", other: `${count} rondas` })} por ti.`,
  dealtAgain: "repartida de nuevo",
  onlyScores: "solo los puntos",
  lookAt: (round) => `Volver a ver la ronda ${round}`,
  roundOf: (game, round) => `${game}, ronda ${round}`,
  starred: (count) =>
    plural("es", count, { one: "Una ronda con estrella", other: `${count} rondas con estrella` }),
  versus: {
    title: (name) => `Tú y ${name}`,
    before: (mine, theirs, name) =>
      `Tú por delante de ${name}: ${times(mine)}. ${name} por delante de ti: ${times(theirs)}.`,
    won: (mine, theirs, name) => `Victorias: tú ${mine}, ${name} ${theirs}.`,
    about: (matches) =>
      `${matches} ${plural("es", matches, { one: "partida jugada", other: "partidas jugadas" })} hasta el final por los dos.`,
    ofTheLast: (count) => `Entre tus últimas ${count} partidas.`,
  },
};

export default es;
