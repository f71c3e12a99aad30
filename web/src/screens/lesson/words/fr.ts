import type { Words } from "./en";

const fr: Words = {
  bot: "Patience",
  you: "Toi",
  step: (at, of) => `Étape ${at} sur ${of}`,
  next: "Suite",
  done: "Compris",
  showMe: "Montre-moi",
  skip: "Passer la leçon",
  skipShort: "Passer",
  leave: "Quitter la leçon",
  keys: "Touches",
  race: "La table d’essai",
  notYet: "Ça compterait aussi. Mais d’abord :",
  readFirst: "Je n’ai pas fini de parler. Lis d’abord :",
  sum: "En tout",
  end: {
    title: "Et voilà, c’est tout.",
    about: "Les autres n’auront pas ma patience. À toi de jouer !",
    again: "Encore une fois",
    home: "Vers l’accueil",
    table: "Retour à la table",
  },
};

export default fr;
