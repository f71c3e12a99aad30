import { withMinus } from "../kit/numbers";
import type { Words } from "./en";
import { plural } from "./localized";

const players = (count: number): string => plural("fr", count, { one: "joueur", other: "joueurs" });

const fr: Words = {
  common: {
    back: "Retour",
    cancel: "Annuler",
    close: "Fermer",
    home: "pellmell, vers l’accueil",
    skip: "Passer",
    loading: "Un instant…",
    on: "Oui",
    off: "Non",
    you: "toi",
    list: (items: string[]): string => new Intl.ListFormat("fr", { type: "conjunction" }).format(items),
  },

  inks: {
    red: "rouge",
    orange: "orange",
    yellow: "jaune",
    green: "vert",
    blue: "bleu",
    violet: "violet",
  },

  levels: {
    child: "Très facile",
    beginner: "Facile",
    adult: "Moyen",
    regular: "Difficile",
    champion: "Très difficile",
    match: "Comme moi",
  },

  length: {
    title: "Combien de temps ?",
    names: {
      round: "Une manche",
      short: "Courte",
      medium: "Moyenne",
      rulebook: "Règle officielle",
      own: "À votre façon",
    },
    about: (duration: string): string => `environ ${duration}`,
    between: (least: string, most: string): string => `${least} à ${most}`,
    seconds: (seconds: number): string => `${seconds} s`,
    minutes: (minutes: string): string => `${minutes} min`,
    hours: (hours: string): string => `${hours} h`,
    rounds: (rounds: number): string =>
      `${rounds} ${plural("fr", rounds, { one: "manche", other: "manches" })}`,
    endless: "peut ne jamais finir",
  },

  home: {
    title: "On joue ensemble, tous en même temps",
    tagline: "Pas de tours. Pas d’attente. Tout le monde à la fois.",
    name: "Ton nom",
    namePlaceholder: "On t’appelle comment ?",
    guest: "Invité",
    games: "Les jeux",
    playNow: "Jouer",
    playNowWith: (game: string): string => `Jouer : ${game}, contre des bots`,
    invite: "Inviter",
    inviteTo: (game: string): string => `Inviter des amis à jouer à ${game}`,
    seats: (fewest: number, most: number): string => `${fewest} à ${most} ${players(most)}`,
    level: "Niveau des bots",
    rules: "Règles",
    rulesOf: (game: string): string => `Les règles de ${game}`,
    lesson: "Apprendre",
    lessonOf: (game: string): string => `Apprendre : ${game}`,
    offer: "Première fois ici ?",
    offerAbout: "Une minute, et tu sais jouer.",
    offerDecline: "Non merci",
    hasCode: "J’ai un code",
    matches: "Mes parties",
    join: "Tu as un code ? Rejoins la table",
    codePlaceholder: "ACE GHK",
    codeHint: "Au moins six lettres et chiffres, mais ni O ni 0, ni I ni 1.",
    codeTooLong: "Trop long : un code a douze caractères au plus.",
    joinButton: "Entrer",
    publicTables: "Tables ouvertes",
    publicNone: "Aucune table ouverte en ce moment. Invite des amis, ou lance-toi.",
    publicUnknown: "On cherche les tables ouvertes…",
    watch: "Regarder",
    sit: "S’asseoir",
    taken: (taken: number, seats: number): string =>
      `${taken} ${plural("fr", taken, { one: "place prise", other: "places prises" })} sur ${seats}`,
    settings: "Réglages",
    language: "Langue",
    notAffiliated:
      "Ligretto est une marque déposée de Schmidt Spiele, Dutch Blitz de la Dutch Blitz Game Company. Pellmell n’est lié ni à ces sociétés ni à aucun éditeur : on y joue selon leurs règles, avec nos propres mots, notre code et nos images.",
  },

  invite: {
    title: "Fais venir tes amis",
    say: "Ou donne-leur le code :",
    spelled: (code: string): string => `Le code est ${[...code].join(" ")}`,
    scan: "Code QR avec le lien vers cette table",
    link: "Lien vers cette table",
    share: "Partager",
    shareText: (game: string): string => `Viens jouer à ${game} avec moi !`,
    copy: "Copier le lien",
    copied: "Lien copié. À toi de l’envoyer.",
    copyByHand: "Impossible de copier ici : le lien est sélectionné, copie-le à la main.",
    locked: "La table est fermée : plus personne ne peut entrer.",
    friendsOrTv: "Inviter des amis ou une télé",
    tv: "Afficher sur une télé",
    tvHint: (address: string): string => `Sur la télé, ouvre ${address}, et l’hôte la laissera entrer.`,
  },

  table: {
    seats: "Places",
    seat: (name: string): string => `Place : ${name}`,
    freeSeats: (count: number): string =>
      `${count} ${plural("fr", count, { one: "place libre", other: "places libres" })}`,
    host: "hôte",
    bots: {
      child: "bot très facile",
      beginner: "bot facile",
      adult: "bot moyen",
      regular: "bot difficile",
      champion: "bot très difficile",
      match: "bot qui s’adapte",
    },
    botPlays: "un bot joue",
    away: "pas là",
    slow: "connexion lente",
    gone: "n’est plus là",
    watchers: (count: number): string =>
      `${count} ${plural("fr", count, { one: "regarde", other: "regardent" })}`,
    sitDown: "S’asseoir",
    sitDownHint: "Une place est libre. Tu la prends ?",
    watching: "Tu regardes.",
    standUp: "Laisser ma place",
    addBot: "Ajouter un bot",
    removeBot: (name: string): string => `Retirer ${name} de la table`,
    removeBotSure: (name: string): string =>
      `Retirer ${name} en pleine partie ? Plus personne ne jouera à sa place.`,
    kick: (name: string): string => `Exclure ${name}`,
    handOn: (name: string): string => `Confier la table à ${name}`,
    manage: (name: string): string => `${name} : plus d’options`,
    kickSure: (name: string): string =>
      `Exclure ${name} ? Ferme aussi la table si plus personne ne doit venir.`,
    options: "Règles de la table",
    optionsAllOfficial: "Selon la règle officielle.",
    optionsUsual: (players: number): string => `Comme d’habitude à ${players} joueurs.`,
    optionsChanged: (count: number): string =>
      `${count} ${plural("fr", count, { one: "règle maison", other: "règles maison" })}.`,
    official: "Règle officielle",
    officialIs: (value: string): string => `Officiel : ${value}`,
    allOfficial: "Tout selon la règle officielle",
    onlyHost: (name: string): string => `C’est ${name} qui reçoit et choisit les règles.`,
    evenly: "Pareil pour tous",
    evenlyNot: "Par joueur",
    fewer: (what: string): string => `${what} : moins`,
    more: (what: string): string => `${what} : plus`,
    settings: "La table",
    public: "Ouverte à tous",
    publicAbout: "La table figure à l’accueil, et des inconnus peuvent s’y asseoir.",
    admission: "Qui peut entrer",
    lock: "Fermer la table",
    lockAbout:
      "Plus personne n’entre, mais les joueurs assis peuvent toujours revenir. Rouvre-la, et tout le monde est de nouveau bienvenu, même ceux que tu as exclus.",
    locked: "La table est fermée.",
    lockedAbout: (name: string): string => `La table est fermée. ${name} peut la rouvrir.`,
    mayWatch: "D’autres peuvent regarder",
    mayWatchAbout:
      "Si tu le désactives, ceux qui regardent doivent partir. Pour prendre une place libre, on peut toujours entrer.",
    watchesSince: (minutes: number): string =>
      minutes ? `Regarde depuis ${minutes} min` : "Vient de commencer à regarder",
    showsSince: (minutes: number): string =>
      minutes ? `Écran, depuis ${minutes} min` : "Écran, connecté à l’instant",
    sendAway: "Exclure",
    sharing: {
      option: "Les manches peuvent être partagées",
      about: "Qui y était assis peut montrer une manche à d’autres par un lien, pendant 90 jours.",
      may: "Qui est assis ici peut partager les manches par un lien.",
      mayNot: "À cette table, les manches ne sont pas partagées.",
      fromNowOn: "Les manches peuvent désormais être partagées.",
      noLonger: "Les manches ne sont plus partagées désormais.",
    },
    awayOption: "Si quelqu’un perd la connexion",
    awayAbout: "Ce qui se passe au bout de quelques secondes.",
    awayValues: {
      bot: "Un bot prend la relève",
      pause: "La table attend",
      on: "Les autres continuent",
    },
    fairOption: "Compenser les connexions lentes",
    fairAbout:
      "La place revient à qui réagit en premier, même avec une connexion lente : un coup disputé attend les autres, au plus ce temps-là.",
    fairOff: "Non",
    start: "Commencer",
    startHint: (missing: number): string =>
      `Encore ${missing} ${plural("fr", missing, { one: "joueur ou bot", other: "joueurs ou bots" })}, et c’est parti.`,
    waitForStart: (name: string): string => `On attend que ${name} lance la partie.`,
    screenAsks: "Une télé voudrait afficher cette table.",
    letIn: "Laisser entrer",
    notNow: "Plus tard",
    leave: "Quitter la table",
    leaveSure: "Partir pour de bon ? Tes cartes restent là, et les autres continuent.",
    leaveStay: "Rester",
  },

  ready: {
    title: (round: number): string => `Manche ${round}`,
    button: "C’est bon pour moi !",
    done: "On attend les autres",
    is: "c’est bon",
    isNot: "pas encore",
    soon: (seconds: number): string => `La manche commence dans ${seconds} s, quoi qu’il arrive.`,
    back: "Retour aux places et aux règles",
    backSure: "Abandonner cette partie et revenir aux places et aux règles ?",
  },

  race: {
    title: (game: string): string => `${game} : la course`,
    menu: "Menu",
    soundOn: "Avec le son",
    soundOff: "Sans le son",
    reactions: "Dire quelque chose",
    vote: "Finir la manche",
    voteSure: "Arrêter la manche telle quelle ? Elle est comptée si tous les présents sont d’accord.",
    voted: (votes: number, needed: number): string => `${votes} sur ${needed} pour finir la manche.`,
    voteToo: "Finir",
    goOn: "Continuer sans attendre",
    getReady: "À vos marques…",
    onTheScreen: "La table est sur la télé. Lève les yeux !",
    lostLine: "Connexion perdue. On réessaie…",
    back: "C’est reparti.",
    delay: (ms: number): string => `${ms} ms`,
    pausedTitle: "Petite pause",
    pausedFor: (names: string): string => `On attend ${names}.`,
    pausedForAll: "On attend que tout le monde revienne.",
    pausedUntil: (time: string): string => `Encore ${time} au plus.`,
    askedToGoOn: "Tu veux continuer. Aux autres de dire oui.",
    frozenTitle: "Bas les pattes !",
    frozen: "Personne ne touche aux cartes.",
    dealtAgain: "La maison s’est absentée un instant. On redistribue cette manche.",
    stopping: "La maison fait une petite pause. Ta place reste à toi.",
    quicker: (name: string, ms: number): string => `${name} te devance de ${ms} ms`,
    aLittleQuicker: (name: string): string => `${name} te devance d’un cheveu`,
    departed: (name: string): string => `${name} a quitté la table.`,
    wentAway: (name: string): string => `${name} s’absente.`,
    cameBack: (name: string): string => `${name} est de retour.`,
    botTookOver: (name: string): string => `Un bot joue pour ${name}.`,
    newHost: (name: string): string => `C’est ${name} qui reçoit maintenant.`,
    youAreHost: "C’est toi qui reçois maintenant.",
  },

  endings: {
    stop: (name: string): string => `${name} a fini avant les autres !`,
    stopYou: "Tu as fini avant les autres !",
    blocked: "Bloqué !",
    blockedAbout: "Plus personne ne peut jouer.",
    vote: "Ça suffit !",
    voteAbout: "Vous avez décidé de finir la manche.",
  },

  scores: {
    title: (round: number): string => `Après la manche ${round}`,
    round: "manche",
    total: "total",
    player: "joueur",
    points: (points: number): string =>
      `${withMinus(points)} ${plural("fr", Math.abs(points), { one: "point", other: "points" })}`,
    lookAgain: "Revoir",
    next: "Manche suivante",
    target: (points: number): string => `Partie en ${points} points`,
    rounds: (round: number, of: number): string => `Manche ${round} sur ${of}`,
    spoken: (name: string, points: string, total: string): string => `${name} : ${points}, ${total} en tout.`,
    standings: "Classement",
    races: {
      title: (count: number): string =>
        count === 1
          ? "Une fois, deux mains ont visé la même place"
          : `${count} fois, deux mains ont visé la même place`,
      won: "à temps",
      lost: "trop tard",
      onCredit: "connexion lente",
      about: "Connexion lente : la main a été la plus rapide, seul le message est arrivé après. Ça compte.",
      held: (count: number, longest: number): string =>
        `Pour cela, ${plural("fr", count, { one: "un coup a dû attendre un peu", other: `${count} coups ont dû attendre un peu` })}, ${longest} ms au plus.`,
    },
  },

  over: {
    title: (names: string): string => `${names} gagne !`,
    titleYou: "Tu as gagné !",
    titleShared: (names: string): string => `${names} se partagent la victoire !`,
    rematch: "Revanche",
    reopen: "Places et règles",
  },

  reactions: {
    hello: "Salut !",
    bravo: "Bravo !",
    oops: "Oups",
    wow: "Waouh",
    hurry: "Allez, allez",
    laugh: "Ha ha",
    thanks: "Merci",
    again: "Encore une !",
    says: (name: string, what: string): string => `${name} : ${what}`,
  },

  tv: {
    title: (code: string): string => `La table ${code} sur grand écran`,
    asks: "Je peux entrer ?",
    asksAbout: "L’hôte peut laisser entrer cet écran, depuis son appareil.",
    joinAt: (address: string): string => `${address}, ou scanne`,
    waiting: "On attend des joueurs",
    soon: "La manche commence quand tout le monde est prêt",
    leads: "en tête",
    fullscreen: "Plein écran",
  },

  settings: {
    title: "Réglages",
    you: "Toi",
    name: "Nom",
    nameHint: "Celui que les autres voient à ta table.",
    language: "Langue",
    languageAuto: (name: string): string => `Du navigateur (${name})`,
    look: "Aspect",
    theme: "Table",
    themes: { auto: "Selon l’appareil", light: "Lin", dark: "Sous la lampe" },
    palette: "Couleurs",
    palettes: { inks: "Encres", clear: "Bien distinctes" },
    feel: "Confort de jeu",
    hand: "Je joue de la",
    hands: { right: "main droite", left: "main gauche" },
    sound: "Son",
    tension: "Quand quelqu’un a presque fini",
    tensions: { full: "Son et lumière", light: "Lumière seule", off: "Rien" },
    volume: "Volume",
    vibration: "Vibration",
    vibrationMissing: "Cet appareil ne peut pas, ou ne nous laisse pas faire.",
    motion: "Mouvement",
    motions: { auto: "Selon l’appareil", less: "Calme" },
    device: "Un autre appareil",
    deviceAbout:
      "Tes places tiennent à un secret que garde ce navigateur. Emporte-le, et tu continues à jouer sur un autre téléphone. Ne le montre à personne : celui qui l’a peut jouer à ta place.",
    showSecret: "Montrer mon secret",
    hideSecret: "Le cacher",
    noSecret: "Tu n’en as pas encore. Tu en reçois un avec ta première place.",
    secret: "Mon secret",
    secretScan: "Code QR qui fait d’un autre appareil le tien",
    copySecret: "Copier",
    secretCopied: "Copié. Garde-le pour toi.",
    takeSecret: "Reprendre le secret d’un autre appareil",
    takeSecretButton: "C’est moi",
    takeSecretBad: "Ce n’est pas un secret : il compte au moins 22 lettres et chiffres.",
    secretTaken: "C’est fait. Tes places sont ici maintenant.",
    secretArrived: "Faire de cet appareil le tien ?",
    secretArrivedAbout:
      "Ce lien contient le secret d’un joueur. Dis oui seulement si c’est le tien : ce navigateur jouera alors sous son nom.",
    secretArrivedYes: "Oui, c’est moi",
    secretArrivedNo: "Non",
  },

  rules: {
    title: (game: string): string => `Les règles de ${game}`,
  },

  lesson: {
    title: (game: string): string => `Apprendre ${game}`,
  },

  pages: {
    home: "pellmell",
    settings: "Réglages · pellmell",
    tv: "Télé · pellmell",
    table: (code: string): string => `${code} · pellmell`,
    at: (game, code) => `${game} · ${code} · pellmell`,
    screen: (code: string): string => `${code}, télé · pellmell`,
    rules: (game: string): string => `${game}, règles · pellmell`,
    lesson: (game: string): string => `${game}, leçon · pellmell`,
    replay: "Revoir · pellmell",
    shared: "Un moment · pellmell",
    me: "Mes parties · pellmell",
    figures: (game) => `${game}, ma façon de jouer · pellmell`,
    nowhere: "pellmell",
  },

  errors: {
    again: "Réessayer",
    reload: "Recharger la page",
    toStart: "Vers l’accueil",
    newTable: "Ouvrir une table",
    here: "Continuer à jouer ici",
    closed: {
      title: "Cette table n’existe pas",
      about:
        "Vérifie le code : une lettre est peut-être fausse. Les tables dont personne ne se sert depuis longtemps sont rangées.",
    },
    full: {
      title: "C’est complet",
      about: "Il y a déjà trop de monde, ou trop de monde est arrivé d’un coup. Réessaie dans une minute.",
    },
    locked: {
      title: "La table est fermée",
      about: "L’hôte ne laisse entrer personne pour l’instant. Demande-lui de rouvrir, puis réessaie.",
    },
    kicked: {
      title: "L’hôte t’a fait quitter la table",
      about: "Tu ne peux pas revenir à cette table. Il y en a d’autres, et tu peux ouvrir la tienne.",
    },
    reloadNeeded: {
      title: "Il y a une nouvelle version",
      about:
        "La maison a été remise à neuf pendant que tu étais là. Recharge la page, et tu retrouves ta place.",
    },
    elsewhere: {
      title: "Tu joues ailleurs maintenant",
      about:
        "Cette place a été reprise sur un autre appareil, ou dans un autre onglet. On ne peut jouer qu’à un endroit à la fois.",
    },
    unreachable: {
      title: "La maison ne répond pas",
      about:
        "As-tu du réseau ? La maison tourne-t-elle ? Si d’autres pages s’ouvrent, un pare-feu, un proxy ou une extension bloque peut-être la liaison en direct (WebSocket) : essaie un autre réseau ou un autre navigateur.",
    },
    trouble: {
      title: "La maison a des soucis",
      about:
        "Elle ne peut rien noter en ce moment, donc rien ne compterait. Tu n’as rien perdu. Réessaie bientôt.",
    },
    broken: {
      title: "On s’est mal compris",
      about: "La maison a raccroché. Recharge la page ; ta place est toujours à toi.",
    },
    stumbled: {
      title: "Quelque chose est tombé de la table",
      about: "C’est notre faute, pas la tienne. Recharge la page : ta place et tes cartes sont toujours là.",
      details: "Pour la personne qui va réparer",
    },
    unknownGame: {
      title: "Un jeu que cette page ne connaît pas",
      about: "La maison en a appris un nouveau. Recharge la page.",
    },
    noManual: {
      title: "Pas de règles à lire",
      about: "Personne n’a encore écrit ici les règles de ce jeu. Ouvre une table et essaie-le.",
    },
    noLesson: {
      title: "Pas encore de leçon",
      about: "Ce jeu n’a pas de leçon. Ouvre une table et essaie-le : les bots sont patients.",
    },
    nowhere: {
      title: "Il n’y a rien ici",
      about: "Ce lien ne mène nulle part. Il en manque peut-être un bout.",
    },
    noStorage:
      "Ce navigateur ne nous laisse rien garder. Tu peux jouer, mais ton nom et ta place seront oubliés quand tu fermeras la page.",
    tooFast: (seconds: number): string =>
      `Pas si vite : réessaie dans ${seconds} ${plural("fr", seconds, { one: "seconde", other: "secondes" })}.`,
    badName: "Un nom a au moins une lettre ou un chiffre, et 24 caractères au plus.",
    houseFull: "La maison est pleine en ce moment. Réessaie dans une minute.",
    stopping: "La maison va redémarrer. Réessaie dans un instant.",
    banned: "Cette maison ne te laisse pas entrer. Demande à la personne qui s’en occupe.",
    failed: "Ça n’a pas marché. Réessaie.",
  },

  refusals: {
    fallback: "Ça ne compte pas.",
    byRule: {
      LIMIT: "C’est assez pour une manche : repose-toi jusqu’à la fin.",
      "ALL-1": "Pas maintenant : la table est en pause.",
      "ALL-2": "Pas possible maintenant.",
      "ALL-3": "Trop tard : la place a changé.",
      "ALL-5": "La manche est finie.",
      "ALL-6": "Pas maintenant.",
      "ALL-9": "Pas possible maintenant.",
      "ALL-11": "Cette place a déjà changé de main.",
      "ALL-14": "Tu passes ton tour pour cette manche.",
      "ALL-16": "Pas maintenant : aucune place n’est libre.",
      "ALL-18": "Ce nom n’est pas possible pour l’instant.",
      "ALL-22": "Cette donne est rejouée par une seule personne, telle quelle.",
    },
  },
};

export default fr;
