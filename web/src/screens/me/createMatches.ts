// My matches, as they are loaded: a page at a time, and all of the last years when somebody looks for some of them.

import { type Accessor, createMemo, createSignal, onCleanup } from "solid-js";
import { askMyMatches } from "../../net/films";
import type { MyMatch } from "../../net/wireRest";

const PAGE = 50;
const MOST = 1000; // that are looked through: twenty pages

export interface StarredRound {
  match: MyMatch;
  round: number;
}

export interface Matches {
  all: Accessor<MyMatch[]>;
  /** There are older ones. */
  more: Accessor<boolean>;
  loading: Accessor<boolean>;
  /** One page more. */
  loadMore: () => Promise<void>;
  /** One page after the other, up to so many matches. */
  loadAll: () => Promise<void>;
  starred: Accessor<StarredRound[]>;
  hasStar: (id: string, round: number) => boolean;
  star: (match: MyMatch, round: number, on: boolean) => void;
}

export interface FirstMatches {
  matches: MyMatch[];
  more: boolean;
  /** All that have a star. */
  starred: MyMatch[];
}

export async function askFirst(secret: string): Promise<FirstMatches> {
  if (!secret) return { matches: [], more: false, starred: [] };
  const [page, starred] = await Promise.all([
    askMyMatches({ secret, most: PAGE }),
    askMyMatches({ secret, most: PAGE, starred: true }),
  ]);
  return { ...page, starred: starred.matches };
}

export function createMatches(
  secret: string,
  first: FirstMatches,
  onFailed: (error: unknown) => void,
): Matches {
  const [all, setAll] = createSignal(first.matches);
  const [more, setMore] = createSignal(first.more);
  const [loading, setLoading] = createSignal(false);
  const [starred, setStarred] = createSignal(starredIn(first.starred));
  const marks = createMemo(() => new Set(starred().map(({ match, round }) => markOf(match.id, round))));
  let isLeft = false;
  onCleanup(() => {
    isLeft = true;
  });
  const loadUpTo = async (count: number): Promise<void> => {
    if (loading()) return;
    setLoading(true);
    try {
      while (!isLeft && more() && all().length < count) {
        const before = all().at(-1)?.began;
        const page = await askMyMatches({ secret, most: PAGE, ...(before === undefined ? {} : { before }) });
        setAll((known) => [...known, ...page.matches]);
        setMore(page.more && page.matches.length > 0);
      }
    } catch (error) {
      onFailed(error);
    } finally {
      setLoading(false);
    }
  };
  return {
    all,
    more,
    loading,
    loadMore: () => loadUpTo(all().length + 1),
    loadAll: () => loadUpTo(MOST),
    starred,
    hasStar: (id, round) => marks().has(markOf(id, round)),
    star: (match, round, on) => setStarred((known) => withStar(known, { match, round }, on)),
  };
}

export function starredIn(matches: readonly MyMatch[]): StarredRound[] {
  return matches.flatMap((match) => (match.starred_rounds ?? []).map((round) => ({ match, round })));
}

/** In the order of time, the last match first. */
export function withStar(known: readonly StarredRound[], star: StarredRound, on: boolean): StarredRound[] {
  const others = known.filter(({ match, round }) => match.id !== star.match.id || round !== star.round);
  if (!on) return others;
  return [...others, star].sort(
    (one, other) => other.match.began - one.match.began || one.round - other.round,
  );
}

const markOf = (id: string, round: number): string => `${id} ${round}`;
