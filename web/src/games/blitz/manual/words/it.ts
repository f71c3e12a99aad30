import type { StackingManual } from "../../../../mechanics/stacking/manual/labels";

const it: StackingManual = {
  aim: "Vuota la tua pila Blitz di dieci carte prima che gli altri vuotino la loro. Si gioca tutti insieme, su pile che sono di tutti.",

  chapters: [
    {
      id: "cards",
      title: "Le carte",
      passages: [
        {
          text: [
            "Da due a quattro giocatori hanno un mazzo di 40 carte ciascuno, e lo tengono per tutta la partita. Sul dorso c’è una pompa (verde), una carrozza (rossa), un secchio (giallo) o un aratro (blu). [BLZ-1]",
            "Davanti sono tutti uguali: rosso, blu, verde e giallo, da 1 a 10. Le carte rosse e blu mostrano un bimbo, le gialle e le verdi una bimba. [BLZ-2] Conta solo per gli esperti.",
          ],
          figure: {
            name: "backs",
            seen: "Quattro dorsi: una pompa verde, una carrozza rossa, un secchio giallo e un aratro blu.",
            caption: "Al centro, una linguetta con la tua figura segna le tue carte.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Che cosa hai davanti",
      passages: [
        {
          text: ["Prima di ogni round il tuo mazzo viene mischiato e disposto a partire dall’alto."],
          points: [
            "Prima la tua **fila**: carte singole, scoperte, una accanto all’altra.",
            "Poi, alla sua destra, la tua **pila Blitz**: dieci carte scoperte, se ne vede solo quella in cima. Liberatene.",
            "Quel che resta è la tua **mano**, coperta. [BLZ-3]",
          ],
          table: {
            head: ["Giocatori", "Carte nella fila", "Carte in mano"],
            rows: [
              ["2", "5", "25"],
              ["3", "4", "26"],
              ["4", "3", "27"],
            ],
          },
          figure: {
            name: "own",
            seen: "Da sinistra a destra: una fila di tre carte, la pila Blitz con un 6 verde in cima, la pila scoperta con un 4 blu in cima e la mano, coperta.",
            caption: "In quattro. La pila scoperta cresce dalla mano, quando la corsa è partita.",
          },
        },
      ],
    },
    {
      id: "start",
      title: "Il via",
      passages: [
        {
          text: [
            "Quando ci sono tutti, il segnale di chi ospita fa partire un breve conto alla rovescia. [BLZ-4] Poi si comincia tutti nello stesso istante, [ALL-2] e non ci sono turni: giochi veloce quanto vedi. [ALL-1]",
          ],
        },
      ],
    },
    {
      id: "moves",
      title: "Che cosa puoi fare, in ogni momento",
      passages: [
        {
          text: [
            "**Giocare al centro.** Solo un 1 apre una pila. Poi vengono il 2, il 3 e così via, tutti di un colore, fino al 10, da chiunque li abbia. [BLZ-5]",
            "Puoi usare ogni carta scoperta davanti a te, una alla volta, con una mano sola: appoggiata, non lanciata. [BLZ-9]",
          ],
          figure: {
            name: "placing",
            seen: "Giusto: un 1 rosso sul tavolo vuoto; un 5 blu su un 4 blu. Sbagliato: un 5 blu su un 4 verde; un 6 blu su un 4 blu.",
            caption: "Al centro bimbi e bimbe non contano: contano colore e numero.",
          },
        },
        {
          text: [
            "Se in due mirano allo stesso posto, la prima carta resta e l’altra torna a casa. Arrivare tardi non è un errore. [ALL-3] La casa non lascia a nessuna mano di essere più veloce di una mano umana. [ALL-4]",
          ],
        },
        {
          text: [
            "**La fila si riempie da sola.** Appena una sua carta è partita, la prima della tua pila Blitz prende il suo posto, finché ce n’è una. [BLZ-6]",
            "Una carta giocata direttamente dalla pila Blitz non si sostituisce: in cima c’è semplicemente la seguente. Si gioca solo quella in cima, e la pila non si mischia mai. [BLZ-7]",
          ],
          figure: {
            name: "gap",
            seen: "Un buco in mezzo alla fila. Una freccia ci porta dalla cima della pila Blitz.",
            caption: "In un modo o nell’altro, la tua pila Blitz ha una carta in meno.",
          },
        },
        {
          text: [
            "**Gira tre carte** della mano sulla pila scoperta, tutte insieme, con la terza in cima. Si può giocare quella, poi quella sotto, fino all’ultima. Finita la mano, riprendi la pila scoperta, nel suo ordine, e la conti di nuovo. [BLZ-8]",
            "Sempre tre, sempre dall’alto: [BLZ-16] non si sceglie, e durante il round non si mischia. [BLZ-17] [ALL-7] Ma puoi girare quando vuoi.",
          ],
          figure: {
            name: "hand",
            seen: "Una freccia porta dalla mano, coperta, a un blocco di tre carte con un 4 blu in cima.",
            caption: "Il 4 blu lo puoi giocare. Sotto aspetta il 9 rosso.",
          },
        },
      ],
    },
    {
      id: "end",
      title: "Come finisce un round",
      passages: [
        {
          text: [
            "La tua pila Blitz è vuota? «Blitz!», e tutti si fermano subito. [BLZ-10] Non una carta di più. [ALL-5] Tutto resta sul tavolo fino al conteggio. [ALL-10]",
          ],
        },
      ],
    },
    {
      id: "count",
      title: "Il conteggio",
      passages: [
        {
          text: [
            "Ogni tua carta al centro porta 1 punto. Ogni carta rimasta nella tua pila Blitz ne costa 2. Fila e mano non contano. [BLZ-11]",
            "Nell’esempio: 13 al centro, 3 rimaste, quindi 13 − 6 = 7. Chi ha gridato «Blitz!» non ha niente da togliere, ma può essere battuto lo stesso da chi si è dato più da fare.",
          ],
          figure: {
            name: "count",
            seen: "Tredici carte al centro contano più 13, tre rimaste nella pila Blitz meno 6; la somma è 7.",
            caption: "Il round di un giocatore.",
          },
        },
      ],
    },
    {
      id: "match",
      title: "Vincere la partita",
      passages: [
        {
          text: [
            "Un round segue l’altro, e i punti si sommano. [ALL-6] Chi arriva per primo a 75 vince. Se più d’uno li supera nello stesso round, vince il totale più alto; chi è pari divide la vittoria. [BLZ-12]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Quando ci si blocca",
      passages: [
        {
          points: [
            "**Nessuno può giocare**, perché nessuna delle carte che si potrebbero tirar fuori va da qualche parte. La casa lo vede subito. [BLZ-18] Allora ognuno rimette la pila scoperta nella mano, passa una carta da sopra a sotto, e dopo tre secondi si continua. Se nessuna carta andrebbe bene per quante volte lo faceste, il round finisce e si conta. [BLZ-19]",
            "**In due** si ha la fila più lunga, cinque carte, e meno 1. Ogni tanto ci si blocca.",
            "**Qualcuno se ne va.** Le sue carte restano, e le file non cambiano. Se nessuno vuole finire un round, tutti i presenti possono votare per chiuderlo. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Le regole che il tavolo può cambiare",
      passages: [
        {
          text: [
            "Chi ospita sceglie prima della partita; finché non si cambia niente, le regole sono quelle sopra.",
          ],
          points: [
            "**Punti per vincere**: 75, o quanti volete da 10 a 500.",
            "**Lo stop**: da solo, con l’ultima carta di una pila Blitz. Oppure gridato: con la pila Blitz vuota ricevi un pulsante, e tutti possono continuare a fare punti finché lo preme qualcuno con la pila vuota.",
            "**Se nessuno può giocare**: si sposta una carta di ogni mano, come sopra; oppure il round finisce.",
            "**Ritmo**: non più veloce di una mano umana; o senza limiti.",
          ],
        },
        {
          text: [
            "**Regole per esperti**: puoi giocare anche sulla tua fila, con le carte della pila scoperta e della pila Blitz, una in meno ogni volta: un 7 su un 8. [BLZ-20] Bimbi e bimbe si alternano. [BLZ-21] Una pila della fila può crescere quanto vuoi, ma si gioca solo la carta in cima, [BLZ-22] e resta tutta in vista di tutti. [BLZ-23]",
            "Niente passa da una pila della fila all’altra. Quando l’ultima carta di una pila è partita, la tua pila Blitz ne riempie il posto, come sempre; tu non metti niente in un posto vuoto. [BLZ-29]",
          ],
          figure: {
            name: "building",
            seen: "Su un 8 rosso con un bimbo, un 7 verde con una bimba è giusto. Un 7 blu con un altro bimbo è sbagliato, e anche un 6 verde.",
            caption: "In discesa, bimba su bimbo e bimbo su bimba.",
          },
        },
        {
          text: [
            "**Le carte sbagliate** sono rifiutate: tornano subito indietro. Oppure si gridano: allora puoi mettere ogni carta su ogni pila, anche completa, o aprirne una. Se è giusto, devono vederlo gli altri. [BLZ-15]",
          ],
          points: [
            "Hai visto una carta sbagliata? Grida «Dutch!». Tutti si fermano, e nessuno tocca niente. [BLZ-13] È sbagliata una carta che non segue quella sotto, e tutto ciò che sta sopra una carta sbagliata. [BLZ-24]",
            "Le carte sbagliate si rimettono dove devono stare, e il round continua. [BLZ-14] Si dice chi ha gridato e di chi erano le carte, e avete tre secondi per prepararvi. [BLZ-25]",
            "Se è tutto a posto, il grido era a vuoto: costa un punto (o nessuno, o due, come decidete), e di gridi a vuoto ne hai tre per round. [BLZ-26]",
            "Anche «Blitz!» viene controllato: se una carta sbagliata torna nella pila vuota, il round non è finito. [BLZ-27] Se un round finisce in altro modo, le carte sbagliate tornano indietro prima di contare. [BLZ-28]",
          ],
        },
      ],
    },
    {
      id: "here",
      title: "Giocarci qui",
      passages: [
        {
          points: [
            "**Tocca** una carta: va dove deve. Solo se la tua fila offre più posti ti viene chiesto quale.",
            "**Trascinala**, se ti viene meglio; vicino è abbastanza vicino. Dove gli errori si gridano, lasciala proprio sulla pila che intendi.",
            "**Tasti**: {row} per la fila (di più in due o in tre), {stock} per la pila Blitz, {turned} per la pila scoperta, {hand} per girarne tre; dove si gridano, {stop} per «Blitz!» e {dutch} per «Dutch!». Tieni premuto Alt per vedere ogni tasto sulla sua pila.",
            "Se giochi con la sinistra, dillo nelle impostazioni: carte e tasti cambiano lato.",
          ],
        },
      ],
    },
  ],

  labels: {
    stock: "Pila Blitz",
    row: "Fila",
    hand: "Mano",
    turned: "Scoperta",
    placing: {
      one: "Un 1 apre una pila",
      next: "Stesso colore, numero seguente",
      otherColour: "Un altro colore",
      notNext: "Manca un numero",
    },
    building: {
      right: "Una in meno, bimba su bimbo",
      sameKind: "Bimbo su bimbo",
      notNext: "Due in meno",
    },
    count: {
      middle: "13 al centro, 1 punto l’una",
      stock: "3 rimaste nella pila Blitz, −2 l’una",
      sum: "Punti",
    },
  },
};

export default it;
