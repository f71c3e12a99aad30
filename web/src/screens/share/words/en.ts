const en = {
  title: "Share this moment",
  /** The time in seconds since the signal. */
  shows: (round: number, seconds: string): string =>
    `Whoever has the link sees round ${round}, and begins at ${seconds} seconds.`,
  figures: "They see your figures, nobody else’s.",
  who: "Who is in it",
  nameless: "Players",
  namelessAbout: "Everybody is “Player 1”, “Player 2” …",
  named: "Names",
  namedAbout: "Everybody has their name, as at the table.",
  make: "Make the link",
  link: "Link",
  text: (game: string): string => `A moment of ${game}: look!`,
  until: (day: string): string => `It works until ${day}, or until you take it back.`,
  takeBack: "Take it back",
  takenBack: "Taken back: the link leads nowhere now.",
  picture: "What a messenger shows of it: the table at this moment",
  failed: {
    notAllowed: "This round can’t be shared: you didn’t sit in it, or its table doesn’t let it be shared.",
    tooMany: "You share as much as there is room for. Take something back first.",
  },
  mine: {
    title: "What you share",
    about: "Moments of rounds that anybody can see who has the link.",
    item: (game: string, round: number, seconds: string): string =>
      `${game}, round ${round}, at ${seconds} s`,
    until: (day: string): string => `until ${day}`,
    take: (item: string): string => `Take back: ${item}`,
  },
  /** The page that a link leads to. */
  shown: {
    lead: (game: string): string => `A moment of ${game}`,
    see: "See it happen",
    player: (number: string): string => `Player ${number}`,
    over: "That was the round",
    like: (name: string): string => `What it was like for ${name}`,
    again: "Watch it again",
  },
  ended: {
    title: "This moment is over",
    about: "Whoever shared it has taken it back, or its 90 days are up. The next race begins when you like.",
  },
  scored: {
    title: "Only the score",
    about: "The round itself can’t be shown any more, but it is known how it ended.",
  },
  games: "All games",
};

export type Words = typeof en;
export default en;
