import type { Words } from "./en";

const fr: Words = {
  play: "Jouer cette donne toi-même",
  about: (name) =>
    `La même donne, à la place de ${name} : une manche contre des bots. Elle ne compte pas, et tu peux la jouer autant de fois que tu veux.`,
  made: (name, points) => `${name} en a tiré ${points}.`,
  deal: "Redistribuer",
  otherRules: "Les règles ont changé depuis : cette donne ne peut plus être jouée.",
  mark: "Cette donne a déjà été jouée. Elle ne compte pas.",
  alone: "Ici, quelqu’un rejoue une manche, seul avec des bots. Tu peux regarder.",
  once: "Encore une fois",
  film: "Retour au film",
  title: "La même donne",
  youNow: "Toi, cette fois",
  now: (name) => `${name}, cette fois`,
  before: (name) => `${name}, à l’époque`,
  beforeSomebody: "À l’époque",
  par: "Bots adultes",
  more: (points) => `${points} de plus qu’à l’époque`,
  fewer: (points) => `${points} de moins qu’à l’époque`,
  same: "Exactement autant qu’à l’époque",
};

export default fr;
