const en = {
  title: (game: string, round: number): string => `${game}: round ${round}, looked at again`,
  close: "Close",
  play: "Play",
  pause: "Pause",
  back: "One thing back",
  on: "One thing on",
  nextRace: "Next race",
  nextMissed: "Next missed chance",
  speed: "Speed",
  speedIs: (speed: string): string => `Speed: ${speed}`,
  /** What lay face down is turned up. */
  xray: "Turn up what lay face down",
  asSeen: (name: string): string => `As ${name} saw it`,
  table: "The whole table",
  seat: (name: string): string => `From the seat of ${name}`,
  views: "Whose view",
  time: "Time of the round",
  /** In seconds since the signal. */
  at: (seconds: string): string => `${seconds} seconds`,
  tooLate: (name: string, by: string): string => `${name} was too late: ${by} was there first.`,
  stop: (name: string): string => `${name} ends the round.`,
  review: "What it was like",
  reviewOf: (name: string): string => `What it was like for ${name}`,
  share: "Share this moment",
  dealtAgain: "This round was dealt a second time: the first deal does not count.",
  gone: {
    title: "Not yours, or gone",
    about: "Rounds can be looked at again by those who sat or watched there, for 90 days.",
  },
  newer: {
    title: "Only the score",
    about: "A newer version has kept this round. This page can’t show it yet, but it knows how it ended.",
  },
};

export type Words = typeof en;
export default en;
