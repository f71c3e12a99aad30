const en = {
  contents: "In this booklet",
  games: "Rules of the games",
};

export type RulesWords = typeof en;
export default en;
