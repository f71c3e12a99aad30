import type { BoardManual } from "../words";

const de: BoardManual = {
  aim: "Leg vor allen anderen deine Karten auf den Spielplan, immer an einen von vier Steinen, die alle benutzen und alle bewegen.",

  chapters: [
    {
      id: "pieces",
      title: "Was es gibt",
      passages: [
        {
          text: [
            "Zwei bis vier Spieler haben je 15 Karten. Eine Karte ist zwei Felder lang, wie ein Dominostein, und hat zwei Farben. Jedes Paar der sechs Farben kommt einmal vor. Dazu hast du zwei Joker, je ein Feld groß. Am Rahmen siehst du, wem etwas gehört: einfach, doppelt, gestrichelt oder gepunktet. Die vier Steine gehören niemandem. [BRD-1]",
            "Der Spielplan wird aus Teilen mit 5 × 5 farbigen Feldern zusammengesetzt: sechs für zwei Spieler, neun für drei oder vier. [BRD-2] In einem Teil haben Nachbarn immer verschiedene Farben; wo zwei Teile sich treffen, muss das nicht so sein. [BRD-4]",
          ],
          figure: {
            name: "pieces",
            seen: "Je eine Karte von vier Spielern, mit einfachem, doppeltem, gestricheltem und gepunktetem Rahmen; zwei Joker; vier Steine, jeder mit eigenem Kopf.",
            caption: "Jede Farbe hat ihr Zeichen: Flamme, Laterne, Sonne, Blatt, Welle, Traube.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Vor dem Rennen",
      passages: [
        {
          text: [
            "Deine Karten werden gemischt und liegen verdeckt als dein Stapel bereit. Beide Joker sind wieder bei dir. Der Spielplan bleibt die ganze Partie, wie er ist. [BRD-3] Die vier Steine stehen auf ihren Feldern: wenn ihr nichts anderes abmacht, weit auseinander, mitten auf den äußersten Teilen. [BRD-5]",
          ],
        },
      ],
    },
    {
      id: "start",
      title: "Der Start",
      passages: [
        {
          text: [
            "Auf das Signal decken alle die oberste Karte ihres Stapels auf und suchen einen Stein, an den sie passt. [BRD-6] [ALL-2] Niemand ist dran, niemand wartet. [ALL-1] Und niemand ist im Weg: Eine Karte, die noch unterwegs ist, verdeckt nichts und hält nichts frei. [BRD-32]",
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
            "**Deine Karte legen**, an irgendeinen der vier Steine. [BRD-8] Sie passt, wo zwei freie Felder ihre zwei Farben haben, richtig herum. [BRD-9] Eine Hälfte muss mit einer Kante an das Feld grenzen, auf dem der Stein steht; eine Ecke reicht nicht. [BRD-10] Die ganze Karte liegt auf dem Plan, und auf keiner anderen Karte und keinem Joker. [BRD-11]",
          ],
          figure: {
            name: "placing",
            seen: "Ein Stein steht auf einem roten Feld. Richtig: eine Karte geradeaus davon und eine Karte darunter, die zur Seite abbiegt. Falsch: eine Karte, die nur eine Ecke berührt, und eine mit vertauschten Farben.",
            caption: "Die Farben der Karte sind die der Felder unter ihr.",
          },
        },
        {
          text: [
            "Das lässt mehr Platz, als man denkt. Ein Stein, der über eine Karte kam, hat drei freie Nachbarn, und von jedem kann eine Karte in drei Richtungen zeigen: neun Plätze, wenn nichts im Weg ist.",
            "Die anderen sehen sie auch. Wer zuerst da ist, hat den Platz: Die erste Karte bleibt liegen. [BRD-13] Deine kommt zu dir zurück, und zu spät zu sein ist kein Fehler. [ALL-3] Du hast eine Hand und legst eine Karte nach der anderen. [ALL-4]",
          ],
          figure: {
            name: "nine",
            seen: "Ein Stein am Ende einer Karte. Von jedem der drei freien Felder neben ihm führen drei Linien zu den Feldern dahinter.",
            caption: "Jede Linie ist ein Platz für eine Karte.",
          },
        },
        {
          text: [
            "**Der Stein zieht mit.** Sobald die Karte liegt, rückt er auf sie, auf das Feld, das weiter weg ist von dort, wo er stand. [BRD-12] Dorthin schauen dann alle.",
          ],
          figure: {
            name: "moving",
            seen: "Ein Stein springt von seinem Feld ans ferne Ende der Karte, die neben ihn gelegt wurde.",
            caption: "Der Stein geht immer ans ferne Ende.",
          },
        },
        {
          text: [
            "**Die nächste Karte aufdecken**, wenn diese keinen Platz hat oder du keine Geduld: Sie kommt offen auf deinen Ablagestapel. Ist der Stapel zu Ende, drehst du die Ablage um und gehst sie in derselben Reihenfolge noch mal durch. [BRD-7] [ALL-7]",
          ],
        },
        {
          text: [
            "**Einen Joker einsetzen.** Er überbrückt ein Feld, gleich welcher Farbe: Leg ihn auf ein freies Feld neben dem Stein, der Stein rückt darauf, [BRD-17] und von dort geht es mit deiner Karte weiter, in einem Zug, sodass niemand dazwischenkommt. Ohne Karte, die dahinter passt, darf kein Joker liegen. [BRD-18] Du darfst auch beide legen, hintereinander. [BRD-19]",
          ],
          figure: {
            name: "joker",
            seen: "Neben dem alten Feld eines Steins liegt ein Joker, dahinter eine Karte; der Stein steht jetzt an ihrem fernen Ende.",
            caption: "Joker und Karte sind ein Zug.",
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
            "Wer die letzte Karte gelegt hat, stoppt die Runde und ist auf Platz eins. Joker dürfen übrig sein. [BRD-20] Jetzt wird nichts mehr gelegt, [ALL-5] und alles bleibt sichtbar, bis gezählt ist. [ALL-10]",
            "Die anderen folgen nach der Zahl ihrer übrigen Karten, die wenigsten zuerst. Bei Gleichstand sind mehr übrige Joker besser; sind auch die gleich, teilen sie sich den Platz, und der nächste entfällt. [BRD-21]",
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
            "Die Schnellen bekommen Chips, das sind Punkte. Die Langsamen legen Karten auf ihr **Tableau** beiseite und spielen die nächsten Runden ohne sie. Chips und Karten sind zusammen immer zwei. [BRD-25]",
            "Im Beispiel war Anna zuerst fertig. Ben und Clara haben je vier Karten übrig, aber Ben hat einen Joker gespart und ist Zweiter.",
          ],
          table: {
            head: ["Spieler", "Chips, vom ersten zum letzten", "Karten beiseite"],
            rows: [
              ["2", "2, 0", "0, 2"],
              ["3", "2, 1, 0", "0, 1, 2"],
              ["4", "2, 1, 0, 0", "0, 1, 2, 2"],
            ],
          },
          figure: {
            name: "count",
            seen: "Anna hat alle Karten gelegt: 2 Chips, keine Karte beiseite. Ben hat vier Karten und einen Joker übrig: 1 Chip, 1 Karte beiseite. Clara hat vier Karten übrig: kein Chip, 2 Karten beiseite.",
            caption: "Drei Spieler am Ende einer Runde.",
          },
        },
        {
          points: [
            "Du wählst, welche Karten du beiseitelegst und welche du zurücknimmst. Du hast 20 Sekunden; dann entscheidet der Zufall. [BRD-26]",
            "So beginnt, wer langsamer ist, mit weniger Karten und hat bessere Chancen. Mindestens eine Karte ist immer im Spiel. [BRD-27]",
            "Einer von euch spielt immer mit allen 15: Haben alle Karten beiseite, nehmen alle so viele zurück, wie der mit den wenigsten hat. [BRD-28]",
          ],
        },
      ],
    },
    {
      id: "match",
      title: "Die Partie gewinnen",
      passages: [
        {
          text: [
            "Eine Partie hat sechs Runden. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg. [BRD-29] [ALL-6] Spielen dieselben noch eine Partie, beginnt sie jeder mit so vielen Karten beiseite, wie er aufgehört hat. [BRD-30]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Sackgassen",
      passages: [
        {
          text: [
            "**Ein Stein ist blockiert**, wenn neben ihm kein freies Feldpaar in zwei verschiedenen Farben mehr da ist. Bis er befreit ist, kann ihn niemand benutzen. [BRD-16]",
            "Führt deine Karte einen Stein in so eine Sackgasse, schuldest du ihm einen Zug: Deine nächste Karte darf auf irgendein freies Feldpaar des Plans, das ihre Farben hat, und der Stein kommt mit, auf welche Hälfte du willst. [BRD-14] Dasselbe gilt, wenn deine Karte einen anderen Stein blockiert. [BRD-15]",
          ],
          figure: {
            name: "deadEnd",
            seen: "Ein Stein, von allen Seiten mit Karten zugebaut. Ein Pfeil führt von ihm zu einer anderen Karte, weit weg von allen anderen, wo er jetzt steht.",
            caption: "Stein 2 war zugebaut. Eine Karte woanders, und er ist wieder im Spiel.",
          },
        },
        {
          points: [
            "Solange du einen Zug schuldest, befreit die nächste Karte, die du legst, den Stein, der am längsten wartet, und eine Karte, die das könnte, darfst du nicht ablegen. Joker helfen nicht. [BRD-33]",
            "Nach acht Sekunden, oder wenn du weg bist, darf ihn jeder befreien. [BRD-34]",
            "**Keiner kann mehr legen**, auch nicht mit Jokern: Die Runde endet sofort. Wer die meisten Karten gelegt hat, gewinnt sie. [BRD-22]",
            "**Zu zweit** spielt ihr auf sechs Teilen, und um 2 Chips oder keinen.",
            "**Jemand geht.** Seine Karten bleiben auf dem Plan. Eine Runde, die niemand zu Ende spielen will, endet, wenn alle dafür stimmen, die noch da sind. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Regeln, die euer Tisch ändern kann",
      passages: [
        {
          text: ["Der Host wählt vor der Partie. Solange nichts geändert ist, spielt ihr wie oben."],
          points: [
            "**Steine**: auf den empfohlenen Feldern; reihum von euch gesetzt, je zehn Sekunden; oder irgendwo, nach Zufall.",
            "**Falsche Karten** lassen sich nicht legen. Oder sie werden hinterher gesucht: Dann prüft im Rennen niemand die Farben. Nach dem Stopp siehst du die Karten deines linken Nachbarn, eine nach der anderen, und sagst richtig oder falsch, in 30 Sekunden. Wer erwischt wird, ist Letzter, auch von Platz eins aus; was niemand merkt, gilt. [BRD-23]",
            "**Falsch herum**: Eine Karte mit vertauschten Farben ist ein Fehler; oder sie wird verziehen. [BRD-24]",
            "**Runden**: sechs, oder alles von einer bis dreißig.",
          ],
        },
        {
          text: [
            "**Form des Spielplans**: ein Block, oder eine andere Form, die die Wege länger und enger macht. Ihr könnt auch selbst eine zeichnen, solange alle Teile mit ganzen Kanten zusammenhängen. [BRD-31]",
          ],
          figure: {
            name: "layouts",
            seen: "Sieben Formen aus neun Teilen: Block, Linie, L, T, Kreuz, Treppe und U.",
            caption: "Für drei oder vier Spieler.",
          },
        },
      ],
    },
    {
      id: "here",
      title: "So spielst du es hier",
      passages: [
        {
          points: [
            "**Zieh** deine Karte an ihren Platz; sie schwebt über deinem Finger. Tippe sie an, um sie um ein Viertel zu drehen. Ungefähr reicht.",
            "**Tippe** das Feld neben einem Stein an, dann das dahinter: Dort liegt die Karte, so gedreht, wie sie passt. Tippe vorher einen Joker an, um damit ein Feld zu überbrücken.",
            "**Von Nahem** siehst du die Umgebung aller vier Steine groß.",
            "**Tasten**: {tokens} wählen einen Stein, {arrows} erst die Seite, dann die Richtung, {Enter} legt die Karte. {KeyF} vertauscht ihre Enden, {KeyR} dreht sie, {Space} deckt die nächste auf, {KeyJ} nimmt einen Joker, {Escape} beginnt von vorn.",
          ],
        },
      ],
    },
  ],

  labels: {
    cards: "Je eine Karte",
    jokers: "Je zwei Joker",
    tokens: "Vier Steine für alle",
    placing: {
      straight: "Geradeaus",
      corner: "Um die Ecke",
      onlyCorner: "Nur eine Ecke berührt",
      swapped: "Farben vertauscht",
    },
    players: ["Anna", "Ben", "Clara"],
    allLaid: "alle gelegt",
    chips: "Chips",
    aside: "Karten beiseite",
  },
};

export default de;
