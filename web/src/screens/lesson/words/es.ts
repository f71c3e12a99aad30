import type { Words } from "./en";

const es: Words = {
  bot: "Paciencia",
  you: "Tú",
  step: (at, of) => `Paso ${at} de ${of}`,
  next: "Seguir",
  done: "Entendido",
  showMe: "Enséñame",
  skip: "Saltar la lección",
  skipShort: "Saltar",
  leave: "Dejar la lección",
  keys: "Teclas",
  race: "La mesa de prueba",
  notYet: "Eso también valdría. Pero antes:",
  readFirst: "No he acabado de hablar. Primero lee esto:",
  sum: "En total",
  end: {
    title: "Y eso es todo.",
    about: "Los demás no tendrán mi paciencia. ¡A jugar!",
    again: "Otra vez",
    home: "A la página de inicio",
    table: "Volver a la mesa",
  },
};

export default es;
