// The listing of the board game on the home page: its place, title and line.

import type { HomeListing } from "../../words/homeListing";

const listing: HomeListing = {
  place: 4,
  title: {
    de: "Ligretto: Das Brettspiel",
    en: "Ligretto: the board game",
    es: "Ligretto: juego de mesa",
    fr: "Ligretto : le jeu de plateau",
    it: "Ligretto: il gioco da tavolo",
    nl: "Ligretto: het bordspel",
  },
  line: {
    de: "Domino an vier Steinen, die niemals stillstehen.",
    en: "Dominoes beside four tokens that never stand still.",
    es: "Un dominó junto a cuatro fichas que nunca se están quietas.",
    fr: "Des dominos autour de quatre pions qui ne tiennent pas en place.",
    it: "Un domino intorno a quattro pedine che non stanno mai ferme.",
    nl: "Domino rond vier pionnen die nooit stilstaan.",
  },
};

export default listing;
