// The backs of cards in Dutch Blitz, seat by seat.

import { type Back, type Backs, nth } from "../../table/backs";

const SEATS: readonly Back[] = [
  { ink: "green", motif: "pump" },
  { ink: "red", motif: "carriage" },
  { ink: "yellow", motif: "pail" },
  { ink: "blue", motif: "plough" },
];

export const backs: Backs = (seat) => nth(SEATS, seat);
