// The listing of Count to Ten on the home page: its place, title and line.

import { everywhere, type HomeListing } from "../../words/homeListing";

const listing: HomeListing = {
  place: 9,
  title: everywhere("Count to Ten"),
  line: {
    de: "Wer die nächste Zahl zuerst legt, hat sie.",
    en: "Whoever lays the next number first has it.",
    es: "Quien pone antes el número siguiente se lo queda.",
    fr: "Qui pose le nombre suivant en premier l’emporte.",
    it: "Chi posa per primo il numero seguente se lo tiene.",
    nl: "Wie het volgende getal het eerst legt, heeft het.",
  },
};

export default listing;
