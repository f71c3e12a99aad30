import type { Words } from "./en";

const it: Words = {
  title: "Porta un tavolo su questo schermo",
  scan: "Inquadra il codice con il telefono dell’host.",
  type: (where) => `Oppure scrivilo al tavolo, sotto «${where}».`,
  qr: "Codice QR che fa entrare questo schermo",
  which: "Che cosa deve mostrare la TV?",
  showTable: (game, code) => `${game}, tavolo ${code}`,
  another: "Apri un nuovo tavolo",
  open: (address) =>
    `Apri ${address} sulla TV. Mostra un codice: inquadralo con questo telefono, o scrivilo qui.`,
  field: "Il codice sulla TV",
  show: "Mostra il tavolo",
  shown: "Il tavolo è sulla TV.",
  unknown: "Nessuna TV mostra più questo codice. Guardalo di nuovo.",
  onlyHost: "Solo l’host può mettere questo tavolo sulla TV.",
};

export default it;
