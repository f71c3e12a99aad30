// Screens that layouts are tested on: what is left of each for the table, below the bar or beside the rail.

export const SCREENS = {
  "magnified four times": [276, 256],
  "small phone": [320, 524],
  phone: [390, 800],
  "phone with bars": [390, 620],
  "phone on its side": [800, 390],
  "phone with bars on its side": [844, 346],
  "small phone on its side": [623, 375],
  tablet: [768, 980],
  "tablet on its side": [1024, 724],
  laptop: [1366, 724],
  desktop: [1440, 856],
  "wide monitor": [1680, 1006],
  "monitor with bars": [1920, 906],
  monitor: [1920, 1036],
  television: [1920, 1080],
  "large monitor": [2560, 1396],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type ScreenName = keyof typeof SCREENS;

/** With a mouse and room to spare. */
export const MONITORS = [
  "laptop",
  "desktop",
  "wide monitor",
  "monitor with bars",
  "monitor",
  "large monitor",
] as const satisfies readonly ScreenName[];
