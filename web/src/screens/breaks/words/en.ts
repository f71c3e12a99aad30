const en = {
  pause: {
    button: "Pause",
    ask: "Ask for a pause",
    asks: (name: string): string => `${name} asks for a pause.`,
    agreed: (agreed: number, asked: number): string =>
      `A pause? ${agreed} of ${asked} ${agreed === 1 ? "agrees" : "agree"}.`,
    yes: "Yes",
    yesAloud: "Yes, let’s pause",
    no: "No",
    noAloud: "No, play on",
    takeBack: "Play on after all",
    denied: "Not everybody wants a pause now. Ask again in the next round.",
    unanswered: "Not everybody found time to answer. Ask again in the next round.",
    dropped: "No pause: the race goes on.",
  },
  paused: {
    title: "Pause",
    alone: "The bots wait for you as long as you like.",
    all: "Everybody has agreed to it.",
    ready: (names: string): string => `Ready to go on: ${names}.`,
    until: (time: string): string => `It goes on by itself in ${time}.`,
    goOn: "Go on",
    isReady: "I’m ready to go on",
  },
  leave: {
    title: "Leave the race?",
    about: "Your seat stays yours: the start page brings you back.",
    waits: "Until then the race waits for you.",
    meanwhile: {
      bot: "Until then a bot plays for you.",
      pause: "Until then the others wait, but not for ever.",
      on: "The others play on without you.",
    },
    go: "Leave for now",
  },
  line: {
    offline: "You are offline. Nothing counts until you are back.",
    silent: "no answer",
  },
};

export default en;
export type Words = typeof en;
