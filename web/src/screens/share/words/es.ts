import type { Words } from "./en";

const es: Words = {
  title: "Compartir este momento",
  shows: (round, seconds) =>
    `Quien tenga el enlace ve la ronda ${round}, y empieza en el segundo ${seconds}.`,
  figures: "Se ven tus cifras, y las de nadie más.",
  who: "Quién sale",
  nameless: "Jugadores",
  namelessAbout: "Todos se llaman «Jugador 1», «Jugador 2»…",
  named: "Nombres",
  namedAbout: "Cada uno con su nombre, como en la mesa.",
  make: "Crear el enlace",
  link: "Enlace",
  text: (game) => `Un momento de ${game}: ¡mira!`,
  until: (day) => `Vale hasta el ${day}, o hasta que lo retires.`,
  takeBack: "Retirar",
  takenBack: "Retirado: el enlace ya no lleva a ninguna parte.",
  picture: "Lo que enseña un chat: la mesa en este momento",
  failed: {
    notAllowed: "Esta ronda no se puede compartir: no estabas sentado en ella, o su mesa no lo permite.",
    tooMany: "Ya compartes todo lo que cabe. Retira antes algo.",
  },
  mine: {
    title: "Lo que compartes",
    about: "Momentos de rondas que puede ver quien tenga el enlace.",
    item: (game, round, seconds) => `${game}, ronda ${round}, a los ${seconds} s`,
    until: (day) => `hasta el ${day}`,
    take: (item) => `Retirar: ${item}`,
  },
  shown: {
    lead: (game) => `Un momento de ${game}`,
    see: "Mira cómo fue",
    player: (number) => `Jugador ${number}`,
    over: "Esa fue la ronda",
    like: (name) => `Cómo le fue a ${name}`,
    again: "Verla otra vez",
  },
  ended: {
    title: "Este momento ya pasó",
    about:
      "Quien lo compartió lo ha retirado, o se acabaron sus 90 días. La próxima carrera empieza cuando quieras.",
  },
  scored: {
    title: "Solo el resultado",
    about: "La ronda ya no se puede enseñar, pero se sabe cómo acabó.",
  },
  games: "Todos los juegos",
};

export default es;
