import type { Words } from "./en";

const nl: Words = {
  play: "Deze ronde zelf spelen",
  about: (name) =>
    `Precies zo opnieuw gedeeld, op de plek van ${name}: één ronde tegen bots. Hij telt nergens voor, en je mag hem spelen zo vaak je wilt.`,
  made: (name, points) => `${name} haalde er ${points} uit.`,
  deal: "Opnieuw delen",
  otherRules: "De regels zijn sindsdien veranderd: deze ronde kan niet meer zo gedeeld worden.",
  mark: "Deze ronde is zo al eens gespeeld. Hij telt nergens voor.",
  alone: "Hier speelt iemand een ronde na, alleen met bots. Je kunt kijken.",
  once: "Nog een keer",
  film: "Terug naar de film",
  title: "Dezelfde ronde",
  youNow: "Jij, nu",
  now: (name) => `${name}, nu`,
  before: (name) => `${name}, toen`,
  beforeSomebody: "Toen",
  par: "Volwassen bots",
  more: (points) => `${points} meer dan toen`,
  fewer: (points) => `${points} minder dan toen`,
  same: "Precies evenveel als toen",
};

export default nl;
