import type { Words } from "./en";

const fr: Words = {
  title: "Partager ce moment",
  shows: (round, seconds) =>
    `Avec le lien, on voit la manche ${round}, et on commence à ${seconds} secondes.`,
  figures: "On y voit tes chiffres, et ceux de personne d’autre.",
  who: "Qui y figure",
  nameless: "Joueurs",
  namelessAbout: "Chacun s’appelle «\u202fJoueur 1\u202f», «\u202fJoueur 2\u202f» …",
  named: "Noms",
  namedAbout: "Chacun porte son nom, comme à la table.",
  make: "Créer le lien",
  link: "Lien",
  text: (game) => `Un moment de ${game}\u202f: regarde\u202f!`,
  until: (day) => `Il marche jusqu’au ${day}, ou jusqu’à ce que tu le reprennes.`,
  takeBack: "Reprendre",
  takenBack: "Repris\u202f: le lien ne mène plus nulle part.",
  picture: "Ce qu’une messagerie en montre\u202f: la table à ce moment",
  failed: {
    notAllowed:
      "Cette manche ne peut pas être partagée\u202f: tu n’y étais pas assis, ou sa table ne le permet pas.",
    tooMany: "Tu partages déjà tout ce qu’on peut partager. Reprends d’abord quelque chose.",
  },
  mine: {
    title: "Ce que tu partages",
    about: "Des moments de manches, visibles par quiconque a le lien.",
    item: (game, round, seconds) => `${game}, manche ${round}, à ${seconds} s`,
    until: (day) => `jusqu’au ${day}`,
    take: (item) => `Reprendre\u202f: ${item}`,
  },
  shown: {
    lead: (game) => `Un moment de ${game}`,
    see: "Voir la scène",
    player: (number) => `Joueur ${number}`,
    over: "C’était la manche",
    like: (name) => `Comment c’était pour ${name}`,
    again: "Revoir",
  },
  ended: {
    title: "Ce moment est passé",
    about: "On l’a repris, ou ses 90 jours sont écoulés. Mais la prochaine course commence quand tu veux.",
  },
  scored: {
    title: "Seulement le score",
    about: "La manche elle-même ne peut plus être montrée, mais on sait comment elle a fini.",
  },
  games: "Tous les jeux",
};

export default fr;
