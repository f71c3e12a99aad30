import { plural } from "../../../words/localized";
import type { Words } from "./en";

const times = (count: number): string => (count === 0 ? "jamais" : `${count} fois`);

const fr: Words = {
  title: "Mes parties",
  nothing: {
    title: "Rien pour l’instant",
    about: "Chaque partie que tu joues ou regardes s’inscrit ici, et chacune de ses manches peut se revoir.",
    play: "En jouer une",
  },
  which: "Quelles parties",
  game: "Jeu",
  allGames: "Tous les jeux",
  person: "Avec",
  everybody: "Tout le monde",
  none: "Aucune parmi ces parties.",
  older: "Parties plus anciennes",
  loading: "On cherche les parties plus anciennes…",
  figures: "Ma façon de jouer",
  figuresOf: (game) => `Ma façon de jouer à ${game}`,
  place: (place, of) => `${place === 1 ? "1er" : `${place}e`} sur ${of}`,
  rounds: (count) => `${count} ${plural("fr", count, { one: "manche", other: "manches" })}`,
  runs: "en cours",
  watched: "Tu regardais",
  given: "Donne rejouée contre des bots : ne compte pas.",
  left: "Tu as quitté la partie avant la fin.",
  botRounds: (count) =>
    `Un bot a joué ${plural("fr", count, { one: "une manche", other: `${count} manches` })} à ta place.`,
  dealtAgain: "redonnée",
  onlyScores: "le score seul",
  lookAt: (round) => `Revoir la manche ${round}`,
  roundOf: (game, round) => `${game}, manche ${round}`,
  starred: (count) => plural("fr", count, { one: "Une manche étoilée", other: `${count} manches étoilées` }),
  versus: {
    title: (name) => `${name} et toi`,
    before: (mine, theirs, name) =>
      `Toi devant ${name} : ${times(mine)}. ${name} devant toi : ${times(theirs)}.`,
    won: (mine, theirs, name) => `Victoires : toi ${mine}, ${name} ${theirs}.`,
    about: (matches) =>
      `${matches} ${plural("fr", matches, { one: "partie jouée", other: "parties jouées" })} jusqu’au bout par vous deux.`,
    ofTheLast: (count) => `Parmi tes ${count} dernières parties.`,
  },
};

export default fr;
