import { plural } from "../../../words/localized";
import type { Words } from "./en";

const points = (count: number): string => plural("fr", count, { one: "point", other: "points" });

const fr: Words = {
  podium: "Le podium",
  place: (place) => (place === 1 ? "1re place" : `${place}e place`),
  curve: {
    title: "Les points, manche par manche",
    since: (round) => `À partir de la manche ${round}.`,
    spoken: (name, totals) => `${name} : ${totals}.`,
  },
  honours: {
    title: "À applaudir aussi",
    races: {
      title: "Toujours là avant les autres",
      about: (value, count) =>
        `${value} ${plural("fr", count, { one: "duel de vitesse gagné", other: "duels de vitesse gagnés" })}`,
    },
    quickest: { title: "Main la plus vive", about: (value) => `${value} s d’un coup au suivant` },
    run: { title: "Plus longue série", about: (value) => `${value} d’affilée, sans personne entre-temps` },
    comeback: {
      title: "Plus belle remontée",
      about: (value, count) => `${value} ${points(count)} de retard, et la victoire`,
    },
    round: { title: "Meilleure manche", about: (value, count) => `${value} ${points(count)} d’un coup` },
    stops: {
      title: "Fini avant tout le monde",
      about: (value, count) =>
        `${value} ${plural("fr", count, { one: "manche arrêtée", other: "manches arrêtées" })}`,
    },
  },
  picture: {
    make: "Partager en image",
    title: "Le résultat en image",
    about: (game, title) => `${game} : ${title} Avec le podium et tous les points.`,
    send: "Partager",
    save: "Enregistrer",
    copy: "Copier",
    copied: "L’image est copiée.",
    failed: "Ce n’est pas permis ici. Enregistre plutôt l’image.",
  },
};

export default fr;
