// The listing of Ligretto on the home page: its place, title and line.

import { everywhere, type HomeListing } from "../../words/homeListing";

const listing: HomeListing = {
  place: 1,
  title: everywhere("Ligretto"),
  line: {
    de: "Vier Farben, eins bis zehn, und alle Hände in der Mitte.",
    en: "Four colours, one to ten, everybody’s hands in the middle.",
    es: "Cuatro colores, del uno al diez, y todas las manos en el centro.",
    fr: "Quatre couleurs, de un à dix, et toutes les mains au milieu.",
    it: "Quattro colori, da uno a dieci, e le mani di tutti al centro.",
    nl: "Vier kleuren, één tot tien, en ieders handen in het midden.",
  },
};

export default listing;
