import type { BoardManual } from "../words";

const it: BoardManual = {
  aim: "Metti per primo tutte le tue tessere sul tabellone, accanto a una delle quattro pedine che tutti usano e tutti muovono.",

  chapters: [
    {
      id: "pieces",
      title: "Che cosa c’è",
      passages: [
        {
          text: [
            "Da due a quattro giocatori hanno 15 tessere ciascuno. Una tessera copre due caselle, come un domino, e ha due colori. Ogni coppia dei sei colori c’è una volta. Hai anche due jolly, di una sola casella. Dalla cornice si sa di chi sono i pezzi: singola, doppia, tratteggiata o a puntini. Le quattro pedine non sono di nessuno. [BRD-1]",
            "Il tabellone si compone di pezzi da 5 × 5 caselle colorate: sei per due giocatori, nove per tre o quattro. [BRD-2] In un pezzo le caselle vicine hanno sempre colori diversi; dove due pezzi si toccano, non per forza. [BRD-4]",
          ],
          figure: {
            name: "pieces",
            seen: "Una tessera di ognuno dei quattro giocatori, con cornice singola, doppia, tratteggiata e a puntini; due jolly; quattro pedine, ognuna con la sua testa.",
            caption: "Ogni colore ha il suo segno: fiamma, lanterna, sole, foglia, onda, uva.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Prima della corsa",
      passages: [
        {
          text: [
            "Le tue tessere sono mischiate e formano il tuo mazzo, coperto. I due jolly sono di nuovo con te. Il tabellone resta com’è per tutta la partita. [BRD-3] Le quattro pedine stanno sulle loro caselle: se non decidete altro, lontane tra loro, in mezzo ai pezzi più esterni. [BRD-5]",
          ],
        },
      ],
    },
    {
      id: "start",
      title: "Il via",
      passages: [
        {
          text: [
            "Al segnale ognuno scopre la prima tessera del suo mazzo e cerca una pedina accanto a cui possa stare. [BRD-6] [ALL-2] Niente turni, nessuno aspetta. [ALL-1] E nessuno dà fastidio: una tessera che si sta spostando non copre e non prenota niente. [BRD-32]",
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
            "**Mettere la tua tessera**, accanto a una qualsiasi delle quattro pedine. [BRD-8] Va dove due caselle libere hanno i suoi due colori, nel verso giusto. [BRD-9] Una metà deve avere un lato in comune con la casella della pedina; toccare un angolo non basta. [BRD-10] La tessera sta tutta sul tabellone, e non sopra altre tessere o jolly. [BRD-11]",
          ],
          figure: {
            name: "placing",
            seen: "Una pedina su una casella rossa. Giusto: una tessera dritta davanti a lei, e una tessera sotto che svolta di lato. Sbagliato: una tessera che tocca solo un angolo, e una tessera con i colori invertiti.",
            caption: "I colori della tessera sono quelli delle caselle sotto.",
          },
        },
        {
          text: [
            "C’è più spazio di quanto sembri. Una pedina arrivata su una tessera ha tre caselle vicine libere, e da ognuna una tessera può andare in tre direzioni: nove posti, se niente è in mezzo.",
            "Li vedono anche gli altri. Chi prima arriva meglio alloggia: la tessera messa per prima resta. [BRD-13] La tua torna a te, e arrivare tardi non è un errore. [ALL-3] Hai una mano sola, e metti una tessera dopo l’altra. [ALL-4]",
          ],
          figure: {
            name: "nine",
            seen: "Una pedina in fondo a una tessera. Da ognuna delle tre caselle libere accanto partono tre linee verso le caselle oltre.",
            caption: "Ogni linea è un posto per una tessera.",
          },
        },
        {
          text: [
            "**La pedina si muove.** Appena messa la tessera, la pedina ci sale, sulla casella più distante da dove stava. [BRD-12] È lì che poi guardano tutti.",
          ],
          figure: {
            name: "moving",
            seen: "Una pedina salta dalla sua casella al capo più lontano della tessera messa accanto.",
            caption: "La pedina va sempre al capo più lontano.",
          },
        },
        {
          text: [
            "**Scoprire la prossima tessera**, se questa non ha posto o tu non hai pazienza: va nei tuoi scarti, scoperta. Finito il mazzo, capovolgi gli scarti e li ripassi nello stesso ordine. [BRD-7] [ALL-7]",
          ],
        },
        {
          text: [
            "**Usare un jolly.** Scavalca una casella di qualsiasi colore: mettilo su una casella libera accanto alla pedina, la pedina ci sale, [BRD-17] e da lì continui con la tua tessera, in un colpo solo, così nessuno può infilarsi. Senza una tessera che ci stia dietro, il jolly non si può mettere. [BRD-18] Puoi metterli tutti e due, uno dopo l’altro. [BRD-19]",
          ],
          figure: {
            name: "joker",
            seen: "Accanto alla vecchia casella di una pedina c’è un jolly, e dietro una tessera; ora la pedina sta in fondo alla tessera.",
            caption: "Jolly e tessera sono una mossa sola.",
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
            "Chi ha messo l’ultima tessera ferma il round e prende il primo posto. I jolly possono avanzare. [BRD-20] Non si mettono più tessere, [ALL-5] e tutto resta in vista fino al conteggio. [ALL-10]",
            "Gli altri seguono secondo le tessere rimaste, prima chi ne ha meno. A parità, meglio chi ha più jolly; se sono pari anche quelli, dividono il posto, e il successivo si salta. [BRD-21]",
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
            "Chi è veloce riceve gettoni, cioè punti. Chi è lento mette da parte tessere sulla sua **plancia**, e gioca i round seguenti senza. Gettoni e tessere fanno sempre due. [BRD-25]",
            "Nell’esempio Anna è arrivata prima. Bea e Carlo hanno ancora quattro tessere ciascuno, ma Bea ha risparmiato un jolly ed è seconda.",
          ],
          table: {
            head: ["Giocatori", "Gettoni, dal primo all’ultimo", "Tessere da parte"],
            rows: [
              ["2", "2, 0", "0, 2"],
              ["3", "2, 1, 0", "0, 1, 2"],
              ["4", "2, 1, 0, 0", "0, 1, 2, 2"],
            ],
          },
          figure: {
            name: "count",
            seen: "Anna ha messo tutte le tessere: 2 gettoni, nessuna tessera da parte. A Bea restano quattro tessere e un jolly: 1 gettone, 1 tessera da parte. A Carlo restano quattro tessere: nessun gettone, 2 tessere da parte.",
            caption: "Tre giocatori alla fine di un round.",
          },
        },
        {
          points: [
            "Scegli tu quali tessere mettere da parte, e quali riprendere. Hai 20 secondi; poi decide il caso. [BRD-26]",
            "Così chi è più lento comincia con meno tessere e ha più possibilità. Almeno una tessera si gioca sempre. [BRD-27]",
            "Uno di voi gioca sempre con tutte e 15: quando tutti hanno tessere da parte, ognuno ne riprende quante ne ha chi ne ha meno. [BRD-28]",
          ],
        },
      ],
    },
    {
      id: "match",
      title: "Vincere la partita",
      passages: [
        {
          text: [
            "Una partita ha sei round. Vince chi ha più punti; chi è pari divide la vittoria. [BRD-29] [ALL-6] Se le stesse persone fanno un’altra partita, ognuno la comincia con le tessere da parte che aveva alla fine. [BRD-30]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Vicoli ciechi",
      passages: [
        {
          text: [
            "**Una pedina è bloccata** quando accanto a lei non restano due caselle libere di colori diversi. Finché non viene liberata, nessuno può usarla. [BRD-16]",
            "Se la tua tessera porta una pedina in un vicolo cieco, le devi una mossa: la tua prossima tessera può stare su qualsiasi coppia libera di caselle con i suoi colori, e la pedina la segue, sulla metà che vuoi. [BRD-14] Lo stesso vale se la tua tessera blocca un’altra pedina. [BRD-15]",
          ],
          figure: {
            name: "deadEnd",
            seen: "Una pedina chiusa da tessere su tutti i lati. Una freccia porta a un’altra tessera, lontana da tutte, dove sta adesso.",
            caption: "La pedina 2 era chiusa. Una tessera altrove, ed è di nuovo in gioco.",
          },
        },
        {
          points: [
            "Finché devi una mossa, la prossima tessera che metti libera la pedina che aspetta da più tempo, e una tessera che potrebbe farlo non si può scartare. I jolly non aiutano. [BRD-33]",
            "Dopo otto secondi, o se non ci sei, chiunque può liberarla. [BRD-34]",
            "**Nessuno può più mettere una tessera**, nemmeno con i jolly: il round finisce subito. Lo vince chi ha messo più tessere. [BRD-22]",
            "**In due** si gioca su sei pezzi, e per 2 gettoni o niente.",
            "**Qualcuno se ne va.** Le sue tessere restano sul tabellone. Un round che nessuno vuole finire si chiude quando tutti i presenti votano per farlo. [ALL-9]",
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
            "Chi ospita sceglie prima della partita. Se non si cambia niente, si gioca come detto sopra.",
          ],
          points: [
            "**Pedine**: sulle caselle consigliate; messe dai giocatori a turno, dieci secondi ciascuno; o ovunque, a caso.",
            "**Tessere sbagliate**: non si possono mettere. Oppure si cercano dopo: allora durante la corsa nessuno controlla i colori. Dopo lo stop ognuno vede le tessere del vicino di sinistra, una alla volta, e dice giusta o sbagliata, in 30 secondi. Chi viene scoperto finisce ultimo, anche se era primo; ciò che nessuno nota resta valido. [BRD-23]",
            "**Al contrario**: una tessera con i colori invertiti è un errore; o si chiude un occhio. [BRD-24]",
            "**Round**: sei, o quanti volete da uno a trenta.",
          ],
        },
        {
          text: [
            "**Forma del tabellone**: un blocco, o un’altra forma che rende le strade più lunghe e strette. Potete anche disegnarne una voi, purché tutti i pezzi si tocchino per lati interi. [BRD-31]",
          ],
          figure: {
            name: "layouts",
            seen: "Sette forme fatte di nove pezzi: blocco, linea, L, T, croce, scala e U.",
            caption: "Per tre o quattro giocatori.",
          },
        },
      ],
    },
    {
      id: "here",
      title: "Giocarci qui",
      passages: [
        {
          points: [
            "**Trascina** la tessera al suo posto; sta sospesa sopra il dito. Toccala per girarla di un quarto. Vicino è abbastanza vicino.",
            "**Tocca** la casella accanto a una pedina, poi quella oltre: la tessera va lì, girata come serve. Tocca prima un jolly per scavalcare una casella.",
            "La vista **da vicino** mostra in grande i dintorni delle quattro pedine.",
            "**Tasti**: {tokens} scelgono una pedina, {arrows} prima il lato, poi la direzione, {Enter} mette la tessera. {KeyF} ne inverte i capi, {KeyR} la gira, {Space} scopre la prossima, {KeyJ} prende un jolly, {Escape} ricomincia.",
          ],
        },
      ],
    },
  ],

  labels: {
    cards: "Una tessera per giocatore",
    jokers: "Due jolly a testa",
    tokens: "Quattro pedine per tutti",
    placing: {
      straight: "Dritta",
      corner: "Con una svolta",
      onlyCorner: "Tocca solo un angolo",
      swapped: "Colori invertiti",
    },
    players: ["Anna", "Bea", "Carlo"],
    allLaid: "all laid",
    chips: "Gettoni",
    aside: "Tessere da parte",
  },
};

export default it;
