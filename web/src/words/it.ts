import { withMinus } from "../kit/numbers";
import type { Words } from "./en";
import { plural } from "./localized";

const players = (count: number): string => plural("it", count, { one: "giocatore", other: "giocatori" });

const it: Words = {
  common: {
    back: "Indietro",
    cancel: "Annulla",
    close: "Chiudi",
    home: "pellmell, alla pagina iniziale",
    skip: "Salta",
    loading: "Un momento…",
    on: "Sì",
    off: "No",
    you: "tu",
    list: (items: string[]): string => new Intl.ListFormat("it", { type: "conjunction" }).format(items),
  },

  inks: {
    red: "rosso",
    orange: "arancione",
    yellow: "giallo",
    green: "verde",
    blue: "blu",
    violet: "viola",
  },

  levels: {
    child: "Molto facile",
    beginner: "Facile",
    adult: "Medio",
    regular: "Difficile",
    champion: "Molto difficile",
    match: "Come me",
  },

  length: {
    title: "Quanto dura?",
    names: {
      round: "Una manche",
      short: "Breve",
      medium: "Media",
      rulebook: "Come da regolamento",
      own: "A modo vostro",
    },
    about: (duration: string): string => `circa ${duration}`,
    between: (least: string, most: string): string => `da ${least} a ${most}`,
    seconds: (seconds: number): string => `${seconds} s`,
    minutes: (minutes: string): string => `${minutes} min`,
    hours: (hours: string): string => `${hours} h`,
    rounds: (rounds: number): string =>
      `${rounds} ${plural("it", rounds, { one: "manche", other: "manche" })}`,
    endless: "potrebbe non finire mai",
  },

  home: {
    title: "Si gioca insieme, tutti nello stesso momento",
    tagline: "Niente turni. Niente attese. Tutti insieme.",
    name: "Il tuo nome",
    namePlaceholder: "Come ti chiamiamo?",
    guest: "Ospite",
    games: "I giochi",
    playNow: "Gioca ora",
    playNowWith: (game: string): string => `Gioca ora: ${game}, contro i bot`,
    invite: "Invita amici",
    inviteTo: (game: string): string => `Invita amici a giocare a ${game}`,
    seats: (fewest: number, most: number): string => `${fewest}–${most} ${players(most)}`,
    level: "Livello dei bot",
    rules: "Regole",
    rulesOf: (game: string): string => `Le regole di ${game}`,
    lesson: "Impara",
    lessonOf: (game: string): string => `Impara: ${game}`,
    offer: "Prima volta qui?",
    offerAbout: "Un minuto, e sai come si gioca.",
    offerDecline: "No, grazie",
    hasCode: "Ho un codice",
    matches: "Le mie partite",
    join: "Hai un codice? Vieni al tavolo",
    codePlaceholder: "ACE GHK",
    codeHint: "Almeno sei lettere e cifre, ma niente O né 0, niente I né 1.",
    codeTooLong: "Troppo lungo: un codice ha al massimo dodici caratteri.",
    joinButton: "Entra",
    publicTables: "Tavoli aperti",
    publicNone: "Ora non c’è nessun tavolo aperto. Invita amici, o gioca subito.",
    publicUnknown: "Cerchiamo tavoli aperti…",
    watch: "Guarda",
    sit: "Siediti",
    taken: (taken: number, seats: number): string =>
      `${taken} ${plural("it", taken, { one: "posto occupato", other: "posti occupati" })} su ${seats}`,
    settings: "Impostazioni",
    language: "Lingua",
    notAffiliated:
      "Ligretto è un marchio registrato di Schmidt Spiele, Dutch Blitz della Dutch Blitz Game Company. Pellmell non è legato a loro né ad alcun editore: si gioca con le loro regole, ma con parole, codice e immagini originali.",
  },

  invite: {
    title: "Chiama gli amici",
    say: "Oppure dai loro il codice:",
    spelled: (code: string): string => `Il codice è ${[...code].join(" ")}`,
    scan: "Codice QR con il link a questo tavolo",
    link: "Link a questo tavolo",
    share: "Condividi",
    shareText: (game: string): string => `Vieni a giocare a ${game} con me!`,
    copy: "Copia il link",
    copied: "Link copiato. Ora mandalo.",
    copyByHand: "Qui non si può copiare: il link è selezionato, copialo a mano.",
    locked: "Il tavolo è chiuso: non può entrare nessuno di nuovo.",
    friendsOrTv: "Invita amici o una TV",
    tv: "Mostra su una TV",
    tvHint: (address: string): string => `Lì apri ${address}, poi l’host la fa entrare.`,
  },

  table: {
    seats: "Posti",
    seat: (name: string): string => `Posto di ${name}`,
    freeSeats: (count: number): string =>
      `${count} ${plural("it", count, { one: "posto libero", other: "posti liberi" })}`,
    host: "host",
    bots: {
      child: "bot molto facile",
      beginner: "bot facile",
      adult: "bot medio",
      regular: "bot difficile",
      champion: "bot molto difficile",
      match: "bot che si adatta",
    },
    botPlays: "gioca un bot",
    away: "non c’è",
    slow: "connessione lenta",
    gone: "non è più qui",
    watchers: (count: number): string =>
      `${count} ${plural("it", count, { one: "guarda", other: "guardano" })}`,
    sitDown: "Siediti",
    sitDownHint: "C’è un posto libero. Lo prendi?",
    watching: "Stai guardando.",
    standUp: "Lascia il posto",
    addBot: "Aggiungi un bot",
    removeBot: (name: string): string => `Togli ${name} dal tavolo`,
    removeBotSure: (name: string): string =>
      `Togliere ${name} a partita in corso? Nessuno giocherà più al suo posto.`,
    kick: (name: string): string => `Manda via ${name}`,
    handOn: (name: string): string => `Rendi host ${name}`,
    manage: (name: string): string => `${name}: altre opzioni`,
    kickSure: (name: string): string =>
      `Mandare via ${name}? Chiudi anche il tavolo se non deve venire nessun altro.`,
    options: "Regole del tavolo",
    optionsAllOfficial: "Come da regolamento.",
    optionsUsual: (players: number): string => `Come di solito in ${players}.`,
    optionsChanged: (count: number): string =>
      `${count} ${plural("it", count, { one: "regola personalizzata", other: "regole personalizzate" })}.`,
    official: "Come da regolamento",
    officialIs: (value: string): string => `Ufficiale: ${value}`,
    allOfficial: "Tutto da regolamento",
    onlyHost: (name: string): string => `${name} è l’host e decide le regole.`,
    evenly: "Uguale per tutti",
    evenlyNot: "Per giocatore",
    fewer: (what: string): string => `${what}: meno`,
    more: (what: string): string => `${what}: più`,
    settings: "Il tavolo",
    public: "Aperto a tutti",
    publicAbout: "Il tavolo appare nella pagina iniziale, e chiunque può sedersi.",
    admission: "Chi può entrare",
    lock: "Chiudi il tavolo",
    lockAbout:
      "Non entra nessuno di nuovo; chi ha un posto può sempre tornare. Se lo riapri, sono tutti di nuovo benvenuti, anche chi hai mandato via.",
    locked: "Il tavolo è chiuso.",
    lockedAbout: (name: string): string => `Il tavolo è chiuso. ${name} può riaprirlo.`,
    mayWatch: "Altri possono guardare",
    mayWatchAbout:
      "Se lo disattivi, chi guarda viene mandato via. Chi viene per un posto libero può sempre entrare.",
    watchesSince: (minutes: number): string =>
      minutes ? `Guarda da ${minutes} min` : "Ha appena iniziato a guardare",
    showsSince: (minutes: number): string =>
      minutes ? `Schermo, da ${minutes} min` : "Schermo, appena collegato",
    sendAway: "Manda via",
    sharing: {
      option: "I round si possono condividere",
      about: "Chi era seduto può mostrare un round ad altri con un link, per 90 giorni.",
      may: "Chi siede qui può condividere i round con un link.",
      mayNot: "A questo tavolo i round non si condividono.",
      fromNowOn: "D’ora in poi i round si possono condividere.",
      noLonger: "D’ora in poi i round non si condividono.",
    },
    awayOption: "Se qualcuno perde la connessione",
    awayAbout: "Che cosa succede dopo qualche secondo.",
    awayValues: {
      bot: "Continua un bot",
      pause: "Il tavolo aspetta",
      on: "Gli altri continuano",
    },
    fairOption: "Compensa le connessioni lente",
    fairAbout:
      "Il posto va a chi reagisce per primo, anche con una connessione lenta: una mossa contesa aspetta gli altri, al massimo per questo tempo.",
    fairOff: "No",
    start: "Si comincia",
    startHint: (missing: number): string =>
      `Ancora ${missing} ${plural("it", missing, { one: "giocatore o bot", other: "giocatori o bot" })}, e si comincia.`,
    waitForStart: (name: string): string => `Aspettiamo che ${name} dia il via.`,
    screenAsks: "Una TV vorrebbe mostrare questo tavolo.",
    letIn: "Falla entrare",
    notNow: "Non ora",
    leave: "Lascia il tavolo",
    leaveSure: "Vuoi davvero andartene? Le tue carte restano lì, e gli altri continuano.",
    leaveStay: "Resta",
  },

  ready: {
    title: (round: number): string => `Manche ${round}`,
    button: "Ci sono!",
    done: "Aspettiamo gli altri",
    is: "c’è",
    isNot: "non ancora",
    soon: (seconds: number): string => `La manche comincia comunque tra ${seconds} s.`,
    back: "Torna a posti e regole",
    backSure: "Abbandonare la partita e tornare a posti e regole?",
  },

  race: {
    title: (game: string): string => `${game}: la corsa`,
    menu: "Menu",
    soundOn: "Con l’audio",
    soundOff: "Senza audio",
    reactions: "Di’ qualcosa",
    vote: "Chiudi la manche",
    voteSure: "Chiudere la manche così com’è? Si conta se tutti i presenti sono d’accordo.",
    voted: (votes: number, needed: number): string => `${votes} su ${needed} per chiudere la manche.`,
    voteToo: "Chiudi",
    goOn: "Avanti senza di loro",
    getReady: "Pronti…",
    onTheScreen: "Il tavolo è sulla TV. Guarda lì!",
    lostLine: "Connessione persa. Riproviamo…",
    back: "Eccoci di nuovo.",
    delay: (ms: number): string => `${ms} ms`,
    pausedTitle: "Piccola pausa",
    pausedFor: (names: string): string => `Aspettiamo ${names}.`,
    pausedForAll: "Aspettiamo che tornino tutti.",
    pausedUntil: (time: string): string => `Ancora ${time} al massimo.`,
    askedToGoOn: "Tu vuoi continuare. Ora tocca agli altri dire di sì.",
    frozenTitle: "Giù le mani!",
    frozen: "Nessuno tocca le carte.",
    dealtAgain: "La casa si è assentata un attimo. Questa manche ricomincia da capo.",
    stopping: "La casa fa una piccola pausa. Il tuo posto resta tuo.",
    quicker: (name: string, ms: number): string => `${name} ti batte di ${ms} ms`,
    aLittleQuicker: (name: string): string => `${name} ti batte per un pelo`,
    departed: (name: string): string => `${name} ha lasciato il tavolo.`,
    wentAway: (name: string): string => `${name} non c’è.`,
    cameBack: (name: string): string => `${name} è di nuovo qui.`,
    botTookOver: (name: string): string => `Un bot gioca per ${name}.`,
    newHost: (name: string): string => `Ora l’host è ${name}.`,
    youAreHost: "Ora l’host sei tu.",
  },

  endings: {
    stop: (name: string): string => `${name} ha chiuso!`,
    stopYou: "Hai chiuso tu!",
    blocked: "Tutto bloccato!",
    blockedAbout: "Nessuno può più giocare.",
    vote: "Basta così!",
    voteAbout: "Avete deciso di chiudere la manche.",
  },

  scores: {
    title: (round: number): string => `Dopo la manche ${round}`,
    round: "manche",
    total: "totale",
    player: "giocatore",
    points: (points: number): string =>
      `${withMinus(points)} ${plural("it", Math.abs(points), { one: "punto", other: "punti" })}`,
    lookAgain: "Rivedi",
    next: "Prossima manche",
    target: (points: number): string => `Si gioca ai ${points} punti`,
    rounds: (round: number, of: number): string => `Manche ${round} di ${of}`,
    spoken: (name: string, points: string, total: string): string =>
      `${name}: ${points}, ${total} in totale.`,
    standings: "Classifica",
    races: {
      title: (count: number): string =>
        count === 1
          ? "Una volta due mani volevano lo stesso posto"
          : `${count} volte due mani volevano lo stesso posto`,
      won: "in tempo",
      lost: "tardi",
      onCredit: "connessione lenta",
      about:
        "Connessione lenta: la mano è stata più svelta, solo il messaggio è arrivato dopo. Vale lo stesso.",
      held: (count: number, longest: number): string =>
        `Per questo ${plural("it", count, { one: "una mossa ha dovuto aspettare un attimo", other: `${count} mosse hanno dovuto aspettare un attimo` })}, ${longest} ms al massimo.`,
    },
  },

  over: {
    title: (names: string): string => `Vince ${names}!`,
    titleYou: "Hai vinto!",
    titleShared: (names: string): string => `Vincono insieme ${names}!`,
    rematch: "Rivincita",
    reopen: "Posti e regole",
  },

  reactions: {
    hello: "Ciao!",
    bravo: "Bravo!",
    oops: "Ops",
    wow: "Wow",
    hurry: "Dai, dai",
    laugh: "Ah ah",
    thanks: "Grazie",
    again: "Ancora una!",
    says: (name: string, what: string): string => `${name}: ${what}`,
  },

  tv: {
    title: (code: string): string => `Il tavolo ${code} sul grande schermo`,
    asks: "Posso entrare?",
    asksAbout: "L’host può far entrare questo schermo dal proprio dispositivo.",
    joinAt: (address: string): string => `${address}, o inquadra`,
    waiting: "Aspettiamo i giocatori",
    soon: "La manche comincia quando ci sono tutti",
    leads: "in testa",
    fullscreen: "Schermo intero",
  },

  settings: {
    title: "Impostazioni",
    you: "Tu",
    name: "Nome",
    nameHint: "Lo vedono gli altri al tuo tavolo.",
    language: "Lingua",
    languageAuto: (name: string): string => `Come il browser (${name})`,
    look: "Aspetto",
    theme: "Tavolo",
    themes: { auto: "Come il dispositivo", light: "Lino", dark: "Luce di lampada" },
    palette: "Colori",
    palettes: { inks: "Inchiostri", clear: "Ben distinti" },
    feel: "Durante il gioco",
    hand: "Gioco con la",
    hands: { right: "mano destra", left: "mano sinistra" },
    sound: "Audio",
    tension: "Quando qualcuno ha quasi finito",
    tensions: { full: "Suono e luce", light: "Solo luce", off: "Niente" },
    volume: "Volume",
    vibration: "Vibrazione",
    vibrationMissing: "Questo dispositivo non può, o non ce lo permette.",
    motion: "Movimento",
    motions: { auto: "Come il dispositivo", less: "Calmo" },
    device: "Un altro dispositivo",
    deviceAbout:
      "I tuoi posti dipendono da un segreto che questo browser conserva. Portalo con te, e continui a giocare su un altro telefono. Non mostrarlo a nessuno: chi ce l’ha può giocare al posto tuo.",
    showSecret: "Mostra il mio segreto",
    hideSecret: "Nascondilo",
    noSecret: "Non ne hai ancora uno. Lo ricevi con il tuo primo posto.",
    secret: "Il mio segreto",
    secretScan: "Codice QR che rende tuo un altro dispositivo",
    copySecret: "Copia",
    secretCopied: "Copiato. Tienilo per te.",
    takeSecret: "Riprendi il segreto di un altro dispositivo",
    takeSecretButton: "Sono io",
    takeSecretBad: "Questo non è un segreto: ha almeno 22 lettere e cifre.",
    secretTaken: "Fatto. Ora i tuoi posti sono qui.",
    secretArrived: "Vuoi usare questo dispositivo come tuo?",
    secretArrivedAbout:
      "Il link contiene il segreto di un giocatore. Di’ di sì solo se è il tuo: questo browser giocherà a suo nome.",
    secretArrivedYes: "Sì, sono io",
    secretArrivedNo: "No",
  },

  rules: {
    title: (game: string): string => `Le regole di ${game}`,
  },

  lesson: {
    title: (game: string): string => `Impara ${game}`,
  },

  pages: {
    home: "pellmell",
    settings: "Impostazioni · pellmell",
    tv: "TV · pellmell",
    table: (code: string): string => `${code} · pellmell`,
    at: (game, code) => `${game} · ${code} · pellmell`,
    screen: (code: string): string => `${code}, TV · pellmell`,
    rules: (game: string): string => `${game}, regole · pellmell`,
    lesson: (game: string): string => `${game}, lezione · pellmell`,
    replay: "Rivedi · pellmell",
    shared: "Un momento · pellmell",
    me: "Le mie partite · pellmell",
    figures: (game) => `${game}, come gioco · pellmell`,
    nowhere: "pellmell",
  },

  errors: {
    again: "Riprova",
    reload: "Ricarica la pagina",
    toStart: "Alla pagina iniziale",
    newTable: "Apri un tavolo",
    here: "Continua a giocare qui",
    closed: {
      title: "Questo tavolo non esiste",
      about:
        "Controlla il codice: forse una lettera è sbagliata. I tavoli che nessuno usa da tempo vengono sparecchiati.",
    },
    full: {
      title: "Non c’è più posto",
      about: "C’è già troppa gente, o ne è arrivata troppa insieme. Riprova tra un minuto.",
    },
    locked: {
      title: "Il tavolo è chiuso",
      about: "L’host al momento non fa entrare nessuno. Chiedi di riaprirlo, poi riprova.",
    },
    kicked: {
      title: "L’host ti ha mandato via",
      about: "A questo tavolo non puoi tornare. Ce ne sono altri, e puoi aprirne uno tuo.",
    },
    reloadNeeded: {
      title: "C’è una nuova versione",
      about: "La casa è stata rinnovata mentre eri qui. Ricarica la pagina, e ritrovi il tuo posto.",
    },
    elsewhere: {
      title: "Ora giochi da un’altra parte",
      about:
        "Questo posto è passato a un altro dispositivo, o a un’altra scheda. Si gioca in un posto alla volta.",
    },
    unreachable: {
      title: "La casa non risponde",
      about:
        "Hai la connessione? La casa è accesa? Se le altre pagine si aprono, forse un firewall, un proxy o un’estensione blocca la connessione (WebSocket): prova un’altra rete o un altro browser.",
    },
    trouble: {
      title: "La casa ha un problema",
      about:
        "In questo momento non può segnare nulla, quindi nulla varrebbe. Non hai perso niente. Riprova tra poco.",
    },
    broken: {
      title: "Non ci siamo capiti",
      about: "La casa ha riattaccato. Ricarica la pagina; il tuo posto è ancora tuo.",
    },
    stumbled: {
      title: "Qualcosa è caduto dal tavolo",
      about: "È colpa nostra, non tua. Ricarica la pagina: il tuo posto e le tue carte sono ancora lì.",
      details: "Per chi lo aggiusta",
    },
    unknownGame: {
      title: "Un gioco che questa pagina non conosce",
      about: "La casa ne ha imparato uno nuovo. Ricarica la pagina.",
    },
    noManual: {
      title: "Nessuna regola da leggere",
      about: "Qui nessuno ha ancora scritto le regole di questo gioco. Apri un tavolo e provalo.",
    },
    noLesson: {
      title: "Ancora nessuna lezione",
      about: "Questo gioco non ha una lezione. Apri un tavolo e provalo: i bot sono pazienti.",
    },
    nowhere: {
      title: "Qui non c’è niente",
      about: "Il link non porta da nessuna parte. Forse se n’è perso un pezzo.",
    },
    noStorage:
      "Questo browser non ci lascia conservare nulla. Puoi giocare, ma il tuo nome e il tuo posto vanno persi quando chiudi la pagina.",
    tooFast: (seconds: number): string =>
      `Piano: riprova tra ${seconds} ${plural("it", seconds, { one: "secondo", other: "secondi" })}.`,
    badName: "Un nome ha almeno una lettera o una cifra, e al massimo 24 caratteri.",
    houseFull: "In questo momento la casa è piena. Riprova tra un minuto.",
    stopping: "La casa sta per riavviarsi. Riprova tra un momento.",
    banned: "Questa casa non ti fa entrare. Chiedi a chi la gestisce.",
    failed: "Non ha funzionato. Riprova.",
  },

  refusals: {
    fallback: "Questo non vale.",
    byRule: {
      LIMIT: "Basta così per una manche: riposati fino alla fine.",
      "ALL-1": "Non ora: il tavolo è fermo.",
      "ALL-2": "Ora non si può.",
      "ALL-3": "Troppo tardi: quel posto è cambiato.",
      "ALL-5": "La manche è finita.",
      "ALL-6": "Non ora.",
      "ALL-9": "Ora non si può.",
      "ALL-11": "Quel posto ha già cambiato mano.",
      "ALL-14": "In questa manche ti riposi.",
      "ALL-16": "Ora no: nessun posto è libero.",
      "ALL-18": "Questo nome ora non si può usare.",
      "ALL-22": "Questa manche la rigioca una persona sola, così com’era.",
    },
  },
};

export default it;
