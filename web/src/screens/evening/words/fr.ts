import { plural } from "../../../words/localized";
import type { Words } from "./en";

const wins = (count: number): string =>
  `${count} ${plural("fr", count, { one: "victoire", other: "victoires" })}`;

const fr: Words = {
  games: {
    change: "Autre jeu",
    title: "On joue à quoi ?",
    now: "Sur la table",
    seats: (most) => `${most} places.`,
    resting: (count) =>
      count === 1
        ? "À tour de rôle, l’un de vous fait une pause."
        : `À tour de rôle, ${["", "deux", "trois"][count - 1] ?? count} d’entre vous font une pause.`,
    bots: (count) =>
      count === 1
        ? "Un bot cède sa place."
        : `${["", "Deux", "Trois"][count - 1] ?? count} bots cèdent leur place.`,
    sure: (game) => `Abandonner cette partie et jouer à ${game} ?`,
    yes: (game) => `Jouer à ${game}`,
    no: "Finir d’abord celle-ci",
    host: (name) => `${name} choisit le jeu.`,
    decides: (name) => `À ${name} de décider : la revanche, ou un autre jeu ?`,
    changed: (name, game) => `${name} a mis ${game} sur la table.`,
  },
  turns: {
    title: "Prochaine partie",
    sitOut: (names, count) =>
      `${names} ${plural("fr", count, { one: "saute", other: "sautent" })} cette partie.`,
    sitOutYou: "Tu sautes cette partie et tu reviens à la suivante.",
    comeIn: (names, count) => `${names} ${plural("fr", count, { one: "entre", other: "entrent" })} en jeu.`,
    comeInYou: "Tu joues.",
    wait: (names, count) =>
      `${names} ${plural("fr", count, { one: "attend", other: "attendent" })} une place.`,
    waitYou: "Tu attends une place.",
    about: "Qui a le plus joué se repose d’abord.",
    volunteer: "Je laisse ma place",
    volunteered: "Tu laisses ta place. Merci !",
    play: "Finalement, je joue",
  },
  board: {
    title: "Gagnées jusqu’ici",
    of: (played) => `sur ${played}`,
    spoken: (name, won, played) =>
      `${name} : ${wins(won)} en ${played} ${plural("fr", played, { one: "partie", other: "parties" })}.`,
  },
};

export default fr;
