const en = {
  play: "Play this deal yourself",
  about: (name: string): string =>
    `The same deal, on ${name}’s seat: one round against bots. It counts for nothing, and you may play it as often as you like.`,
  /** `points`: "12 points". */
  made: (name: string, points: string): string => `${name} made ${points} of it.`,
  deal: "Deal it again",
  otherRules: "The rules have changed since then: this deal can’t be played any more.",
  mark: "This deal has been played before. It counts for nothing.",
  alone: "Somebody plays a round again here, alone with bots. You can watch.",
  once: "Once more",
  film: "Back to the film",
  title: "The same deal",
  youNow: "You, now",
  now: (name: string): string => `${name}, now`,
  before: (name: string): string => `${name}, back then`,
  beforeSomebody: "Back then",
  par: "Adult bots",
  more: (points: string): string => `${points} more than back then`,
  fewer: (points: string): string => `${points} fewer than back then`,
  same: "Exactly as many as back then",
};

export type Words = typeof en;
export default en;
