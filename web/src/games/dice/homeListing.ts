// The listing of the dice game on the home page: its place, title and line.

import { everywhere, type HomeListing } from "../../words/homeListing";

const listing: HomeListing = {
  place: 3,
  title: everywhere("Ligretto Dice"),
  line: {
    de: "Vier Reihen, eins bis sechs. Würfle, so oft du magst.",
    en: "Four rows, one to six. Roll as often as you like.",
    es: "Cuatro filas, del uno al seis. Tira cuanto quieras.",
    fr: "Quatre rangées, de un à six. Lance autant que tu veux.",
    it: "Quattro file, da uno a sei. Lancia quanto vuoi.",
    nl: "Vier rijen, één tot zes. Gooi zo vaak je wilt.",
  },
};

export default listing;
