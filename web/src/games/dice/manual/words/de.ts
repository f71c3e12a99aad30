import type { DiceManual } from "../words";

const de: DiceManual = {
  aim: "Leg alle deine Würfel auf den Spielplan, bevor die anderen ihre gelegt haben. Niemand ist dran, und du würfelst, so oft du magst.",

  chapters: [
    {
      id: "dice",
      title: "Was vor dir liegt",
      passages: [
        {
          text: [
            "Es gibt 24 Würfel, je sechs in Rot, Gelb, Grün und Blau, für jeden einen Becher und einen Spielplan mit vier Reihen. [DIC-1] Alle Würfel kommen gemischt in einen Beutel, und jeder zieht blind. [DIC-2] Die Farben sind Glückssache.",
          ],
          table: {
            head: ["Spieler", "Würfel für jeden"],
            rows: [
              ["2", "12"],
              ["3", "8"],
              ["4", "6"],
            ],
          },
          figure: {
            name: "drawn",
            seen: "Sechs Würfel: zwei rote, ein gelber, ein grüner und zwei blaue. Daneben ein Lederbecher.",
            caption: "Was ein Spieler zu viert bekommt.",
          },
        },
      ],
    },
    {
      id: "start",
      title: "Der Start",
      passages: [
        {
          text: [
            "Sind alle bereit, läuft ein kurzer Countdown, und alle starten auf dasselbe Signal. [ALL-2] Mit ihm werft ihr alle eure Würfel. [DIC-4]",
          ],
        },
      ],
    },
    {
      id: "moves",
      title: "Was du jederzeit darfst",
      passages: [
        {
          text: [
            "**Einen Würfel legen.** Der Spielplan hat für jede Farbe eine Reihe, und ein Würfel darf nur in seine. [DIC-5] Die Reihen füllen sich von 1 bis 6: Eine 2 braucht vor sich die 1, eine 3 die 2 und so weiter. [DIC-6] Wem die Würfel gehören, ist egal. Die Reihe ist für alle da.",
          ],
          figure: {
            name: "board",
            seen: "Vier Reihen mit Plätzen von 1 bis 6. Rot ist bis 3 gefüllt, Gelb bis 1, Grün bis 4, Blau ist leer. Der nächste Platz jeder Reihe leuchtet.",
            caption: "Gesucht: eine rote 4, eine gelbe 2, eine grüne 5 und eine blaue 1.",
          },
        },
        {
          text: [
            "Auf jeden Platz passt ein Würfel. Wer einen Moment zu spät kommt, behält seinen und kann ihn nur noch neu werfen, mit allen anderen zusammen. [DIC-7] [ALL-3] Das ist Pech und kein Fehler.",
            "Nimm einen Würfel nach dem anderen, immer mit derselben Hand. [DIC-9] [ALL-4]",
          ],
          figure: {
            name: "placing",
            seen: "In der grünen Reihe liegen 1 und 2. Eine grüne 3 ist richtig. Eine grüne 4 ist falsch, eine blaue 3 auch.",
            caption: "Die grüne Reihe ist bei der 2.",
          },
        },
        {
          text: [
            "**Noch mal würfeln.** Nichts passt, oder dir gefällt nicht, was du siehst? Wirf alle Würfel, die du noch hast: immer alle, nie nur ein paar. [DIC-8] Du musst auf niemanden warten, auch nicht darauf, dass nichts mehr passt. [DIC-10] [ALL-1]",
            "Da gibt es also etwas zu entscheiden: die 5 behalten und auf die 4 eines anderen hoffen, oder alles zurück in den Becher.",
          ],
        },
      ],
    },
    {
      id: "end",
      title: "Wie eine Runde endet",
      passages: [
        {
          text: [
            "Jemand hat seinen letzten Würfel gelegt: „Ligretto Stopp!“ Von da an legt niemand mehr, und was übrig ist, bleibt sichtbar. [DIC-11] [ALL-5] [ALL-10]",
          ],
        },
      ],
    },
    {
      id: "count",
      title: "Zählen",
      passages: [
        {
          text: [
            "Wer zuerst fertig war, bekommt einen Punkt für jeden Würfel, den alle anderen übrig haben. Die anderen verlieren einen Punkt für jeden eigenen, den sie nicht gelegt haben. [DIC-12]",
            "Im Beispiel sind 3, 1 und 4 Würfel übrig: 8 Punkte für die Erste, −3, −1 und −4 für die anderen.",
          ],
          figure: {
            name: "count",
            seen: "Anna hat keinen Würfel mehr und bekommt 8 Punkte. Ben hat drei übrig und verliert 3, Clara einen und verliert 1, David vier und verliert 4.",
            caption: "Vier Spieler am Ende einer Runde.",
          },
        },
      ],
    },
    {
      id: "match",
      title: "Die Partie gewinnen",
      passages: [
        {
          text: [
            "Alle Würfel kommen zurück in den Beutel, und jeder zieht so viele wie zuvor. [DIC-13] Eine Partie hat drei Runden pro Spieler: sechs, neun oder zwölf. [DIC-14] Die Punkte werden addiert, [ALL-6] und die höchste Summe gewinnt; bei Gleichstand gewinnt ihr zusammen. [DIC-15]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Gut zu wissen",
      passages: [
        {
          points: [
            "**Irgendwas geht immer.** Hast du noch einen Würfel, ist seine Reihe nicht voll, und welche Zahl dort auch fehlt: Sie lässt sich würfeln.",
            "**Jemand geht.** Seine Würfel bleiben ungelegt bei ihm, und die anderen spielen mit so vielen Würfeln und Runden weiter wie zuvor. Eine Runde, die niemand zu Ende spielen will, endet, wenn alle dafür stimmen, die noch da sind. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Regeln, die euer Tisch ändern kann",
      passages: [
        {
          points: [
            "**Würfel pro Spieler**: für alle gleich, oder für jeden anders. Gib den Schnellen ein oder zwei mehr, dann wird es für Kinder fair. Zusammen höchstens 24; was niemand zieht, bleibt im Beutel. [DIC-3]",
            "**Runden pro Spieler**: drei, oder alles von einer bis zehn.",
            "**Tempo**: nicht schneller als eine Menschenhand; oder ohne Grenze.",
          ],
        },
      ],
    },
    {
      id: "here",
      title: "So spielst du es hier",
      passages: [
        {
          points: [
            "**Tippe** einen Würfel an, und er springt in seine Reihe, wenn er passt. Tippe den Becher an, um alle übrigen zu werfen.",
            "**Zieh** einen Würfel auf seine Reihe und halte ihn dort, bis sein Moment kommt, wenn du magst.",
            "**Tasten**: {red} {yellow} {green} {blue} legen den passenden roten, gelben, grünen oder blauen Würfel; {roll} würfelt. Halte Alt, um sie zu sehen.",
            "Spielst du mit links, sag es in den Einstellungen: Becher und Tasten tauschen die Seiten.",
          ],
        },
      ],
    },
  ],

  labels: {
    dice: "Deine Würfel",
    cup: "Dein Becher",
    placing: {
      next: "Eine 3 nach der 2",
      tooHigh: "Die 3 fehlt noch",
      otherRow: "Nicht seine Farbe",
    },
    players: ["Anna", "Ben", "Clara", "David"],
    won: "alle gelegt",
  },
};

export default de;
