import type { DiceManual } from "../words";

const it: DiceManual = {
  aim: "Metti tutti i tuoi dadi sul tabellone prima che gli altri abbiano messo i loro. Niente turni, e lanci quanto vuoi.",

  chapters: [
    {
      id: "dice",
      title: "Che cosa hai davanti",
      passages: [
        {
          text: [
            "Ci sono 24 dadi, sei per colore, rossi, gialli, verdi e blu, un bussolotto per ciascuno e un tabellone con quattro file. [DIC-1] I dadi si mescolano tutti in un sacchetto, e ognuno pesca alla cieca. [DIC-2] I colori sono questione di fortuna.",
          ],
          table: {
            head: ["Giocatori", "Dadi a testa"],
            rows: [
              ["2", "12"],
              ["3", "8"],
              ["4", "6"],
            ],
          },
          figure: {
            name: "drawn",
            seen: "Sei dadi: due rossi, uno giallo, uno verde e due blu. Accanto, un bussolotto di cuoio.",
            caption: "Che cosa ha un giocatore a un tavolo da quattro.",
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
            "Quando ci sono tutti parte un breve conto alla rovescia, e si comincia allo stesso segnale. [ALL-2] A quel segnale tutti lanciano tutti i loro dadi. [DIC-4]",
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
            "**Mettere un dado.** Il tabellone ha una fila per colore, e un dado va solo nella sua. [DIC-5] Le file si riempiono da 1 a 6: a un 2 serve prima l’1, a un 3 il 2, e così via. [DIC-6] Di chi siano i dadi non importa. La fila è di tutti.",
          ],
          figure: {
            name: "board",
            seen: "Quattro file con posti da 1 a 6. La rossa è piena fino al 3, la gialla fino all’1, la verde fino al 4, la blu è vuota. Il prossimo posto di ogni fila è illuminato.",
            caption: "Servono un 4 rosso, un 2 giallo, un 5 verde e un 1 blu.",
          },
        },
        {
          text: [
            "In ogni posto c’è spazio per un dado. Chi arriva un attimo dopo si tiene il suo, e può solo rilanciarlo, con tutti gli altri. [DIC-7] [ALL-3] È sfortuna, non un errore.",
            "Prendi un dado alla volta, sempre con la stessa mano. [DIC-9] [ALL-4]",
          ],
          figure: {
            name: "placing",
            seen: "La fila verde ha un 1 e un 2. Un 3 verde è giusto. Un 4 verde è sbagliato, e anche un 3 blu.",
            caption: "La fila verde è arrivata al 2.",
          },
        },
        {
          text: [
            "**Rilanciare.** Non va bene niente, o non ti piace quello che vedi? Lancia tutti i dadi che ti restano: tutti, mai solo alcuni. [DIC-8] Non devi aspettare nessuno, e nemmeno che non vada più bene niente. [DIC-10] [ALL-1]",
            "Quindi si sceglie: tenere il 5 e aspettare il 4 di qualcuno, o ributtare tutto nel bussolotto.",
          ],
        },
      ],
    },
    {
      id: "end",
      title: "Come finisce un round",
      passages: [
        {
          text: [
            "Qualcuno ha messo il suo ultimo dado: stop! Da quel momento nessuno può metterne altri, e quelli rimasti restano in vista. [DIC-11] [ALL-5] [ALL-10]",
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
            "Chi ha finito per primo prende un punto per ogni dado rimasto a tutti gli altri. Gli altri perdono un punto per ogni proprio dado non messo. [DIC-12]",
            "Nell’esempio restano 3, 1 e 4 dadi: 8 punti a chi ha finito per primo, e −3, −1 e −4 agli altri.",
          ],
          figure: {
            name: "count",
            seen: "Anna non ha più dadi e prende 8 punti. A Bea ne restano tre e perde 3 punti, a Carlo uno e ne perde 1, a Dario quattro e ne perde 4.",
            caption: "Quattro giocatori alla fine di un round.",
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
            "I dadi tornano tutti nel sacchetto, e ognuno ne pesca quanti prima. [DIC-13] Una partita ha tre round per giocatore: sei, nove o dodici in tutto. [DIC-14] I punti si sommano, [ALL-6] e vince il totale più alto; chi è pari vince insieme. [DIC-15]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Buono a sapersi",
      passages: [
        {
          points: [
            "**Non ci si blocca mai.** Se hai ancora un dado, la sua fila non è piena, e il numero che serve può sempre uscire.",
            "**Qualcuno se ne va.** I suoi dadi restano non messi, e gli altri continuano con gli stessi dadi e gli stessi round. Un round che nessuno vuole finire si chiude quando tutti i presenti votano per farlo. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Le regole che il tavolo può cambiare",
      passages: [
        {
          points: [
            "**Dadi per giocatore**: uguali per tutti, o per giocatore. Un dado o due in più a chi è veloce, e i bambini se la giocano. In tutto 24 al massimo; quelli che nessuno pesca restano nel sacchetto. [DIC-3]",
            "**Round per giocatore**: tre, o quanti volete da uno a dieci.",
            "**Ritmo**: non più veloce di una mano umana; o senza limiti.",
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
            "**Tocca** un dado, e salta nella sua fila, se va bene. Tocca il bussolotto per lanciare tutti quelli che ti restano.",
            "**Trascina** un dado sulla sua fila, e se vuoi tienilo lì finché arriva il suo momento.",
            "**Tasti**: {red} {yellow} {green} {blue} mettono il dado rosso, giallo, verde o blu che va bene; {roll} lancia. Tieni premuto Alt per vederli.",
            "Se giochi con la sinistra, dillo nelle impostazioni: bussolotto e tasti cambiano lato.",
          ],
        },
      ],
    },
  ],

  labels: {
    dice: "I tuoi dadi",
    cup: "Il tuo bussolotto",
    placing: {
      next: "Un 3 dopo il 2",
      tooHigh: "Manca il 3",
      otherRow: "Non è il suo colore",
    },
    players: ["Anna", "Bea", "Carlo", "Dario"],
    won: "tutti messi",
  },
};

export default it;
