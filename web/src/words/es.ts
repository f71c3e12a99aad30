import { withMinus } from "../kit/numbers";
import type { Words } from "./en";
import { plural } from "./localized";

const players = (count: number): string => plural("es", count, { one: "jugador", other: "jugadores" });

const es: Words = {
  common: {
    back: "Atrás",
    cancel: "Cancelar",
    close: "Cerrar",
    home: "pellmell, a la página de inicio",
    skip: "Saltar",
    loading: "Un momento…",
    on: "Sí",
    off: "No",
    you: "tú",
    list: (items: string[]): string => new Intl.ListFormat("es", { type: "conjunction" }).format(items),
  },

  inks: {
    red: "rojo",
    orange: "naranja",
    yellow: "amarillo",
    green: "verde",
    blue: "azul",
    violet: "violeta",
  },

  levels: {
    child: "Muy fácil",
    beginner: "Fácil",
    adult: "Medio",
    regular: "Difícil",
    champion: "Muy difícil",
    match: "Como yo",
  },

  length: {
    title: "¿Cuánto dura?",
    names: {
      round: "Una ronda",
      short: "Corta",
      medium: "Media",
      rulebook: "Según el reglamento",
      own: "A vuestro gusto",
    },
    about: (duration: string): string => `aprox. ${duration}`,
    between: (least: string, most: string): string => `de ${least} a ${most}`,
    seconds: (seconds: number): string => `${seconds} s`,
    minutes: (minutes: string): string => `${minutes} min`,
    hours: (hours: string): string => `${hours} h`,
    rounds: (rounds: number): string =>
      `${rounds} ${plural("es", rounds, { one: "ronda", other: "rondas" })}`,
    endless: "puede no acabar nunca",
  },

  home: {
    title: "A jugar juntos, y todos a la vez",
    tagline: "Sin turnos. Sin esperas. Todos a una.",
    name: "Tu nombre",
    namePlaceholder: "¿Cómo te llamamos?",
    guest: "Invitado",
    games: "Los juegos",
    playNow: "Jugar ya",
    playNowWith: (game: string): string => `Jugar ya: ${game}, contra bots`,
    invite: "Invitar a amigos",
    inviteTo: (game: string): string => `Invitar a amigos a jugar a ${game}`,
    seats: (fewest: number, most: number): string => `${fewest}–${most} ${players(most)}`,
    level: "Nivel de los bots",
    rules: "Reglas",
    rulesOf: (game: string): string => `Las reglas de ${game}`,
    lesson: "Aprender",
    lessonOf: (game: string): string => `Aprender: ${game}`,
    offer: "¿Es tu primera vez?",
    offerAbout: "Un minuto, y ya sabes jugar.",
    offerDecline: "No, gracias",
    hasCode: "Tengo un código",
    join: "¿Tienes un código? Ven a la mesa",
    codePlaceholder: "ACE GHK",
    codeHint: "Seis letras y cifras, o más; pero ni O ni 0, ni I ni 1.",
    codeTooLong: "Demasiado largo: un código tiene doce caracteres como máximo.",
    joinButton: "Entrar",
    publicTables: "Mesas abiertas",
    publicNone: "Ahora no hay ninguna mesa abierta. Invita a tus amigos o juega ya.",
    publicUnknown: "Buscando mesas abiertas…",
    watch: "Mirar",
    sit: "Sentarse",
    taken: (taken: number, seats: number): string =>
      `${taken} de ${seats} ${plural("es", seats, { one: "sitio ocupado", other: "sitios ocupados" })}`,
    settings: "Ajustes",
    language: "Idioma",
    notAffiliated:
      "Ligretto es una marca registrada de Schmidt Spiele; Dutch Blitz, de Dutch Blitz Game Company. Pellmell no tiene relación con ellas ni con ninguna editorial: se juega con sus reglas, pero con palabras, código e imágenes originales.",
  },

  invite: {
    title: "Trae a tus amigos",
    say: "O diles el código:",
    spelled: (code: string): string => `El código es ${[...code].join(" ")}`,
    scan: "Código QR con el enlace a esta mesa",
    link: "Enlace a esta mesa",
    share: "Compartir",
    shareText: (game: string): string => `¡Ven a jugar a ${game} conmigo!`,
    copy: "Copiar enlace",
    copied: "Enlace copiado. ¡A enviarlo!",
    copyByHand: "Aquí no se puede copiar: el enlace está seleccionado, cópialo a mano.",
    locked: "La mesa está cerrada: no puede entrar nadie nuevo.",
    friendsOrTv: "Invitar a amigos o una tele",
    tv: "Verla en una tele",
    tvHint: (address: string): string => `Abre allí ${address}; el anfitrión la dejará entrar.`,
  },

  table: {
    seats: "Sitios",
    seat: (name: string): string => `Sitio de ${name}`,
    freeSeats: (count: number): string =>
      `${count} ${plural("es", count, { one: "sitio libre", other: "sitios libres" })}`,
    host: "anfitrión",
    bots: {
      child: "bot muy fácil",
      beginner: "bot fácil",
      adult: "bot de nivel medio",
      regular: "bot difícil",
      champion: "bot muy difícil",
      match: "bot que se adapta",
    },
    botPlays: "juega un bot",
    away: "no está",
    slow: "conexión lenta",
    gone: "se ha ido",
    watchers: (count: number): string => `${count} ${plural("es", count, { one: "mira", other: "miran" })}`,
    sitDown: "Sentarse",
    sitDownHint: "Hay un sitio libre. ¿Lo quieres?",
    watching: "Estás mirando.",
    standUp: "Dejar mi sitio",
    addBot: "Añadir un bot",
    removeBot: (name: string): string => `Quitar a ${name} de la mesa`,
    removeBotSure: (name: string): string =>
      `¿Quitar a ${name} en plena partida? Nadie seguirá jugando en su lugar.`,
    kick: (name: string): string => `Echar a ${name}`,
    handOn: (name: string): string => `Ceder la mesa a ${name}`,
    manage: (name: string): string => `${name}: más opciones`,
    kickSure: (name: string): string =>
      `¿Echar a ${name}? Cierra también la mesa si no debe venir nadie nuevo.`,
    options: "Reglas de la mesa",
    optionsAllOfficial: "Según el reglamento.",
    optionsUsual: (players: number): string => `Como es habitual entre ${players}.`,
    optionsChanged: (count: number): string =>
      `${count} ${plural("es", count, { one: "regla propia", other: "reglas propias" })}.`,
    official: "Según el reglamento",
    officialIs: (value: string): string => `Oficial: ${value}`,
    allOfficial: "Todo según el reglamento",
    onlyHost: (name: string): string => `Las reglas las decide ${name}.`,
    evenly: "Igual para todos",
    evenlyNot: "Por jugador",
    fewer: (what: string): string => `${what}: menos`,
    more: (what: string): string => `${what}: más`,
    settings: "La mesa",
    public: "Abierta a todos",
    publicAbout: "La mesa sale en la página de inicio y cualquiera puede sentarse.",
    admission: "Quién puede entrar",
    lock: "Cerrar la mesa",
    lockAbout:
      "No entra nadie nuevo; quien tiene sitio siempre puede volver. Si la abres, vuelve a ser bienvenido todo el mundo, también las personas a las que echaste.",
    locked: "La mesa está cerrada.",
    lockedAbout: (name: string): string => `La mesa está cerrada. ${name} puede abrirla.`,
    mayWatch: "Otros pueden mirar",
    mayWatchAbout:
      "Si lo desactivas, se echa a todos los que miran. Quien viene a ocupar un sitio libre puede entrar.",
    watchesSince: (minutes: number): string =>
      minutes ? `Mira desde hace ${minutes} min` : "Acaba de empezar a mirar",
    showsSince: (minutes: number): string =>
      minutes ? `Pantalla, desde hace ${minutes} min` : "Pantalla, recién conectada",
    sendAway: "Echar",
    awayOption: "Si alguien pierde la conexión",
    awayAbout: "Lo que pasa al cabo de unos segundos.",
    awayValues: {
      bot: "Sigue un bot",
      pause: "La mesa espera",
      on: "Los demás siguen",
    },
    fairOption: "Compensar conexiones lentas",
    fairAbout:
      "El sitio es de quien reacciona primero, aunque su conexión sea lenta: una jugada disputada espera a los demás, como mucho este tiempo.",
    fairOff: "No",
    start: "Empezar",
    startHint: (missing: number): string =>
      `Con ${missing} ${plural("es", missing, { one: "jugador o bot", other: "jugadores o bots" })} más se puede empezar.`,
    waitForStart: (name: string): string => `Esperando a que ${name} empiece.`,
    screenAsks: "Una tele quiere mostrar esta mesa.",
    letIn: "Dejar entrar",
    notNow: "Ahora no",
    leave: "Dejar la mesa",
    leaveSure: "¿Seguro que te vas? Tus cartas se quedan donde están y los demás siguen.",
    leaveStay: "Quedarme",
  },

  ready: {
    title: (round: number): string => `Ronda ${round}`,
    button: "¡Aquí estoy!",
    done: "Esperando a los demás",
    is: "ya está",
    isNot: "todavía no",
    soon: (seconds: number): string => `La ronda empieza de todos modos en ${seconds} s.`,
    back: "Volver a sitios y reglas",
    backSure: "¿Dejar esta partida y volver a sitios y reglas?",
  },

  race: {
    title: (game: string): string => `${game}: la carrera`,
    menu: "Menú",
    soundOn: "Con sonido",
    soundOff: "Sin sonido",
    reactions: "Decir algo",
    vote: "Acabar la ronda",
    voteSure: "¿Acabar la ronda tal como está? Se cuenta si todos los presentes están de acuerdo.",
    voted: (votes: number, needed: number): string =>
      `${votes} de ${needed} ${plural("es", votes, { one: "quiere", other: "quieren" })} acabar la ronda.`,
    voteToo: "Acabar",
    goOn: "Seguir sin esperar",
    getReady: "Atención…",
    onTheScreen: "La mesa está en la tele. ¡Mírala allí!",
    lostLine: "Sin conexión. Volvemos a intentarlo…",
    back: "Ya estamos de vuelta.",
    delay: (ms: number): string => `${ms} ms`,
    pausedTitle: "Una pequeña pausa",
    pausedFor: (names: string): string => `Esperando a ${names}.`,
    pausedForAll: "Esperando a que vuelvan todos.",
    pausedUntil: (time: string): string => `Como mucho, ${time} más.`,
    askedToGoOn: "Tú quieres seguir. Falta que los demás digan que sí.",
    frozenTitle: "¡Manos quietas!",
    frozen: "Nadie toca una carta.",
    dealtAgain: "La casa se ausentó un momento. Esta ronda se reparte de nuevo.",
    stopping: "La casa hace una pausa. Tu sitio sigue siendo tuyo.",
    quicker: (name: string, ms: number): string => `${name} te gana por ${ms} ms`,
    aLittleQuicker: (name: string): string => `${name} te gana por un pelo`,
    departed: (name: string): string => `${name} se ha ido.`,
    wentAway: (name: string): string => `${name} no está.`,
    cameBack: (name: string): string => `${name} está de vuelta.`,
    botTookOver: (name: string): string => `Un bot juega por ${name}.`,
    newHost: (name: string): string => `Ahora la mesa la lleva ${name}.`,
    youAreHost: "Ahora la mesa la llevas tú.",
  },

  endings: {
    stop: (name: string): string => `¡${name} acaba antes que nadie!`,
    stopYou: "¡Acabas antes que nadie!",
    blocked: "¡Todo bloqueado!",
    blockedAbout: "Ya nadie puede jugar.",
    vote: "¡Basta!",
    voteAbout: "Entre todos se ha decidido acabar la ronda.",
  },

  scores: {
    title: (round: number): string => `Tras la ronda ${round}`,
    round: "ronda",
    total: "total",
    player: "jugador",
    points: (points: number): string =>
      `${withMinus(points)} ${plural("es", Math.abs(points), { one: "punto", other: "puntos" })}`,
    lookAgain: "Volver a ver",
    next: "Siguiente ronda",
    target: (points: number): string => `Se juega a ${points} puntos`,
    rounds: (round: number, of: number): string => `Ronda ${round} de ${of}`,
    spoken: (name: string, points: string, total: string): string => `${name}: ${points}, ${total} en total.`,
    standings: "Clasificación",
    races: {
      title: (count: number): string =>
        count === 1
          ? "Una vez, dos manos querían el mismo sitio"
          : `${count} veces, dos manos querían el mismo sitio`,
      won: "a tiempo",
      lost: "tarde",
      onCredit: "conexión lenta",
      about: "Conexión lenta: la mano fue más rápida, solo el mensaje llegó después. Cuenta.",
      held: (count: number, longest: number): string =>
        `Para eso, ${plural("es", count, { one: "una jugada tuvo", other: `${count} jugadas tuvieron` })} que esperar un poco, ${longest} ms como mucho.`,
    },
  },

  over: {
    title: (names: string): string => `¡Gana ${names}!`,
    titleYou: "¡Has ganado!",
    titleShared: (names: string): string => `¡${names} comparten la victoria!`,
    rematch: "Revancha",
    reopen: "Sitios y reglas",
  },

  reactions: {
    hello: "¡Hola!",
    bravo: "¡Bravo!",
    oops: "Uy",
    wow: "Guau",
    hurry: "Venga, venga",
    laugh: "Ja, ja",
    thanks: "Gracias",
    again: "¡Otra!",
    says: (name: string, what: string): string => `${name}: ${what}`,
  },

  tv: {
    title: (code: string): string => `La mesa ${code} en pantalla grande`,
    asks: "¿Puedo entrar?",
    asksAbout: "El anfitrión puede dejar entrar esta pantalla desde su dispositivo.",
    joinAt: (address: string): string => `${address}, o escanea`,
    waiting: "Esperando jugadores",
    soon: "La ronda empieza cuando estén todos",
    leads: "va en cabeza",
    fullscreen: "Pantalla completa",
  },

  settings: {
    title: "Ajustes",
    you: "Tú",
    name: "Nombre",
    nameHint: "Lo ven los demás en tu mesa.",
    language: "Idioma",
    languageAuto: (name: string): string => `Como el navegador (${name})`,
    look: "Aspecto",
    theme: "Mesa",
    themes: { auto: "Como el dispositivo", light: "Lino", dark: "Luz de lámpara" },
    palette: "Colores",
    palettes: { inks: "Tintas", clear: "Bien distintos" },
    feel: "Al jugar",
    hand: "Juego con la",
    hands: { right: "mano derecha", left: "mano izquierda" },
    sound: "Sonido",
    tension: "Cuando alguien casi ha acabado",
    tensions: { full: "Sonido y luz", light: "Solo luz", off: "Nada" },
    volume: "Volumen",
    vibration: "Vibración",
    vibrationMissing: "Este dispositivo no puede, o no nos deja.",
    motion: "Movimiento",
    motions: { auto: "Como el dispositivo", less: "Tranquilo" },
    device: "Otro dispositivo",
    deviceAbout:
      "Tus sitios van unidos a un secreto que guarda este navegador. Llévatelo y podrás seguir jugando en otro teléfono. No se lo enseñes a nadie: quien lo tiene juega como si fueras tú.",
    showSecret: "Ver mi secreto",
    hideSecret: "Ocultarlo",
    noSecret: "Aún no tienes. Te damos uno con tu primer sitio.",
    secret: "Mi secreto",
    secretScan: "Código QR que hace tuyo otro dispositivo",
    copySecret: "Copiar",
    secretCopied: "Copiado. Guárdalo para ti.",
    takeSecret: "Traer el secreto de otro dispositivo",
    takeSecretButton: "Soy yo",
    takeSecretBad: "Eso no es un secreto: tiene 22 letras y cifras, o más.",
    secretTaken: "Hecho. Tus sitios están ahora aquí.",
    secretArrived: "¿Hacer tuyo este dispositivo?",
    secretArrivedAbout:
      "El enlace lleva el secreto de un jugador. Di que sí solo si es el tuyo: este navegador jugará en su nombre.",
    secretArrivedYes: "Sí, soy yo",
    secretArrivedNo: "No",
  },

  rules: {
    title: (game: string): string => `Las reglas de ${game}`,
  },

  lesson: {
    title: (game: string): string => `Aprender ${game}`,
  },

  pages: {
    home: "pellmell",
    settings: "Ajustes · pellmell",
    tv: "Tele · pellmell",
    table: (code: string): string => `${code} · pellmell`,
    at: (game, code) => `${game} · ${code} · pellmell`,
    screen: (code: string): string => `${code}, tele · pellmell`,
    rules: (game: string): string => `${game}, reglas · pellmell`,
    lesson: (game: string): string => `${game}, lección · pellmell`,
    replay: "Volver a ver · pellmell",
    nowhere: "pellmell",
  },

  errors: {
    again: "Reintentar",
    reload: "Recargar la página",
    toStart: "A la página de inicio",
    newTable: "Abrir una mesa",
    here: "Seguir jugando aquí",
    closed: {
      title: "Esa mesa no existe",
      about:
        "Revisa el código: quizá haya una letra mal. Las mesas que nadie usa desde hace mucho se recogen.",
    },
    full: {
      title: "No queda sitio",
      about: "Ya hay demasiada gente, o ha llegado demasiada de golpe. Prueba otra vez en un minuto.",
    },
    locked: {
      title: "La mesa está cerrada",
      about: "El anfitrión no deja entrar a nadie nuevo ahora mismo. Pídele que la abra y prueba otra vez.",
    },
    kicked: {
      title: "El anfitrión te ha echado",
      about: "No puedes volver a esta mesa. Hay otras, y puedes abrir una tú.",
    },
    reloadNeeded: {
      title: "Hay una versión nueva",
      about: "La casa se ha renovado mientras estabas aquí. Recarga la página y vuelves a tu sitio.",
    },
    elsewhere: {
      title: "Ahora juegas en otra parte",
      about:
        "Este sitio ha pasado a otro dispositivo, o a otra pestaña. Solo se puede jugar en un sitio a la vez.",
    },
    unreachable: {
      title: "La casa no responde",
      about:
        "¿Tienes conexión? ¿Está la casa en marcha? Si otras páginas se abren, quizá un cortafuegos, un proxy o una extensión bloquee la conexión (WebSocket): prueba con otra red u otro navegador.",
    },
    trouble: {
      title: "La casa tiene un problema",
      about: "Ahora mismo no puede anotar, así que nada valdría. No has perdido nada. Prueba dentro de poco.",
    },
    broken: {
      title: "No nos hemos entendido",
      about: "La casa ha colgado. Recarga la página; tu sitio sigue siendo tuyo.",
    },
    stumbled: {
      title: "Algo se ha caído de la mesa",
      about: "Es un fallo nuestro, no tuyo. Recarga la página: tu sitio y tus cartas siguen ahí.",
      details: "Para quien lo arregle",
    },
    unknownGame: {
      title: "Un juego que esta página no conoce",
      about: "La casa ha aprendido uno nuevo. Recarga la página.",
    },
    noManual: {
      title: "No hay reglas que leer",
      about: "Nadie ha escrito aquí todavía las reglas de este juego. Abre una mesa y pruébalo.",
    },
    noLesson: {
      title: "Aún no hay lección",
      about: "Este juego no tiene lección. Abre una mesa y pruébalo: los bots tienen paciencia.",
    },
    nowhere: {
      title: "Aquí no hay nada",
      about: "El enlace no lleva a ninguna parte. Quizá se haya perdido un trozo.",
    },
    noStorage:
      "Este navegador no nos deja guardar nada. Puedes jugar, pero tu nombre y tu sitio se olvidan al cerrar la página.",
    tooFast: (seconds: number): string =>
      `No tan rápido: prueba en ${seconds} ${plural("es", seconds, { one: "segundo", other: "segundos" })}.`,
    badName: "Un nombre tiene al menos una letra o cifra, y como mucho 24 caracteres.",
    houseFull: "La casa está llena ahora mismo. Prueba en un minuto.",
    stopping: "La casa va a reiniciarse. Prueba en un momento.",
    banned: "Esta casa no te deja entrar. Pregunta a quien la lleva.",
    failed: "No ha funcionado. Prueba otra vez.",
  },

  refusals: {
    fallback: "Eso no vale.",
    byRule: {
      LIMIT: "Ya basta para una ronda: descansa hasta que acabe.",
      "ALL-1": "Ahora no: la mesa está parada.",
      "ALL-2": "Ahora no se puede.",
      "ALL-3": "Tarde: ese sitio ha cambiado.",
      "ALL-5": "La ronda ha terminado.",
      "ALL-6": "Ahora no.",
      "ALL-9": "Ahora no se puede.",
      "ALL-11": "Ese sitio ya ha cambiado de manos.",
      "ALL-14": "Esta ronda descansas.",
      "ALL-16": "Ahora no: no hay ningún sitio libre.",
      "ALL-18": "Ese nombre no se puede usar ahora.",
      "ALL-22": "Este reparto lo repite una sola persona, tal como fue.",
    },
  },
};

export default es;
