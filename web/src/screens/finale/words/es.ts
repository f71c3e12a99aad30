import { plural } from "../../../words/localized";
import type { Words } from "./en";

const points = (count: number): string => plural("es", count, { one: "punto", other: "puntos" });

const es: Words = {
  podium: "El podio",
  place: (place) => `${place}.º puesto`,
  curve: {
    title: "Los puntos, ronda a ronda",
    since: (round) => `Desde la ronda ${round}.`,
    spoken: (name, totals) => `${name}: ${totals}.`,
  },
  honours: {
    title: "Un aplauso también para",
    races: {
      title: "Siempre un paso por delante",
      about: (value, count) =>
        count === 1 ? "llegó antes una vez al mismo sitio" : `llegó antes ${value} veces al mismo sitio`,
    },
    quickest: { title: "Mano más rápida", about: (value) => `${value} s de una jugada a la siguiente` },
    run: { title: "Racha más larga", about: (value) => `${value} seguidas, sin nadie en medio` },
    comeback: {
      title: "Mejor remontada",
      about: (value, count) => `${value} ${points(count)} por detrás, y la victoria`,
    },
    round: { title: "Mejor ronda", about: (value, count) => `${value} ${points(count)} de una vez` },
    stops: {
      title: "Antes que nadie",
      about: (value, count) => `acabó ${value} ${plural("es", count, { one: "ronda", other: "rondas" })}`,
    },
  },
  picture: {
    make: "Compartir como imagen",
    title: "El resultado en una imagen",
    about: (game, title) => `${game}: ${title} Con el podio y todos los puntos.`,
    send: "Compartir",
    save: "Guardar",
    copy: "Copiar",
    copied: "La imagen está copiada.",
    failed: "Aquí no está permitido. Puedes guardar la imagen.",
  },
};

export default es;
