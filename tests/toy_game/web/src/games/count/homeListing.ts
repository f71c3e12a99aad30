import type { HomeListing } from "../../words/homeListing";

const listing: HomeListing = {
  place: 9,
  title: {
    de: "Bis zehn",
    en: "Count to Ten",
    es: "Hasta diez",
    fr: "Jusqu’à dix",
    it: "Fino a dieci",
    nl: "Tot tien",
  },
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
