import type { StackingManual } from "../../../../mechanics/stacking/manual/labels";

const de: StackingManual = {
  aim: "Werde vor allen anderen die zehn Karten deines Ligrettos los, auf Stapel in der Mitte, die allen gehören, während alle dasselbe tun.",

  chapters: [
    {
      id: "cards",
      title: "Die Karten",
      passages: [
        {
          text: [
            "Alle haben ein Deck aus 40 Karten: vier Farben, jede von 1 bis 10. [LIG-1] Von vorn sehen alle Decks gleich aus. Von hinten nicht: Deins trägt dein Motiv, Murmel, Pyramide, Würfel oder Kristall, in der Farbe seiner Schachtel. [LIG-2]",
            "Eine Schachtel, blau, grün oder rot, enthält vier Decks. Bis vier Spieler brauchen eine, bis acht zwei, bis zwölf drei. [LIG-3] Wo auch immer eine Karte von dir landet: Ein kleiner Reiter mit deinem Motiv zeigt, dass sie deine ist.",
          ],
          figure: {
            name: "backs",
            seen: "Vier Kartenrücken in Blau: Murmel, Pyramide, Würfel und Kristall.",
            caption: "Vier Spieler, vier Motive.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Was vor dir liegt",
      passages: [
        {
          text: ["Zu Beginn einer Runde wird dein Deck gemischt und ausgelegt."],
          points: [
            "Dein **Ligretto** ist ein offener Stapel von zehn Karten; du siehst nur die oberste. Dieser Stapel muss weg. [LIG-4]",
            "Deine **Reihe** liegt rechts davon: einzelne offene Karten. [LIG-5]",
            "Deine **Hand** ist der ganze Rest, verdeckt. Auch du weißt nicht, was darin steckt. [LIG-6]",
          ],
          table: {
            head: ["Spieler", "Karten in der Reihe", "Karten in der Hand"],
            rows: [
              ["2", "5", "25"],
              ["3", "4", "26"],
              ["4 und mehr", "3", "27"],
            ],
          },
          figure: {
            name: "own",
            seen: "Von links nach rechts: das Ligretto mit einer grünen 6 obenauf, eine Reihe aus drei Karten, der aufgedeckte Stapel mit einer blauen 4 obenauf und die verdeckte Hand.",
            caption:
              "Vier Spieler, also eine Reihe aus drei Karten. Der aufgedeckte Stapel kommt beim Spielen aus der Hand.",
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
            "Sind alle bereit, läuft ein kurzer Countdown; dann schickt „Ligretto!“ alle im selben Moment los. [LIG-7] [ALL-2] Ab jetzt ist niemand dran. Keiner wartet auf irgendwen. [ALL-1]",
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
            "**Eine Karte in die Mitte legen.** Das kann die oberste deines Ligrettos sein, jede Karte deiner Reihe oder die offene Karte deines aufgedeckten Stapels. [LIG-8]",
            "Eine 1, gleich welcher Farbe, eröffnet einen neuen Stapel. Sonst keine Karte, und Stapel darf es beliebig viele geben. [LIG-9] Auf einen Stapel kommt die nächste Zahl derselben Farbe, egal wessen Karte dort liegt, bis die 10 ihn voll macht. [LIG-10]",
          ],
          figure: {
            name: "placing",
            seen: "Richtig: eine rote 1 auf dem leeren Tisch; eine blaue 5 auf einer blauen 4. Falsch: eine blaue 5 auf einer grünen 4; eine blaue 6 auf einer blauen 4.",
            caption: "Zwei, die liegen bleiben, und zwei, die es nicht tun.",
          },
        },
        {
          text: [
            "Zwei wollen auf denselben Platz? Wer zuerst da ist, hat ihn; der andere behält seine Karte. Zu spät kommen ist Pech und niemals ein Fehler. [ALL-3] Du hast eine Hand und spielst damit eine Karte nach der anderen. [ALL-4]",
          ],
        },
        {
          text: [
            "**Lücken schließen sich von selbst.** Verlässt eine Karte die Reihe, rückt sofort die oberste deines Ligrettos nach. [LIG-11] Also kostet eine Karte aus der Reihe auch dein Ligretto eine.",
            "Ist kein Ligretto mehr da, bleibt die Lücke offen. [LIG-16]",
          ],
          figure: {
            name: "gap",
            seen: "Eine Lücke mitten in der Reihe. Ein Pfeil führt von der obersten Karte des Ligrettos hinein.",
            caption: "Die grüne 6 rückt nach, und die nächste Karte des Ligrettos kommt ans Licht.",
          },
        },
        {
          text: [
            "**Drei aufdecken.** Nimm die obersten drei Karten deiner Hand zusammen und dreh sie als Päckchen auf deinen aufgedeckten Stapel: Die dritte liegt nun offen. Sind es weniger als drei, deckst du diese auf. [LIG-12] Ist sie gespielt, liegt die darunter offen, und so weiter. [LIG-13]",
            "Ist die Hand leer, wird der Stapel zurückgedreht, und du fängst von vorn an, ungemischt, in der alten Reihenfolge. [LIG-14] Gemischt wird erst wieder vor der nächsten Runde. [ALL-7] Aufdecken darfst du, wann immer du magst, auch wenn gerade etwas passen würde. [LIG-15]",
          ],
          figure: {
            name: "hand",
            seen: "Ein Pfeil führt von der verdeckten Hand zu einem Dreierpäckchen mit einer blauen 4 obenauf.",
            caption: "Du siehst die blaue 4. Spiel sie, dann ist die rote 9 dran.",
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
            "Die Runde ist vorbei, sobald jemand sein Ligretto geleert hat: „Ligretto Stopp!“ [LIG-17] Von da an darf keine Karte mehr gelegt werden. [ALL-5] Ob die letzte in die Mitte ging oder in eine Lücke der Reihe, ist egal. [LIG-19]",
            "Alle Karten bleiben für alle sichtbar liegen, bis gezählt ist. [ALL-10]",
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
            "Die Mitte wird nach Motiven sortiert. Jede Karte von dir darin ist 1 Punkt wert, gleich welche Zahl sie trägt. [LIG-21] Jede Karte, die in deinem Ligretto übrig ist, kostet 2. Reihe und Hand zählen nicht. [LIG-22]",
            "Im Beispiel sind 13 Karten in der Mitte gelandet, und 3 sind übrig: 13 − 6 macht 7 Punkte. Eine Runde kann auch unter null enden. Und wer sie gestoppt hat, hat nicht immer die meisten Punkte.",
          ],
          figure: {
            name: "count",
            seen: "Dreizehn Karten in der Mitte zählen plus 13, drei übrige im Ligretto minus 6; die Summe ist 7.",
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
            "Die Punkte werden von Runde zu Runde addiert. [ALL-6] Wer zuerst 99 erreicht, gewinnt. Schaffen es mehrere in derselben Runde, gewinnt die höchste Summe, und bei Gleichstand teilt ihr euch den Sieg. [LIG-23]",
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
            "**Keiner kann legen.** Manchmal liegen alle nötigen Karten vergraben: Kein Ligretto, keine Reihe und nichts, was irgendwer durch Aufdecken hervorholen könnte, passt. Das Haus merkt es im selben Moment; die Runde endet und wird gezählt, wie sie steht. [LIG-20]",
            "**Zu zweit** habt ihr fünf Karten in der Reihe und zusammen nur acht Einsen. Da geht leichter nichts mehr als an einem vollen Tisch.",
            "**Jemand geht.** Seine Karten bleiben liegen, und die Reihen bleiben so lang, wie sie sind. Eine Runde, die niemand zu Ende spielen will, endet, wenn alle dafür stimmen, die noch da sind. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Regeln, die euer Tisch ändern kann",
      passages: [
        {
          text: ["Der Host wählt vor der Partie. Solange ihr nichts ändert, spielt ihr wie oben."],
          points: [
            "**Punkte zum Sieg**: 99, oder alles von 10 bis 500.",
            "**Der Stopp**: sofort, mit der letzten Karte eines Ligrettos. Oder gerufen: Mit leerem Ligretto bekommst du einen Knopf und darfst für mehr Punkte weiterlegen, und alle anderen auch, bis ihn jemand mit leerem Ligretto drückt. [LIG-18]",
            "**Wenn keiner mehr legen kann**: Die Runde endet; oder alle schieben die oberste Handkarte nach unten, und es geht weiter.",
            "**Tempo**: nicht schneller als eine Menschenhand; oder ohne Grenze.",
          ],
        },
        {
          text: [
            "**Auf die Reihe bauen**, für Erfahrene: Karten aus deinem Ligretto und vom aufgedeckten Stapel dürfen auch auf eine Karte deiner eigenen Reihe, immer eins niedriger und in einer anderen Farbe. Spielen kannst du von so einem Stapel nur die oberste. [LIG-24]",
            "Karten der Reihe wandern nicht aufeinander, und in eine offene Lücke wird nichts gelegt. [LIG-25] Ein Platz der Reihe wird nachgefüllt, wenn seine letzte Karte weg ist, und deine letzte Ligretto-Karte darf die Runde auch beenden, indem sie auf die Reihe geht. [LIG-26] Solange so ein Zug möglich ist, geht noch etwas. [LIG-27]",
          ],
          figure: {
            name: "building",
            seen: "Auf eine rote 9 passt eine blaue 8. Eine rote 8 ist falsch, eine blaue 7 auch.",
            caption: "Abwärts, jede Farbe auf eine andere.",
          },
        },
        {
          text: [
            "**Falsche Karten** kommen sofort zu dir zurück. Oder sie werden gerufen: Dann darf jede Karte auf jeden Stapel, richtig oder falsch, und ihr müsst es selbst merken. [LIG-28]",
          ],
          points: [
            "Wer eine falsche Karte sieht, ruft „Dutch!“, und alle lassen los. [BLZ-13] Falsch ist eine Karte, die nicht auf die darunter folgt, und alles, was auf einer falschen liegt. [BLZ-24]",
            "Falsche Karten gehen dorthin zurück, wo sie herkamen. Alle erfahren, wer gerufen hat und wessen Karten es waren, und nach drei Sekunden geht es weiter. [BLZ-25]",
            "Liegt nichts falsch, kostet der Ruf einen Punkt (oder keinen oder zwei, wie der Tisch mag), und nach dreien davon ist für diese Runde Schluss mit Rufen. [BLZ-26]",
            "Der Stopp wird genauso geprüft: Kommt eine falsche Karte in ein leeres Ligretto zurück, geht die Runde weiter. [BLZ-27] Endet eine Runde ohne Stopp, wird sie vor dem Zählen berichtigt. [BLZ-28]",
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
            "**Tippe** eine Karte an, und sie fliegt dorthin, wo sie passt. Kommen mehrere Plätze deiner Reihe infrage, wirst du gefragt.",
            "**Zieh** sie, wenn dir das lieber ist: Ungefähr in die Mitte reicht. Wo Fehler gerufen werden, zieh sie auf den Stapel, den du meinst.",
            "**Tasten**: {row} für die Karten deiner Reihe (zu zweit oder dritt mehr), {stock} für dein Ligretto, {turned} für die aufgedeckte Karte, {hand} deckt drei auf; wo gerufen wird, {stop} für den Stopp und {dutch} für „Dutch!“. Halte Alt, dann zeigt jeder Stapel seine Taste.",
            "Linkshänder? Die Einstellungen drehen deine Seite des Tisches um, samt Tasten.",
          ],
        },
      ],
    },
  ],

  labels: {
    stock: "Ligretto",
    row: "Reihe",
    hand: "Hand",
    turned: "Aufgedeckt",
    placing: {
      one: "Eine 1 eröffnet",
      next: "Gleiche Farbe, nächste Zahl",
      otherColour: "Andere Farbe",
      notNext: "Eine Zahl fehlt",
    },
    building: {
      right: "Eins niedriger, andere Farbe",
      sameKind: "Gleiche Farbe",
      notNext: "Zwei niedriger",
    },
    count: {
      middle: "13 in der Mitte, je 1 Punkt",
      stock: "3 übrig im Ligretto, je 2 Abzug",
      sum: "Punkte",
    },
  },
};

export default de;
