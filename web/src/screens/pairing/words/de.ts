import type { Words } from "./en";

const de: Words = {
  title: "Hol einen Tisch auf diesen Bildschirm",
  scan: "Scanne den Code mit dem Handy des Hosts.",
  type: (where) => `Oder tippe ihn am Tisch ein, unter „${where}“.`,
  qr: "QR-Code, der diesen Bildschirm hereinlässt",
  which: "Was soll der Fernseher zeigen?",
  showTable: (game, code) => `${game}, Tisch ${code}`,
  another: "Neuen Tisch aufmachen",
  open: (address) =>
    `Öffne ${address} auf dem Fernseher. Er zeigt einen Code: Scanne ihn mit diesem Handy oder tippe ihn hier ein.`,
  field: "Der Code auf dem Fernseher",
  show: "Dort zeigen",
  shown: "Der Tisch ist auf dem Fernseher.",
  unknown: "Kein Fernseher zeigt diesen Code mehr. Schau noch mal hin.",
  onlyHost: "Nur der Host kann diesen Tisch auf einen Fernseher bringen.",
};

export default de;
