// The invitation, for who is in the middle of a match: friends come later, and a television, too.

import type { JSX } from "solid-js";
import { t } from "../../../words/words";
import { Invite } from "../../invite/Invite";
import { type TableView, useTable } from "../view";

export function InviteForm(): JSX.Element {
  const { session, title, locked, isHost } = useTable();
  return <Invite code={session.code} game={title()} locked={locked()} mayShow={isHost()} inDialog />;
}

/** Where the way to it stands; before the match it is on the page itself. Nobody sits down where a deal is given. */
export function mayInvite(view: TableView): boolean {
  return view.phase() !== "gathering" && !view.given();
}

/** The host may bring a television, too. */
export function whomToInvite(view: TableView): string {
  return view.isHost() ? t().invite.friendsOrTv : t().home.invite;
}
