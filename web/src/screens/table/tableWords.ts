// The words of the folders that a table's screens are made of come while the house is asked.

import { loadWords as loadAgain } from "../again/words";
import { loadWords as loadBreaks } from "../breaks/words";
import { loadWords as loadEvening } from "../evening/words";
import { loadWords as loadSeats } from "../seats/words";

export async function loadTableWords(): Promise<void> {
  await Promise.all([loadAgain(), loadBreaks(), loadEvening(), loadSeats()]);
}
