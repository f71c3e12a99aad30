const en = {
  home: {
    playNow: "Play now",
  },
};

export type Words = typeof en;
export default en;
