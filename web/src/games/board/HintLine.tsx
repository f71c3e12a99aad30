// One line above the own card: what stands against it, who owes what, what comes next.

import { createEffect, createMemo, For, Match, Show, Switch } from "solid-js";
import { lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { keyName, shownKeys } from "../../kit/keys";
import { press } from "../../kit/press";
import { speak } from "../../kit/speak";
import { t } from "../../words/words";
import styles from "./HintLine.module.css";
import { placerOf } from "./rulebook/field";
import { useScene } from "./scene";
import { words } from "./words";

export function HintLine() {
  const { view, play, layout } = useScene();
  const refusal = (): string | null => {
    const rule = play.broken();
    const refusals: Record<string, string> = { ...t().refusals.byRule, ...words().refusals };
    return rule ? (refusals[rule] ?? t().refusals.fallback) : null;
  };
  const debt = createMemo(() => view.round().debts[0] ?? null);
  const open = createMemo(() => (view.owed() === null ? view.payable() : []));
  const placing = (): string => {
    const token = view.field().tokens.size + 1;
    const placer = placerOf(view.round());
    return placer === view.seat()
      ? words().placing.own(token)
      : words().placing.other(view.nameOf(placer ?? 0), token);
  };
  const bridging = (): string | null => {
    const aim = play.aim();
    if (!play.jokers()) return null;
    if (!aim) return words().line.jokerToken;
    if (aim.way.length < aim.jokers) return aim.way.length ? words().line.secondJoker : words().line.joker;
    return null;
  };
  const keys = (): string | null => {
    if (view.phase() === "preparing") return words().keys.place;
    if (view.phase() !== "racing") return null;
    return play.paying() === null
      ? words().keys.race(keyName("KeyF"), keyName("KeyJ"))
      : words().keys.pay(keyName("KeyH"));
  };
  const asked = createMemo((): string | null => {
    if (view.phase() === "preparing") return placing();
    if (view.phase() === "choosing")
      return view.round().duties[view.seat() ?? -1] ? null : words().choosing.wait;
    if (view.phase() === "checking" && view.seat() === null) return words().checking.watching;
    if (view.phase() !== "racing" || view.seat() === null) return null;
    const owed = view.owed();
    if (owed !== null) return words().line.owed(owed);
    if (play.paying() !== null) return words().line.owedEnd;
    return bridging();
  });
  createEffect(() => {
    const text = refusal() ?? asked();
    if (text && view.seat() !== null) speak(text);
  });

  return (
    <div class={styles.line} style={lying(layout().line)} data-form={layout().form}>
      <Switch>
        <Match when={refusal()}>
          {(text) => (
            <p class={classes(styles.text, styles.no)} data-test="refusal">
              {text()}
            </p>
          )}
        </Match>
        <Match when={shownKeys() && view.seat() !== null && keys()}>
          {(text) => <p class={styles.text}>{text()}</p>}
        </Match>
        <Match when={asked()}>
          {(text) => (
            <>
              <p class={classes(styles.text, view.owed() !== null && styles.owed)}>{text()}</p>
              <Show when={play.paying() !== null}>
                <LineButton text={words().line.other} label={words().own.head} onPress={play.swapHead} />
              </Show>
              <Show when={play.paying() !== null && view.owed() === null}>
                <LineButton text={words().line.leave} onPress={() => play.setPays(null)} />
              </Show>
            </>
          )}
        </Match>
        <Match when={open().length && view.seat() !== null}>
          <p class={styles.text}>{words().line.open(open()[0] ?? 0)}</p>
          <For each={open()}>
            {(token) => <LineButton text={words().line.free(token)} onPress={() => play.setPays(token)} />}
          </For>
        </Match>
        <Match when={debt()}>
          {(owing) => (
            <p class={styles.text}>{words().line.blockedBy(view.nameOf(owing().seat), owing().token)}</p>
          )}
        </Match>
      </Switch>
    </div>
  );
}

function LineButton(props: { text: string; label?: string; onPress: () => void }) {
  return (
    <button
      type="button"
      class={styles.button}
      aria-label={props.label}
      ref={(element) =>
        press(element, {
          onPress: () => {
            props.onPress();
            return true;
          },
        })
      }
    >
      {props.text}
    </button>
  );
}
