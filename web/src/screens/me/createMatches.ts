// My matches, as they are loaded: a page at a time, and all of the last years when somebody looks for some of them.

import { type Accessor, createSignal, onCleanup } from "solid-js";
import { askMyMatches } from "../../net/films";
import type { MyMatch } from "../../net/wireRest";

const PAGE = 50;
export const MOST = 1000; // that are looked through: twenty pages

export interface Matches {
  all: Accessor<MyMatch[]>;
  starred: Accessor<MyMatch[]>;
  /** There are older ones. */
  more: Accessor<boolean>;
  loading: Accessor<boolean>;
  /** One page more. */
  loadMore: () => Promise<void>;
  /** One page after the other, up to so many matches. */
  loadAll: () => Promise<void>;
  star: (id: string, round: number, starred: boolean) => void;
}

/** `first` is the first page, and all that have a star. */
export function createMatches(
  secret: string,
  first: FirstMatches,
  onFailed: (error: unknown) => void,
): Matches {
  const [all, setAll] = createSignal(first.matches);
  const [starred, setStarred] = createSignal(first.starred);
  const [more, setMore] = createSignal(first.more);
  const [loading, setLoading] = createSignal(false);
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
    starred,
    more,
    loading,
    loadMore: () => loadUpTo(all().length + 1),
    loadAll: () => loadUpTo(MOST),
    star: (id, round, on) => {
      const changed = (matches: MyMatch[]) => withStar(matches, id, round, on);
      const match = all().find((one) => one.id === id);
      if (match && !starred().some((one) => one.id === id))
        setStarred((known) => [...known, match].sort((one, other) => other.began - one.began));
      setAll(changed);
      setStarred(changed);
    },
  };
}

export interface FirstMatches {
  matches: MyMatch[];
  starred: MyMatch[];
  more: boolean;
}

export async function askFirst(secret: string): Promise<FirstMatches> {
  if (!secret) return { matches: [], starred: [], more: false };
  const [page, starred] = await Promise.all([
    askMyMatches({ secret, most: PAGE }),
    askMyMatches({ secret, most: PAGE, starred: true }),
  ]);
  return { matches: page.matches, more: page.more, starred: starred.matches };
}

function withStar(matches: MyMatch[], id: string, round: number, on: boolean): MyMatch[] {
  return matches.map((match) => {
    if (match.id !== id) return match;
    const others = (match.starred_rounds ?? []).filter((other) => other !== round);
    return { ...match, starred_rounds: on ? [...others, round].sort((one, other) => one - other) : others };
  });
}
