// The star of the round that is looked at, if it turns out that its match is one of mine.

import { createSignal, type JSX, Show } from "solid-js";
import { askMyMatch } from "../../net/films";
import { createOptionalAnswer } from "../optionalAnswer";
import { StarButton } from "../stars/StarButton";
import { loadWords } from "../stars/words";
import styles from "./Bar.module.css";
import { ownSecret } from "./openFilm";
import { usePlayer } from "./player";

export default function Star(props: { match: string }): JSX.Element {
  const { film } = usePlayer();
  const mine = createOptionalAnswer(async () => {
    const [found] = await Promise.all([askMyMatch(ownSecret(), props.match), loadWords()]);
    return found;
  });
  const [changed, setChanged] = createSignal<boolean>();
  const starred = () => changed() ?? mine()?.starred_rounds?.includes(film.round) ?? false;
  return (
    <Show when={mine()}>
      <StarButton
        match={props.match}
        round={film.round}
        starred={starred()}
        class={styles.star}
        onChange={setChanged}
      />
    </Show>
  );
}
