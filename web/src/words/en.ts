import { withMinus } from "../kit/numbers";
import { plural } from "./localized";

const players = (count: number): string => plural("en", count, { one: "player", other: "players" });

const en = {
  common: {
    back: "Back",
    cancel: "Cancel",
    close: "Close",
    home: "pellmell, to the start page",
    skip: "Skip",
    loading: "One moment …",
    on: "On",
    off: "Off",
    you: "you",
    list: (items: string[]): string => new Intl.ListFormat("en", { type: "conjunction" }).format(items),
  },

  inks: {
    red: "red",
    orange: "orange",
    yellow: "yellow",
    green: "green",
    blue: "blue",
    violet: "violet",
  },

  levels: {
    child: "Very easy",
    beginner: "Easy",
    adult: "Medium",
    regular: "Hard",
    champion: "Very hard",
    match: "Like me",
  },

  length: {
    title: "How long?",
    names: {
      round: "One round",
      short: "Short",
      medium: "Medium",
      rulebook: "As in the rulebook",
      own: "Your own goal",
    },
    about: (duration: string): string => `about ${duration}`,
    between: (least: string, most: string): string => `${least} to ${most}`,
    seconds: (seconds: number): string => `${seconds} s`,
    minutes: (minutes: string): string => `${minutes} min`,
    hours: (hours: string): string => `${hours} h`,
    rounds: (rounds: number): string =>
      `${rounds} ${plural("en", rounds, { one: "round", other: "rounds" })}`,
    endless: "may never end",
  },

  home: {
    title: "Play together, all at once",
    tagline: "No turns. No waiting. Everybody at once.",
    name: "Your name",
    namePlaceholder: "What shall we call you?",
    guest: "Guest",
    games: "The games",
    playNow: "Play now",
    playNowWith: (game: string): string => `Play now: ${game}, against bots`,
    invite: "Invite friends",
    inviteTo: (game: string): string => `Invite friends to ${game}`,
    seats: (fewest: number, most: number): string => `${fewest}–${most} ${players(most)}`,
    level: "Level of the bots",
    rules: "Rules",
    rulesOf: (game: string): string => `The rules of ${game}`,
    lesson: "Learn it",
    lessonOf: (game: string): string => `Learn it: ${game}`,
    offer: "New here?",
    offerAbout: "One minute, and you know how to play.",
    offerDecline: "No, thanks",
    hasCode: "I have a code",
    join: "Have a code? Join the table",
    codePlaceholder: "ACE GHK",
    codeHint: "Six letters and digits, or more; but no O or 0, and no I or 1.",
    codeTooLong: "Too long: a code has twelve letters and digits at most.",
    joinButton: "Join",
    publicTables: "Open tables",
    publicNone: "No open table at the moment. Invite friends, or play now.",
    publicUnknown: "Looking for open tables …",
    watch: "Watch",
    sit: "Sit down",
    taken: (taken: number, seats: number): string => `${taken} of ${seats} seats taken`,
    settings: "Settings",
    language: "Language",
    notAffiliated:
      "Ligretto is a registered trademark of Schmidt Spiele, Dutch Blitz of the Dutch Blitz Game Company. Pellmell is not affiliated with them or with any publisher: it plays by their rules, with words, code and pictures of its own.",
  },

  invite: {
    title: "Bring friends",
    say: "Or tell them the code:",
    spelled: (code: string): string => `The code is ${[...code].join(" ")}`,
    scan: "QR code with the link to this table",
    link: "Link to this table",
    share: "Share",
    shareText: (game: string): string => `Come and play ${game} with me!`,
    copy: "Copy link",
    copied: "Link copied. Off you go.",
    copyByHand: "Copying is not allowed here: the link is selected, copy it by hand.",
    locked: "The table is locked: nobody new can come in.",
    friendsOrTv: "Invite friends or a TV",
    tv: "Put it on a TV",
    tvHint: (address: string): string => `Open ${address} there; the host then lets it in.`,
  },

  table: {
    seats: "Seats",
    seat: (name: string): string => `Seat of ${name}`,
    freeSeats: (count: number): string =>
      `${count} ${plural("en", count, { one: "seat is free", other: "seats are free" })}`,
    host: "host",
    bots: {
      child: "bot, very easy",
      beginner: "bot, easy",
      adult: "bot, medium",
      regular: "bot, hard",
      champion: "bot, very hard",
      match: "bot that adapts",
    },
    botPlays: "a bot plays",
    away: "away",
    slow: "slow connection",
    gone: "has left",
    watchers: (count: number): string =>
      `${count} ${plural("en", count, { one: "watches", other: "watch" })}`,
    sitDown: "Sit down",
    sitDownHint: "A seat is free. Take it?",
    watching: "You are watching.",
    standUp: "Give up my seat",
    addBot: "Add a bot",
    removeBot: (name: string): string => `Take ${name} off the table`,
    removeBotSure: (name: string): string =>
      `Take ${name} off the table in the middle of the match? Nobody plays on in that seat.`,
    kick: (name: string): string => `Send ${name} away`,
    handOn: (name: string): string => `Make ${name} the host`,
    manage: (name: string): string => `More about ${name}`,
    kickSure: (name: string): string =>
      `Send ${name} away? Lock the table, too, if nobody new is to come in.`,
    options: "Rules at this table",
    optionsAllOfficial: "As the rulebook says.",
    optionsUsual: (players: number): string => `As usual with ${players} players.`,
    optionsChanged: (count: number): string =>
      `${count} ${plural("en", count, { one: "rule", other: "rules" })} of your own.`,
    official: "As in the rulebook",
    officialIs: (value: string): string => `Official: ${value}`,
    allOfficial: "All as in the rulebook",
    onlyHost: (name: string): string => `${name} is the host and sets the rules.`,
    evenly: "The same for everybody",
    evenlyNot: "By player",
    fewer: (what: string): string => `${what}: fewer`,
    more: (what: string): string => `${what}: more`,
    settings: "The table",
    public: "Open to everybody",
    publicAbout: "The start page lists this table, and strangers may sit down.",
    admission: "Who may come in",
    lock: "Lock the table",
    lockAbout:
      "Nobody new comes in; whoever has a seat can always come back. Unlock it, and everybody is welcome again, even those you sent away.",
    locked: "The table is locked.",
    lockedAbout: (name: string): string => `The table is locked. ${name} can unlock it.`,
    mayWatch: "Others may watch",
    mayWatchAbout:
      "If you switch it off, all who watch are sent away. Whoever comes for a free seat is still let in.",
    watchesSince: (minutes: number): string =>
      minutes ? `Watching for ${minutes} min` : "Just started watching",
    showsSince: (minutes: number): string =>
      minutes ? `Screen, for ${minutes} min` : "Screen, just connected",
    sendAway: "Send away",
    awayOption: "When somebody loses the connection",
    awayAbout: "What happens after a few seconds.",
    awayValues: {
      bot: "A bot plays on",
      pause: "The table waits",
      on: "The others play on",
    },
    fairOption: "Fair play on slow connections",
    fairAbout:
      "Whoever reacts first gets the place, even on a slow connection: a contested move waits for the others, at most this long.",
    fairOff: "Off",
    start: "Start",
    startHint: (missing: number): string =>
      `${missing} more ${plural("en", missing, { one: "player or bot", other: "players or bots" })}, and you can start.`,
    waitForStart: (name: string): string => `Waiting for ${name} to start.`,
    screenAsks: "A TV would like to show this table.",
    letIn: "Let it in",
    notNow: "Not now",
    leave: "Leave the table",
    leaveSure: "Leave for good? Your cards stay where they are, and the others play on.",
    leaveStay: "Stay",
  },

  ready: {
    title: (round: number): string => `Round ${round}`,
    button: "I’m ready",
    done: "Waiting for the others",
    is: "ready",
    isNot: "not yet",
    soon: (seconds: number): string => `The round starts in ${seconds} s, ready or not.`,
    back: "Back to seats and rules",
    backSure: "Give up this match and go back to seats and rules?",
  },

  race: {
    title: (game: string): string => `${game}: the race`,
    menu: "Menu",
    soundOn: "Sound on",
    soundOff: "Sound off",
    reactions: "Say something",
    vote: "End this round",
    voteSure: "End the round as it stands? It is scored when all who are here agree.",
    voted: (votes: number, needed: number): string => `${votes} of ${needed} would end this round.`,
    voteToo: "End it",
    goOn: "Go on without them",
    getReady: "Get ready",
    onTheScreen: "The table is on the TV. Look up!",
    lostLine: "Connection lost. Trying again …",
    back: "Back again.",
    delay: (ms: number): string => `${ms} ms`,
    pausedTitle: "A short break",
    pausedFor: (names: string): string => `Waiting for ${names}.`,
    pausedForAll: "Waiting until everybody is back.",
    pausedUntil: (time: string): string => `At most ${time} more.`,
    askedToGoOn: "You want to go on. Waiting for the others to agree.",
    frozenTitle: "Hands off!",
    frozen: "Nobody touches a card.",
    dealtAgain: "The house was away for a moment. This round is dealt again.",
    stopping: "The house takes a short break. Your seat stays yours.",
    quicker: (name: string, ms: number): string => `${name} was quicker by ${ms} ms`,
    aLittleQuicker: (name: string): string => `${name} was quicker, by a hair`,
    departed: (name: string): string => `${name} has left.`,
    wentAway: (name: string): string => `${name} is away.`,
    cameBack: (name: string): string => `${name} is back.`,
    botTookOver: (name: string): string => `A bot plays for ${name}.`,
    newHost: (name: string): string => `${name} is the host now.`,
    youAreHost: "You are the host now.",
  },

  endings: {
    stop: (name: string): string => `${name} was first!`,
    stopYou: "You were first!",
    blocked: "Stuck!",
    blockedAbout: "Nobody can play any more.",
    vote: "Enough!",
    voteAbout: "You have agreed to end the round.",
  },

  scores: {
    title: (round: number): string => `After round ${round}`,
    round: "round",
    total: "total",
    player: "player",
    points: (points: number): string =>
      `${withMinus(points)} ${plural("en", Math.abs(points), { one: "point", other: "points" })}`,
    lookAgain: "Look again",
    next: "Next round",
    target: (points: number): string => `Played to ${points} points`,
    rounds: (round: number, of: number): string => `Round ${round} of ${of}`,
    spoken: (name: string, points: string, total: string): string => `${name}: ${points}, ${total} in all.`,
    standings: "Standings",
    races: {
      title: (count: number): string =>
        `${["Once", "Twice"][count - 1] ?? `${count} times`}, two hands wanted the same place`,
      won: "first",
      lost: "too late",
      onCredit: "slow connection",
      about: "Slow connection: their hand was first, only the message came later. That counts.",
      held: (count: number, longest: number): string =>
        `For that, ${count} ${plural("en", count, { one: "move", other: "moves" })} had to wait a moment, ${longest} ms at most.`,
    },
  },

  over: {
    title: (names: string): string => `${names} won!`,
    titleYou: "You won!",
    titleShared: (names: string): string => `${names} share the win!`,
    rematch: "Rematch",
    reopen: "Seats and rules",
  },

  reactions: {
    hello: "Hello!",
    bravo: "Bravo!",
    oops: "Oops",
    wow: "Wow",
    hurry: "Hurry up",
    laugh: "Ha ha",
    thanks: "Thanks",
    again: "Once more!",
    says: (name: string, what: string): string => `${name}: ${what}`,
  },

  tv: {
    title: (code: string): string => `Table ${code} on the big screen`,
    asks: "May I come in?",
    asksAbout: "The host can let this screen in, on their own device.",
    joinAt: (address: string): string => `${address}, or scan`,
    waiting: "Waiting for players",
    soon: "Round starts when all are ready",
    leads: "leads",
    fullscreen: "Full screen",
  },

  settings: {
    title: "Settings",
    you: "You",
    name: "Name",
    nameHint: "Shown to the others at your table.",
    language: "Language",
    languageAuto: (name: string): string => `Same as the browser (${name})`,
    look: "Look",
    theme: "Table",
    themes: { auto: "Same as the device", light: "Linen", dark: "Lamplight" },
    palette: "Colours",
    palettes: { inks: "Inks", clear: "Easy to tell apart" },
    feel: "While playing",
    hand: "I play with my",
    hands: { right: "right hand", left: "left hand" },
    sound: "Sound",
    tension: "When somebody is nearly done",
    tensions: { full: "Sound and light", light: "Light only", off: "Nothing" },
    volume: "Volume",
    vibration: "Vibration",
    vibrationMissing: "This device can’t, or doesn’t let us.",
    motion: "Motion",
    motions: { auto: "Same as the device", less: "Calm" },
    device: "Another device",
    deviceAbout:
      "Your seats belong to a secret that this browser keeps. Take it along, and you can go on playing on another phone. Show it to nobody: whoever has it can play in your place.",
    showSecret: "Show my secret",
    hideSecret: "Hide it",
    noSecret: "You have none yet. You get one with your first seat.",
    secret: "My secret",
    secretScan: "QR code that makes another device yours",
    copySecret: "Copy",
    secretCopied: "Copied. Keep it to yourself.",
    takeSecret: "Take over a secret from another device",
    takeSecretButton: "This is me",
    takeSecretBad: "That is no secret: it has 22 letters and digits, or more.",
    secretTaken: "Done. Your seats are here now.",
    secretArrived: "Make this device yours?",
    secretArrivedAbout:
      "The link holds a player’s secret. Say yes only if it is your own: this browser then plays as that player.",
    secretArrivedYes: "Yes, that’s me",
    secretArrivedNo: "No",
  },

  rules: {
    title: (game: string): string => `The rules of ${game}`,
  },

  lesson: {
    title: (game: string): string => `Learn ${game}`,
  },

  pages: {
    home: "pellmell",
    settings: "Settings · pellmell",
    tv: "TV · pellmell",
    table: (code: string): string => `${code} · pellmell`,
    at: (game: string, code: string): string => `${game} · ${code} · pellmell`,
    screen: (code: string): string => `${code}, TV · pellmell`,
    rules: (game: string): string => `${game}, rules · pellmell`,
    lesson: (game: string): string => `${game}, lesson · pellmell`,
    replay: "Look again · pellmell",
    nowhere: "pellmell",
  },

  errors: {
    again: "Try again",
    reload: "Reload the page",
    toStart: "To the start page",
    newTable: "Open a table",
    here: "Play here instead",
    closed: {
      title: "No such table",
      about:
        "Check the code: perhaps a letter is wrong. Tables that nobody has used for a long time are cleared away.",
    },
    full: {
      title: "No room left",
      about: "Too many people are here already, or too many came at once. Try again in a minute.",
    },
    locked: {
      title: "The table is locked",
      about: "The host lets nobody new in at the moment. Ask them to unlock it, then try again.",
    },
    kicked: {
      title: "The host has sent you away",
      about: "You can’t come back to this table. There are others, and you can open one yourself.",
    },
    reloadNeeded: {
      title: "There is a new version",
      about:
        "The house was brought up to date while you were here. Reload the page, and you are back in your seat.",
    },
    elsewhere: {
      title: "You are playing somewhere else now",
      about:
        "This seat was taken over on another device, or in another tab. You can play in one place at a time.",
    },
    unreachable: {
      title: "The house doesn’t answer",
      about:
        "Are you online? Is the house running? If other pages load, a firewall, proxy or browser extension may block the live connection (WebSocket): try another network or browser.",
    },
    trouble: {
      title: "The house has trouble",
      about:
        "It can’t write at the moment, so nothing would count. Nothing of yours is lost. Try again soon.",
    },
    broken: {
      title: "We misunderstood each other",
      about: "The house hung up. Reload the page; your seat is still yours.",
    },
    stumbled: {
      title: "Something fell off the table",
      about:
        "That’s a mistake of ours, not of yours. Reload the page: your seat and your cards are still there.",
      details: "For whoever mends it",
    },
    unknownGame: {
      title: "A game that this page doesn’t know",
      about: "The house has learned a new one. Reload the page.",
    },
    noManual: {
      title: "No rules to read",
      about: "Nobody has written this game’s rules down here yet. Open a table and try it out.",
    },
    noLesson: {
      title: "No lesson yet",
      about: "This game has no lesson. Open a table and try it out: bots are patient.",
    },
    nowhere: {
      title: "There is nothing here",
      about: "The link leads nowhere. Perhaps a piece of it got lost.",
    },
    noStorage:
      "This browser lets us keep nothing. You can play, but your name and your seat are forgotten when you close the page.",
    tooFast: (seconds: number): string =>
      `Not so fast: try again in ${seconds} ${plural("en", seconds, { one: "second", other: "seconds" })}.`,
    badName: "A name needs at least one letter or digit, and has up to 24 characters.",
    houseFull: "The house is full at the moment. Try again in a minute.",
    stopping: "The house is about to restart. Try again in a moment.",
    banned: "This house does not let you in. Ask whoever runs it.",
    failed: "That didn’t work. Please try again.",
  },

  refusals: {
    fallback: "That doesn’t count.",
    byRule: {
      LIMIT: "That’s plenty for one round: rest until it ends.",
      "ALL-1": "Not now: the table is paused.",
      "ALL-2": "That can’t be done now.",
      "ALL-3": "Too late: that place has changed.",
      "ALL-5": "The round is over.",
      "ALL-6": "Not now.",
      "ALL-9": "That can’t be done now.",
      "ALL-11": "That seat has changed hands.",
      "ALL-14": "You sit out this round.",
      "ALL-16": "Not now: no seat is free.",
      "ALL-18": "That name can’t be had now.",
      "ALL-22": "This deal is played again by one person, as it was.",
    } as Record<string, string>,
  },
};

export type Words = typeof en;
export default en;
