// The games as pictures, for the host to put another one on the table. What would not fit is said before.

import { createSignal, For, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { COVERS, GAMES, titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { askGames } from "../../net/rest";
import type { GameName } from "../../net/wire";
import type { GameCard } from "../../net/wireRest";
import { t } from "../../words/words";
import { createOptionalAnswer } from "../optionalAnswer";
import { isUnderWay, useTable } from "../table/view";
import styles from "./GameChoice.module.css";
import { misfitOf } from "./lineUp";
import { e } from "./words";

export function GameChoice(props: { onDone: () => void }): JSX.Element {
  const view = useTable();
  const games = createOptionalAnswer(askGames);
  const [asked, setAsked] = createSignal<GameName | null>(null);
  const [busy, setBusy] = createSignal(false);
  const change = async (game: GameName): Promise<void> => {
    setBusy(true);
    const refused = await view.session.do({ do: "change_game", game });
    setBusy(false);
    if (!refused) props.onDone();
  };
  return (
    <Show
      when={asked()}
      fallback={
        <ul class={styles.shelf} aria-busy={busy()}>
          <For each={GAMES}>
            {(game) => (
              <Box
                game={game}
                card={games()?.find(({ name }) => name === game)}
                busy={busy()}
                onPress={() => (isUnderWay(view) ? setAsked(game) : void change(game))}
              />
            )}
          </For>
        </ul>
      }
    >
      {(game) => (
        <div class={styles.sure}>
          <span class={styles.cover}>
            <Dynamic component={COVERS[game()]} />
          </span>
          <p>{e().games.sure(titleOf(game()))}</p>
          <Button variant="main" disabled={busy()} onPress={() => void change(game())}>
            {e().games.yes(titleOf(game()))}
          </Button>
          <Button variant="quiet" onPress={() => setAsked(null)}>
            {e().games.no}
          </Button>
        </div>
      )}
    </Show>
  );
}

interface BoxProps {
  game: GameName;
  card: GameCard | undefined;
  busy: boolean;
  onPress: () => void;
}

function Box(props: BoxProps): JSX.Element {
  const { table } = useTable();
  const isPlayed = () => table().game === props.game;
  return (
    <li>
      <button
        type="button"
        class={classes(styles.box, isPlayed() && styles.now)}
        aria-current={isPlayed()}
        disabled={isPlayed() || props.busy}
        data-test={`choose-${props.game}`}
        onClick={() => props.onPress()}
      >
        <span class={styles.cover}>
          <Dynamic component={COVERS[props.game]} />
          <Show when={isPlayed()}>
            <span class={styles.mark}>
              <Icon name="check" /> {e().games.now}
            </span>
          </Show>
        </span>
        <span class={styles.words}>
          <strong class={styles.title}>{titleOf(props.game)}</strong>
          <Show when={props.card}>{(card) => <Seats card={card()} isPlayed={isPlayed()} />}</Show>
        </span>
      </button>
    </li>
  );
}

/** How many it is for; and if there are more of us, what then. */
function Seats(props: { card: GameCard; isPlayed: boolean }): JSX.Element {
  const { table } = useTable();
  const misfit = () => {
    const most = props.card.players[1];
    const { resting, bots } = misfitOf(table(), most);
    if (props.isPlayed || !(resting || bots)) return null;
    return `${e().games.seats(most)} ${resting ? e().games.resting(resting) : e().games.bots(bots)}`;
  };
  return (
    <Show
      when={misfit()}
      fallback={<span class={styles.seats}>{t().home.seats(...props.card.players)}</span>}
    >
      {(said) => <span class={styles.misfit}>{said()}</span>}
    </Show>
  );
}
