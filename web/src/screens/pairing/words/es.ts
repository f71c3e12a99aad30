import type { Words } from "./en";

const es: Words = {
  title: "Trae una mesa a esta pantalla",
  scan: "Escanea el código con el teléfono del anfitrión.",
  type: (where) => `O escríbelo en la mesa, en «${where}».`,
  qr: "Código QR que deja entrar esta pantalla",
  which: "¿Qué debe mostrar la tele?",
  showTable: (game, code) => `${game}, mesa ${code}`,
  another: "Abrir otra mesa",
  open: (address) =>
    `Abre ${address} en la tele. Muestra un código: escanéalo con este teléfono, o escríbelo aquí.`,
  field: "El código de la tele",
  show: "Mostrarla ahí",
  shown: "La mesa está en la tele.",
  unknown: "Ninguna tele muestra ya ese código. Míralo otra vez.",
  onlyHost: "Solo el anfitrión puede poner esta mesa en la tele.",
};

export default es;
