// The backs of cards in Dutch Blitz, seat by seat.

import { type Back, type Backs, nth } from "../../table/backs";

const SEATS: readonly Back[] = [
  { box: "green", motif: "pump" },
  { box: "red", motif: "carriage" },
  { box: "yellow", motif: "pail" },
  { box: "blue", motif: "plough" },
];

export const backs: Backs = (seat) => nth(SEATS, seat);
