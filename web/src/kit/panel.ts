// The outlines that all cards have, 100 x 140.

export const SHEET = "M10.5.5h79q10 0 10 10v119q0 10-10 10h-79q-10 0-10-10v-119q0-10 10-10z";

/** The inked field: cut by hand, so no edge is quite straight. */
export const PANEL =
  "M6.5 12.3q-.2-5.6 5.3-5.7l76.2-.6q5.6 0 5.7 5.5l.5 116.7q0 5.4-5.4 5.5l-77.2.6q-5.3 0-5.4-5.4z";
