import type { Words } from "./en";

const fr: Words = {
  title: "Affiche une table sur cet écran",
  scan: "Scanne le code avec le téléphone de l’hôte.",
  type: (where) => `Ou tape-le à la table, sous « ${where} ».`,
  qr: "Code QR qui fait entrer cet écran",
  which: "Que doit montrer la télé ?",
  showTable: (game, code) => `${game}, table ${code}`,
  another: "Ouvrir une nouvelle table",
  open: (address) =>
    `Ouvre ${address} sur la télé. Elle affiche un code : scanne-le avec ce téléphone, ou tape-le ici.`,
  field: "Le code affiché sur la télé",
  show: "Afficher la table",
  shown: "La table est sur la télé.",
  unknown: "Aucune télé n’affiche plus ce code. Regarde-le encore une fois.",
  onlyHost: "Seul l’hôte peut afficher cette table sur une télé.",
};

export default fr;
