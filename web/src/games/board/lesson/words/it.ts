import type { Words } from "./en";

const it: Words = {
  steps: {
    goal: {
      tell: "Sono Pazienza, e ho tempo. Ti restano cinque tessere: chi mette tutte le sue per primo vince la manche.",
    },
    closeUp: {
      tell: "Se le caselle sono piccole, vedi le quattro pedine da vicino. Un pulsante mostra tutto il tabellone, e puoi giocare qui o lì.",
    },
    lay: {
      tell: "Una tessera va su due caselle dei suoi colori, una delle quali accanto a una pedina. Toccala per girarla.",
      act: "Trascinala sulle due caselle.",
    },
    moved: {
      tell: "La pedina è passata in fondo alla tua tessera. Ce ne sono quattro, e sono tutte di tutti.",
      act: "Metti questa accanto alla pedina 2.",
    },
    next: {
      tell: "Questa tessera non va accanto a nessuna pedina. Lasciala: tornerà più tardi.",
      act: "Scopri la prossima tessera.",
    },
    race: {
      tell: "Questa va accanto alla pedina 3. Ma anche la mia…",
      act: "Presto: mettila!",
    },
    joker: {
      tell: "Ti ho battuto di un soffio, e la pedina 3 si è mossa. Un jolly scavalca una casella di qualsiasi colore.",
      act: "Metti un jolly accanto alla pedina 3, poi la tessera dietro.",
    },
    block: {
      tell: "Questa va accanto alla pedina 2, nell’angolo. Guarda che cosa succede.",
      act: "Mettila.",
    },
    pay: {
      tell: "Vicolo cieco: la pedina 2 è bloccata, e tocca a te liberarla. La prossima tessera va dove vuoi, e la porta con sé.",
      act: "Metti la tessera su una casella rossa e una verde.",
    },
    count: {
      tell: "Stop! Chi è primo prende due punti. Chi è ultimo gioca la prossima manche con due tessere in meno, così resta tutto aperto.",
    },
  },
  bill: {
    place: "Per il posto",
  },
};

export default it;
