const en = {
  contents: "In this booklet",
  games: "Rules of the games",
  ids: "Numbers of the rules",
  idsAbout: "For those who look a rule up, or talk about one.",
};

export type RulesWords = typeof en;
export default en;
