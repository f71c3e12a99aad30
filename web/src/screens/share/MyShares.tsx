// All that one shares, each with a way to look at it and to take it back. Who shares nothing sees nothing of it.

import { createSignal, For, type JSX, onMount, Show } from "solid-js";
import { titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { toast } from "../../kit/ui/Toast";
import { askMyShares, endShare } from "../../net/shares";
import type { MyShare } from "../../net/wireRest";
import { ownSecret } from "../replay/openFilm";
import { Link } from "../shell/Link";
import paper from "../shell/Paper.module.css";
import styles from "./MyShares.module.css";
import { dayOf, whyNot } from "./said";
import { loadWords, sh } from "./words";

export default function MyShares(): JSX.Element {
  const [shares, setShares] = createSignal<MyShare[]>([]);
  onMount(async () => {
    const secret = ownSecret();
    if (!secret) return;
    const [found] = await Promise.all([askMyShares(secret).catch(() => []), loadWords()]);
    setShares(found);
  });
  const end = async (token: string): Promise<void> => {
    try {
      await endShare(ownSecret(), token);
      setShares((before) => before.filter((each) => each.token !== token));
      toast(sh().takenBack, "good");
    } catch (error) {
      toast(whyNot(error), "bad");
    }
  };
  return (
    <Show when={shares().length}>
      <section class={classes(paper.paper, styles.shares)} data-test="my-shares">
        <h2>{sh().mine.title}</h2>
        <p>{sh().mine.about}</p>
        <ul class={styles.list}>
          <For each={shares()}>{(each) => <Item share={each} end={() => void end(each.token)} />}</For>
        </ul>
      </section>
    </Show>
  );
}

function Item(props: { share: MyShare; end: () => void }): JSX.Element {
  const item = () => {
    const { game, round, at } = props.share;
    return sh().mine.item(titleOf(game), round, (at / 1000).toFixed(1));
  };
  return (
    <li class={styles.item}>
      <Link to={`/s/${props.share.token}`}>{item()}</Link>
      <span class={styles.until}>{sh().mine.until(dayOf(props.share.until))}</span>
      <Button label={sh().mine.take(item())} onPress={() => props.end()}>
        {sh().takeBack}
      </Button>
    </li>
  );
}
