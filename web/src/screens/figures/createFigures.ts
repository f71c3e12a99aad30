// The figures of my rounds, as they are loaded: page by page, and again while the house still looks at some rounds.

import { type Accessor, createSignal, onCleanup } from "solid-js";
import { askMyFigures, askPar } from "../../net/films";
import { Failed } from "../../net/rest";
import type { MyFigures, OwnRound } from "../../net/wireRest";

const PAGE = 500;
const MOST = 5000; // rounds
const AGAIN_MS = 1500;
const MOST_TRIES = 40; // for rounds that were not looked at yet
const PARS = 10; // that are found at once: each takes a second or two

export interface OwnFigures {
  rounds: Accessor<OwnRound[]>;
  /** Something is still to come. */
  loading: Accessor<boolean>;
  failed: Accessor<unknown>;
  /** Rounds of the last ones whose par nobody has asked for, while it is being found. */
  parsLeft: Accessor<number>;
  findPars: () => Promise<void>;
}

export function createFigures(secret: string, game: string, onTrouble: (error: unknown) => void): OwnFigures {
  const [rounds, setRounds] = createSignal<OwnRound[]>([]);
  const [loading, setLoading] = createSignal(Boolean(secret));
  const [failed, setFailed] = createSignal<unknown>();
  const [parsLeft, setParsLeft] = createSignal(0);
  let isLeft = false;
  onCleanup(() => {
    isLeft = true;
  });
  const load = async (): Promise<void> => {
    for (let tries = 0; tries < MOST_TRIES && !isLeft; tries++) {
      const first = await askMyFigures({ secret, game, most: PAGE });
      await loadFrom(first);
      if (!first.pending) return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  };
  /** What is known of older rounds stays as it is: those that are found later are the last ones. */
  const loadFrom = async (first: MyFigures): Promise<void> => {
    let page = first;
    const found = [...page.rounds];
    setRounds((known) => merged(found, known));
    while (page.more && found.length < MOST && !isLeft) {
      const before = found.at(-1)?.made;
      if (before === undefined) break;
      page = await askMyFigures({ secret, game, most: PAGE, before });
      found.push(...page.rounds);
      setRounds((known) => merged(found, known));
    }
  };
  const findPars = async (): Promise<void> => {
    const wanted = withoutPar(rounds()).slice(0, PARS);
    setParsLeft(wanted.length);
    try {
      for (const { match, round } of wanted) {
        if (isLeft) return;
        await askPar(match, round, secret).catch(unlessGone);
        setParsLeft((left) => left - 1);
      }
    } catch (error) {
      onTrouble(error);
    } finally {
      setParsLeft(0);
    }
    if (!isLeft) await load().catch(onTrouble);
  };
  if (secret)
    void load()
      .catch(setFailed)
      .finally(() => setLoading(false));
  return { rounds, loading, failed, parsLeft, findPars };
}

/** The last ones first. */
export function withoutPar(rounds: readonly OwnRound[]): OwnRound[] {
  return rounds.filter(({ par, chances = 0 }) => par === undefined && chances > 0);
}

/** As the house says it now, and the others as it said it before; the last one first. */
export function merged(found: readonly OwnRound[], known: readonly OwnRound[]): OwnRound[] {
  const keyOf = ({ match, round }: OwnRound): string => `${match} ${round}`;
  const all = new Map([...known, ...found].map((round) => [keyOf(round), round]));
  return [...all.values()].sort((one, other) => other.made - one.made);
}

/** The film of it may be gone. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Failed) || error.word !== "not_found") throw error;
}
