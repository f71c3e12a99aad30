import { plural } from "../../../words/localized";
import type { Words } from "./en";

const points = (count: number): string => plural("it", count, { one: "punto", other: "punti" });

const it: Words = {
  podium: "Il podio",
  place: (place) => `${place}º posto`,
  curve: {
    title: "I punti, manche per manche",
    since: (round) => `Dalla manche ${round}.`,
    spoken: (name, totals) => `${name}: ${totals}.`,
  },
  honours: {
    title: "Un applauso anche a",
    races: {
      title: "Sempre un attimo prima",
      about: (value, count) =>
        count === 1 ? "un duello di velocità vinto" : `${value} duelli di velocità vinti`,
    },
    quickest: { title: "Mano più svelta", about: (value) => `${value} s da una mossa all’altra` },
    run: { title: "Serie più lunga", about: (value) => `${value} di fila, e nessuno in mezzo` },
    comeback: {
      title: "Rimonta più bella",
      about: (value, count) => `sotto di ${value} ${points(count)}, e poi la vittoria`,
    },
    round: { title: "Manche migliore", about: (value, count) => `${value} ${points(count)} in un colpo` },
    stops: {
      title: "Finito prima di tutti",
      about: (value, count) => (count === 1 ? "ha chiuso una manche" : `ha chiuso ${value} manche`),
    },
  },
  picture: {
    make: "Condividi come immagine",
    title: "Il risultato in un’immagine",
    about: (game, title) => `${game}: ${title} Con il podio e tutti i punti.`,
    send: "Condividi",
    save: "Salva",
    copy: "Copia",
    copied: "L’immagine è copiata.",
    failed: "Qui non è permesso. Puoi salvare l’immagine.",
  },
};

export default it;
