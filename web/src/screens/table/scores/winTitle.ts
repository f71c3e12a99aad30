// The title that says who has won, as it is called out; for others to read, nobody is "you".

import { t } from "../../../words/words";
import type { TableView } from "../view";

export function winTitle(view: TableView, forOthers = false): string {
  const { over, common } = t();
  const seats = view.match()?.winners ?? [];
  const names = common.list(seats.map(view.nameOf));
  if (seats.length > 1) return over.titleShared(names);
  return seats[0] === view.seat() && !forOthers ? over.titleYou : over.title(names);
}
