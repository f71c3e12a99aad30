/** How the players of the board game know their pieces. */
export type FrameName = "single" | "double" | "dashed" | "dotted";
