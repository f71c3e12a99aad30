import type { Words } from "./en";

const it: Words = {
  bot: "Pazienza",
  you: "Tu",
  step: (at, of) => `Passo ${at} di ${of}`,
  next: "Avanti",
  done: "Capito",
  showMe: "Fammi vedere",
  skip: "Salta la lezione",
  skipShort: "Salta",
  leave: "Lascia la lezione",
  keys: "Tasti",
  race: "Il tavolo di prova",
  notYet: "Varrebbe anche questo. Ma prima:",
  readFirst: "Non ho finito di parlare. Prima leggi:",
  sum: "In tutto",
  end: {
    title: "Tutto qui.",
    about: "Gli altri non avranno la mia pazienza. Ora tocca a te!",
    again: "Ancora una volta",
    home: "Alla pagina iniziale",
    table: "Torna al tavolo",
  },
};

export default it;
