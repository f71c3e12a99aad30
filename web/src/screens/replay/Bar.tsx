// The bar above a film: which round it is, and from whose seat one looks at it.

import { type Component, For, type JSX, lazy, Show, Suspense } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { Icon } from "../../kit/ui/Icon";
import { IconButton } from "../../kit/ui/IconButton";
import { t } from "../../words/words";
import styles from "./Bar.module.css";
import { ownSecret } from "./openFilm";
import { usePlayer } from "./player";
import { r } from "./words";

const ReviewButton = lazy(() => import("./ReviewButton"));
const PlayDealButton = lazy(() => import("./PlayDealButton"));
const Star = lazy(() => import("./Star"));

export function Bar(props: { onClose: () => void; beside?: Component | undefined }): JSX.Element {
  const { match, film, view, asSeen, setAsSeen, nameOf } = usePlayer();
  return (
    <header class={styles.bar}>
      <IconButton icon="close" label={r().close} onPress={() => props.onClose()} />
      <span class={styles.round}>{t().ready.title(film.round)}</span>
      <Views />
      <Show when={ownSecret() && match}>
        {(id) => (
          <Suspense>
            <Star match={id()} />
          </Suspense>
        )}
      </Show>
      <Suspense>
        <ReviewButton />
      </Suspense>
      <Show when={!props.beside}>
        <Suspense>
          <PlayDealButton />
        </Suspense>
      </Show>
      <Show when={asSeen() !== null}>
        <button
          type="button"
          class={styles.seen}
          aria-pressed={asSeen() ?? false}
          aria-label={r().asSeen(nameOf(view() ?? 0))}
          onClick={() => setAsSeen(!asSeen())}
        >
          <Icon name="line" />
          <span>{r().asSeen(nameOf(view() ?? 0))}</span>
        </button>
      </Show>
      <Show when={film.dealt_again}>
        <p class={styles.again}>{r().dealtAgain}</p>
      </Show>
      <Show when={props.beside} keyed>
        {(Beside) => (
          <span class={styles.beside}>
            <Beside />
          </span>
        )}
      </Show>
    </header>
  );
}

function Views(): JSX.Element {
  const { film, view } = usePlayer();
  return (
    <fieldset class={styles.views}>
      <legend class="only-spoken">{r().views}</legend>
      <For each={[null, ...film.players.keys()]}>
        {(seat) => <View seat={seat} chosen={view() === seat} />}
      </For>
    </fieldset>
  );
}

function View(props: { seat: number | null; chosen: boolean }): JSX.Element {
  const { show, nameOf, backOf } = usePlayer();
  const name = () => (props.seat === null ? r().table : nameOf(props.seat));
  return (
    <button
      type="button"
      class={classes(styles.view, props.seat !== null && inkClass(backOf(props.seat).ink))}
      data-view={props.seat ?? "table"}
      aria-pressed={props.chosen}
      aria-label={props.seat === null ? r().table : r().seat(name())}
      title={name()}
      onClick={() => show(props.seat)}
    >
      <span class={styles.badge}>
        {props.seat === null ? (
          <Icon name="screen" />
        ) : (
          <Motif name={backOf(props.seat).motif} class={styles.motif} />
        )}
      </span>
      <span class={styles.name}>{name()}</span>
    </button>
  );
}
