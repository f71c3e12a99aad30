// The listing of Dutch Blitz on the home page: its place, title and line.

import { everywhere, type HomeListing } from "../../words/homeListing";

const listing: HomeListing = {
  place: 2,
  title: everywhere("Dutch Blitz"),
  line: {
    de: "Dasselbe Rennen mit Jungen und Mädchen, und ein Ruf für jeden Fehler.",
    en: "The same race with boys and girls, and a shout for every mistake.",
    es: "La misma carrera con chicos y chicas, y un grito por cada error.",
    fr: "La même course avec filles et garçons, et un cri pour chaque erreur.",
    it: "La stessa corsa con bimbi e bimbe, e un grido per ogni errore.",
    nl: "Dezelfde race met jongens en meisjes, en een kreet voor elke fout.",
  },
};

export default listing;
