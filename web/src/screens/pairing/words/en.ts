const en = {
  title: "Bring a table to this screen",
  scan: "Scan the code with the host’s phone.",
  type: (where: string): string => `Or type it at the table, under “${where}”.`,
  qr: "QR code that lets this screen in",
  which: "What shall the TV show?",
  showTable: (game: string, code: string): string => `${game}, table ${code}`,
  another: "Open a new table",
  open: (address: string): string =>
    `Open ${address} on the TV. It shows a code: scan it with this phone, or type it here.`,
  field: "The code on the TV",
  show: "Show it there",
  shown: "The table is on the TV.",
  unknown: "No TV shows this code any more. Look at it again.",
  onlyHost: "Only the host can put this table on a TV.",
};

export type Words = typeof en;
export default en;
