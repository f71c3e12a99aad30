const en = {
  star: (round: number): string => `Star for round ${round}: keep it`,
  given: (round: number): string => `Round ${round} has your star. It stays for as long as you come here.`,
  taken: (round: number): string => `Round ${round} has no star any more.`,
  tooMany: "Ten rounds have your star already. Take one back first, on the page of your matches.",
};

export type Words = typeof en;
export default en;
