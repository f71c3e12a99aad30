import type { StackingManual } from "../../../../mechanics/stacking/manual/labels";

const de: StackingManual = {
  aim: "Leere deinen Blitzstapel aus zehn Karten, bevor die anderen ihren leeren. Alle spielen zugleich, auf Stapel, die allen gehören.",

  chapters: [
    {
      id: "cards",
      title: "Die Karten",
      passages: [
        {
          text: [
            "Zwei bis vier Spieler haben je ein Deck aus 40 Karten und behalten es die ganze Partie. Auf der Rückseite ist eine Pumpe (grün), eine Kutsche (rot), ein Eimer (gelb) oder ein Pflug (blau). [BLZ-1]",
            "Die Vorderseiten sind überall gleich: rot, blau, grün und gelb, jeweils von 1 bis 10. Auf roten und blauen Karten ist ein Junge, auf gelben und grünen ein Mädchen. [BLZ-2] Das ist nur für Könner wichtig.",
          ],
          figure: {
            name: "backs",
            seen: "Vier Kartenrücken: eine grüne Pumpe, eine rote Kutsche, ein gelber Eimer und ein blauer Pflug.",
            caption: "In der Mitte erkennst du deine Karten an einem kleinen Reiter mit deinem Bild.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Was vor dir liegt",
      passages: [
        {
          text: ["Vor jeder Runde wird dein Deck gemischt und von oben weg ausgelegt."],
          points: [
            "Zuerst deine **Pfostenreihe**: einzelne offene Karten nebeneinander.",
            "Dann, rechts davon, dein **Blitzstapel**: zehn offene Karten, nur die oberste zu sehen. Die müssen weg.",
            "Was bleibt, ist deine **Hand**, verdeckt. [BLZ-3]",
          ],
          table: {
            head: ["Spieler", "Karten in der Pfostenreihe", "Karten in der Hand"],
            rows: [
              ["2", "5", "25"],
              ["3", "4", "26"],
              ["4", "3", "27"],
            ],
          },
          figure: {
            name: "own",
            seen: "Von links nach rechts: eine Pfostenreihe aus drei Karten, der Blitzstapel mit einer grünen 6 obenauf, der Holzstapel mit einer blauen 4 obenauf und die verdeckte Hand.",
            caption: "Zu viert. Der Holzstapel wächst aus deiner Hand, sobald das Rennen läuft.",
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
            "Sind alle bereit, startet das Signal des Hosts einen kurzen Countdown. [BLZ-4] Dann legen alle im selben Moment los, [ALL-2] und niemand ist dran: Du spielst, so schnell du schaust. [ALL-1]",
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
            "**In die Mitte spielen.** Nur eine 1 eröffnet dort einen Stapel. Darauf folgen 2, 3 und so weiter, alle in einer Farbe, bis zur 10, von wem auch immer. [BLZ-5]",
            "Spielen darfst du jede Karte, die offen vor dir liegt, eine nach der anderen, mit einer Hand: gelegt, nicht geworfen. [BLZ-9]",
          ],
          figure: {
            name: "placing",
            seen: "Richtig: eine rote 1 auf dem leeren Tisch; eine blaue 5 auf einer blauen 4. Falsch: eine blaue 5 auf einer grünen 4; eine blaue 6 auf einer blauen 4.",
            caption: "Junge oder Mädchen ist in der Mitte egal: Farbe und Zahl entscheiden.",
          },
        },
        {
          text: [
            "Wollen zwei auf denselben Platz, bleibt die erste Karte liegen, und die andere geht nach Hause. Zu spät zu sein ist kein Fehler. [ALL-3] Schneller als eine Menschenhand lässt das Haus keine sein. [ALL-4]",
          ],
        },
        {
          text: [
            "**Die Pfostenreihe füllt sich selbst.** Ist eine ihrer Karten weg, nimmt die oberste deines Blitzstapels ihren Platz ein, solange es eine gibt. [BLZ-6]",
            "Eine Karte, die du direkt vom Blitzstapel spielst, wird nicht ersetzt: Dann liegt einfach die nächste oben. Nur die oberste ist spielbar, und gemischt wird der Stapel nie. [BLZ-7]",
          ],
          figure: {
            name: "gap",
            seen: "Eine Lücke mitten in der Pfostenreihe. Ein Pfeil führt von der obersten Karte des Blitzstapels hinein.",
            caption: "So oder so: Dein Blitzstapel ist eine Karte kürzer.",
          },
        },
        {
          text: [
            "**Drei aufdecken**, von der Hand auf den Holzstapel, alle zusammen, sodass die dritte obenauf liegt. Die darfst du spielen, dann die darunter, bis ganz nach unten. Ist die Hand zu Ende, nimmst du den Holzstapel auf, wie er liegt, und zählst ihn von Neuem durch. [BLZ-8]",
            "Immer drei, immer von oben: [BLZ-16] kein Aussuchen, und kein Mischen, solange die Runde läuft. [BLZ-17] [ALL-7] Aber aufdecken darfst du, wann du willst.",
          ],
          figure: {
            name: "hand",
            seen: "Ein Pfeil führt von der verdeckten Hand zu einem Dreierpäckchen mit einer blauen 4 obenauf.",
            caption: "Die blaue 4 kannst du spielen. Die rote 9 wartet darunter.",
          },
        },
      ],
    },
    {
      id: "end",
      title: "Wie eine Runde endet",
      passages: [
        {
          text: [
            "Dein Blitzstapel ist leer? „Blitz!“, und alle halten sofort an. [BLZ-10] Keine einzige Karte mehr. [ALL-5] Bis zum Zählen bleibt alles auf dem Tisch. [ALL-10]",
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
            "Jede Karte von dir in der Mitte bringt 1 Punkt. Jede, die im Blitzstapel übrig ist, kostet 2. Pfostenreihe und Hand zählen nicht. [BLZ-11]",
            "Im Beispiel: 13 in der Mitte, 3 übrig, also 13 − 6 = 7. Wer „Blitz!“ gerufen hat, hat nichts abzuziehen und kann trotzdem geschlagen werden, von jemandem, der fleißiger war.",
          ],
          figure: {
            name: "count",
            seen: "Dreizehn Karten in der Mitte zählen plus 13, drei übrige im Blitzstapel minus 6; die Summe ist 7.",
            caption: "Die Runde eines Spielers.",
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
            "Runde folgt auf Runde, und die Punkte werden addiert. [ALL-6] Wer zuerst 75 erreicht, gewinnt. Schaffen es mehrere in derselben Runde, gewinnt die höchste Summe; bei Gleichstand teilt ihr euch den Sieg. [BLZ-12]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Wenn nichts mehr geht",
      passages: [
        {
          points: [
            "**Keiner kann legen**, weil keine der Karten, die irgendwer hervorholen könnte, irgendwo passt. Das Haus sieht es sofort. [BLZ-18] Dann drehen alle ihren Holzstapel zurück auf die Hand, schieben die oberste Karte nach unten, und nach drei Sekunden geht es weiter. Würde auch so nie eine Karte passen, endet die Runde und wird gezählt. [BLZ-19]",
            "**Zu zweit** habt ihr die längste Pfostenreihe, fünf Karten, und die wenigsten Einsen. Rechnet damit, dass ab und zu nichts mehr geht.",
            "**Jemand geht.** Die Karten bleiben, und die Pfostenreihen bleiben so lang, wie sie sind. Will niemand eine Runde zu Ende spielen, können alle, die da sind, für ihr Ende stimmen. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Regeln, die euer Tisch ändern kann",
      passages: [
        {
          text: ["Der Host wählt vor der Partie; solange nichts geändert ist, gelten die Regeln von oben."],
          points: [
            "**Punkte zum Sieg**: 75, oder alles von 10 bis 500.",
            "**Der Stopp**: von selbst, mit der letzten Karte eines Blitzstapels. Oder gerufen: Mit leerem Blitzstapel bekommst du einen Knopf, und alle dürfen weiter sammeln, bis ihn jemand mit leerem Stapel drückt.",
            "**Wenn keiner mehr legen kann**: Von jeder Hand wandert eine Karte nach unten, wie oben; oder die Runde endet.",
            "**Tempo**: nicht schneller als eine Menschenhand; oder ohne Grenze.",
          ],
        },
        {
          text: [
            "**Regeln für Könner**: Du darfst auch auf deine Pfostenreihe bauen, mit Karten vom Holzstapel und vom Blitzstapel, immer eins niedriger: eine 7 auf eine 8. [BLZ-20] Jungen und Mädchen wechseln sich ab. [BLZ-21] Ein Pfostenstapel darf beliebig lang werden, aber nur seine oberste Karte ist spielbar, [BLZ-22] und er bleibt ganz sichtbar, für alle. [BLZ-23]",
            "Von einem Pfostenstapel zum anderen wandert nichts. Ist die letzte Karte eines Stapels weg, füllt wie immer dein Blitzstapel den Platz; selbst legst du nichts in eine Lücke. [BLZ-29]",
          ],
          figure: {
            name: "building",
            seen: "Auf eine rote 8 mit einem Jungen passt eine grüne 7 mit einem Mädchen. Eine blaue 7 mit noch einem Jungen ist falsch, eine grüne 6 auch.",
            caption: "Abwärts, Mädchen auf Junge und Junge auf Mädchen.",
          },
        },
        {
          text: [
            "**Falsche Karten** werden abgewiesen: Sie kommen gleich zurück. Oder sie werden gerufen: Dann darfst du jede Karte auf jeden Stapel legen, sogar auf einen vollen, oder einen Stapel mit ihr eröffnen. Ob das stimmt, müssen die anderen sehen. [BLZ-15]",
          ],
          points: [
            "Eine falsche Karte gesehen? Ruf „Dutch!“. Alle halten an, und niemand rührt etwas an. [BLZ-13] Falsch ist eine Karte, die nicht auf die darunter folgt, und alles, was über einer falschen liegt. [BLZ-24]",
            "Die falschen Karten kommen dorthin zurück, wo sie hingehören, und die Runde geht weiter. [BLZ-14] Ihr erfahrt, wer gerufen hat und wessen Karten es waren, und habt drei Sekunden, um euch bereit zu machen. [BLZ-25]",
            "Ist alles in Ordnung, war der Ruf falsch: Er kostet einen Punkt (oder keinen oder zwei, wie ihr wollt), und mehr als drei falsche Rufe hast du in einer Runde nicht. [BLZ-26]",
            "Auch „Blitz!“ wird geprüft: Geht eine falsche Karte auf den leeren Stapel zurück, ist die Runde nicht vorbei. [BLZ-27] Endet eine Runde anders, gehen falsche Karten vor dem Zählen zurück. [BLZ-28]",
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
            "**Tippe** eine Karte an: Sie geht dorthin, wo sie passt. Nur wenn deine Pfostenreihe mehrere Plätze bietet, wirst du gefragt.",
            "**Zieh** sie, wenn sich das besser anfühlt; ungefähr reicht. Wo Fehler gerufen werden, lässt du sie genau auf dem Stapel los, den du meinst.",
            "**Tasten**: {row} für deine Pfostenreihe (zu zweit oder dritt mehr), {stock} für den Blitzstapel, {turned} für den Holzstapel, {hand} deckt drei auf; wo gerufen wird, {stop} für „Blitz!“ und {dutch} für „Dutch!“. Halte Alt, um jede Taste auf ihrem Stapel zu sehen.",
            "Spielst du mit links, sag es in den Einstellungen: Karten und Tasten tauschen die Seiten.",
          ],
        },
      ],
    },
  ],

  labels: {
    stock: "Blitzstapel",
    row: "Pfostenreihe",
    hand: "Hand",
    turned: "Holzstapel",
    placing: {
      one: "Eine 1 eröffnet",
      next: "Gleiche Farbe, nächste Zahl",
      otherColour: "Andere Farbe",
      notNext: "Eine Zahl fehlt",
    },
    building: {
      right: "Eins niedriger, Mädchen auf Junge",
      sameKind: "Junge auf Junge",
      notNext: "Zwei niedriger",
    },
    count: {
      middle: "13 in der Mitte, je 1 Punkt",
      stock: "3 übrig im Blitzstapel, je 2 Abzug",
      sum: "Punkte",
    },
  },
};

export default de;
