const en = {
  /** the bot that teaches */
  bot: "Patience",
  you: "You",
  step: (at: number, of: number): string => `Step ${at} of ${of}`,
  next: "Next",
  done: "Got it",
  showMe: "Show me",
  skip: "Skip the lesson",
  skipShort: "Skip",
  leave: "Leave the lesson",
  keys: "Keys",
  race: "The practice table",
  /** Something was done that counts, but is not what the step is about. */
  notYet: "That would count, too. But first:",
  /** Something was done while there was something to read. */
  readFirst: "I’m not done talking. Read this first:",
  sum: "Together",
  end: {
    title: "That’s all there is to it.",
    about: "The others won’t be as patient as I am. Off you go!",
    again: "Once more",
    home: "To the start page",
    table: "Back to the table",
  },
};

export type Words = typeof en;
export default en;
