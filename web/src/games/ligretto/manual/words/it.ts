import type { StackingManual } from "../../../../mechanics/stacking/manual/labels";

const it: StackingManual = {
  aim: "Liberati per primo delle dieci carte del tuo Ligretto, su pile al centro che sono di tutti, mentre tutti fanno lo stesso.",

  chapters: [
    {
      id: "cards",
      title: "Le carte",
      passages: [
        {
          text: [
            "Ognuno ha un mazzo di 40 carte: quattro colori, da 1 a 10. [LIG-1] Davanti i mazzi sono tutti uguali. Dietro no: il tuo ha il tuo motivo, biglia, piramide, dado o cristallo, nel colore della sua scatola. [LIG-2]",
            "Una scatola, blu, verde o rossa, contiene quattro mazzi. Fino a quattro giocatori ne basta una, fino a otto due, fino a dodici tre. [LIG-3] Dovunque finisca una tua carta, una linguetta con il tuo motivo dice che è tua.",
          ],
          figure: {
            name: "backs",
            seen: "Quattro dorsi blu: biglia, piramide, dado e cristallo.",
            caption: "Quattro giocatori, quattro motivi.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Che cosa hai davanti",
      passages: [
        {
          text: ["All’inizio di un round il tuo mazzo viene mischiato e disposto."],
          points: [
            "Il tuo **Ligretto** è una pila di dieci carte scoperte: vedi solo quella in cima. È la pila da far sparire. [LIG-4]",
            "La tua **fila** sta alla sua destra: carte singole, scoperte. [LIG-5]",
            "La tua **mano** è tutto il resto, coperta. Neanche tu sai che cosa c’è dentro. [LIG-6]",
          ],
          table: {
            head: ["Giocatori", "Carte nella fila", "Carte in mano"],
            rows: [
              ["2", "5", "25"],
              ["3", "4", "26"],
              ["4 o più", "3", "27"],
            ],
          },
          figure: {
            name: "own",
            seen: "Da sinistra a destra: il Ligretto con un 6 verde in cima, una fila di tre carte, la pila scoperta con un 4 blu in cima e la mano, coperta.",
            caption:
              "Quattro giocatori, quindi una fila di tre. La pila scoperta nasce dalla mano, giocando.",
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
            "Quando ci sono tutti parte un breve conto alla rovescia; poi «Ligretto!», e si parte tutti nello stesso istante. [LIG-7] [ALL-2] Da qui in poi niente turni. Nessuno aspetta nessuno. [ALL-1]",
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
            "**Mettere una carta al centro.** Può essere quella in cima al tuo Ligretto, una qualsiasi della fila o quella visibile della pila scoperta. [LIG-8]",
            "Un 1, di qualsiasi colore, apre una nuova pila. Nient’altro lo fa, e le pile non hanno limite. [LIG-9] Su una pila va il numero seguente dello stesso colore, di chiunque sia la carta sotto, finché il 10 la completa. [LIG-10]",
          ],
          figure: {
            name: "placing",
            seen: "Giusto: un 1 rosso sul tavolo vuoto; un 5 blu su un 4 blu. Sbagliato: un 5 blu su un 4 verde; un 6 blu su un 4 blu.",
            caption: "Due restano, due no.",
          },
        },
        {
          text: [
            "In due volete lo stesso posto? È di chi arriva prima; l’altro si tiene la carta. Arrivare tardi è sfortuna, mai un errore. [ALL-3] Hai una mano sola, e giochi una carta dopo l’altra. [ALL-4]",
          ],
        },
        {
          text: [
            "**I buchi si chiudono da soli.** Se una carta lascia la fila, quella in cima al tuo Ligretto prende subito il suo posto. [LIG-11] Così una carta giocata dalla fila ne toglie una anche al Ligretto.",
            "Se non c’è più Ligretto per riempirlo, il buco resta aperto. [LIG-16]",
          ],
          figure: {
            name: "gap",
            seen: "Un buco in mezzo alla fila. Una freccia ci porta dalla cima del Ligretto.",
            caption: "Il 6 verde si sposta, e appare la prossima carta del Ligretto.",
          },
        },
        {
          text: [
            "**Girare tre carte.** Prendi insieme le prime tre della mano e girale, in blocco, sulla pila scoperta: ora si vede la terza. Se ne restano meno di tre, giri quelle. [LIG-12] Giocata quella, si vede la carta sotto, e così via. [LIG-13]",
            "Finita la mano, la pila si rigira e si ricomincia, senza mischiare, nello stesso ordine. [LIG-14] Prima del prossimo round non si mischia niente. [ALL-7] Puoi girare quando vuoi, anche se hai una carta che andrebbe bene. [LIG-15]",
          ],
          figure: {
            name: "hand",
            seen: "Una freccia porta dalla mano, coperta, a un blocco di tre carte con un 4 blu in cima.",
            caption: "Vedi il 4 blu. Giocalo, e poi tocca al 9 rosso.",
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
            "Il round finisce appena qualcuno ha vuotato il suo Ligretto: «Ligretto stop!» [LIG-17] Da quel momento non si mettono più carte. [ALL-5] Che l’ultima sia andata al centro o in un buco della fila, non importa. [LIG-19]",
            "Tutte le carte restano dove sono, sotto gli occhi di tutti, fino al conteggio. [ALL-10]",
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
            "Il centro si divide per motivo. Ogni tua carta vale 1 punto, qualunque sia il numero. [LIG-21] Ogni carta rimasta nel tuo Ligretto ne costa 2. Fila e mano non contano. [LIG-22]",
            "Nell’esempio 13 carte sono arrivate al centro e 3 sono rimaste: 13 − 6 fa 7 punti. Un round può anche finire sotto zero. E chi lo ferma non ha sempre più punti degli altri.",
          ],
          figure: {
            name: "count",
            seen: "Tredici carte al centro contano più 13, tre rimaste nel Ligretto meno 6; la somma è 7.",
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
            "I punti si sommano di round in round. [ALL-6] Chi arriva per primo a 99 vince. Se più d’uno ci arriva nello stesso round, vince il totale più alto, e chi è pari divide la vittoria. [LIG-23]",
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
            "**Nessuno può giocare.** A volte tutte le carte che servono sono sepolte: nessun Ligretto, nessuna fila e niente che qualcuno possa tirar fuori dalla mano va bene. La casa se ne accorge all’istante; il round finisce e si conta così com’è. [LIG-20]",
            "**In due** si ha una fila di cinque e solo otto 1 in tutto: ci si blocca più facilmente che a tavolo pieno.",
            "**Qualcuno se ne va.** Le sue carte restano dove sono, e le file non cambiano. Un round che nessuno vuole finire si chiude quando tutti i presenti votano per farlo. [ALL-9]",
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
            "Chi ospita sceglie prima della partita. Se non cambiate niente, si gioca come detto sopra.",
          ],
          points: [
            "**Punti per vincere**: 99, o quanti volete da 10 a 500.",
            "**Lo stop**: subito, con l’ultima carta di un Ligretto. Oppure gridato: con il Ligretto vuoto ricevi un pulsante e puoi continuare a mettere carte per fare punti, e così tutti gli altri, finché lo preme qualcuno con il Ligretto vuoto. [LIG-18]",
            "**Se nessuno può giocare**: il round finisce; oppure ognuno passa la prima carta della mano in fondo, e si continua.",
            "**Ritmo**: non più veloce di una mano umana; o senza limiti.",
          ],
        },
        {
          text: [
            "**Giocare sulla fila**, per chi è esperto: le carte del Ligretto e della pila scoperta possono andare anche su una carta della tua fila, una in meno ogni volta, e di un altro colore. Si gioca solo la carta in cima a queste pile. [LIG-24]",
            "Le carte della fila non vanno l’una sull’altra, e in un buco non si mette niente. [LIG-25] Un posto della fila si riempie quando è partita la sua ultima carta, e la tua ultima carta del Ligretto può chiudere il round andando sulla fila. [LIG-26] Finché una mossa così è possibile, il round non è bloccato. [LIG-27]",
          ],
          figure: {
            name: "building",
            seen: "Su un 9 rosso, un 8 blu è giusto. Un 8 rosso è sbagliato, e anche un 7 blu.",
            caption: "In discesa, colore su un altro colore.",
          },
        },
        {
          text: [
            "**Le carte sbagliate** tornano subito a te. Oppure si gridano: allora ogni carta può andare su ogni pila, giusta o sbagliata, e sta a tutti voi accorgersene. [LIG-28]",
          ],
          points: [
            "Chi vede una carta sbagliata grida «Dutch!», e tutti si fermano. [BLZ-13] Una carta è sbagliata se non segue quella sotto, e lo è tutto ciò che sta sopra una carta sbagliata. [BLZ-24]",
            "Le carte sbagliate tornano da dove venivano, si dice chi ha gridato e chi ha sbagliato, e dopo tre secondi si continua. [BLZ-25]",
            "Se è tutto giusto, il grido costa un punto (o nessuno, o due, come volete), e dopo tre gridi a vuoto un giocatore non ne ha più in quel round. [BLZ-26]",
            "Anche lo stop viene controllato: se una carta sbagliata torna in un Ligretto vuoto, il round continua. [BLZ-27] Un round che finisce senza stop si corregge prima di contare. [BLZ-28]",
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
            "**Tocca** una carta, e vola dove va. Se sulla tua fila ci sono più posti possibili, ti viene chiesto quale.",
            "**Trascinala** se preferisci: vicino al centro è abbastanza vicino. Dove gli errori si gridano, trascinala proprio sulla pila che intendi.",
            "**Tasti**: {row} per le carte della fila (di più in due o in tre), {stock} per il Ligretto, {turned} per la carta scoperta, {hand} per girarne tre; dove si gridano, {stop} per lo stop e {dutch} per «Dutch!». Tieni premuto Alt, e ogni pila mostra il suo tasto.",
            "Giochi con la sinistra? Le impostazioni girano il tuo lato del tavolo, tasti compresi.",
          ],
        },
      ],
    },
  ],

  labels: {
    stock: "Ligretto",
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
      right: "Una in meno, altro colore",
      sameKind: "Lo stesso colore",
      notNext: "Due in meno",
    },
    count: {
      middle: "13 al centro, 1 punto l’una",
      stock: "3 rimaste nel Ligretto, −2 l’una",
      sum: "Punti",
    },
  },
};

export default it;
