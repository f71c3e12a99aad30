// The star of a round: whoever gives it one can look at that round again for as long as they come here.

import { createSignal, type JSX } from "solid-js";
import { classes } from "../../kit/classes";
import { speak } from "../../kit/speak";
import { IconButton } from "../../kit/ui/IconButton";
import { toast } from "../../kit/ui/Toast";
import { giveStar } from "../../net/films";
import { Failed } from "../../net/rest";
import { keysFor } from "../../settings";
import { saidOf } from "../errors/failures";
import styles from "./StarButton.module.css";
import { s } from "./words";

const TO_READ = 8000; // ms: what to do about it is two sentences

export interface StarProps {
  match: string;
  round: number;
  starred: boolean;
  class?: string | undefined;
  /** When the house has it. */
  onChange: (starred: boolean) => void;
}

export function StarButton(props: StarProps): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const press = async (): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    const wanted = !props.starred;
    try {
      const { starred } = await giveStar(props.match, props.round, {
        secret: keysFor("").secret,
        starred: wanted,
      });
      props.onChange(starred);
      speak(starred ? s().given(props.round) : s().taken(props.round));
    } catch (error) {
      const isFull = error instanceof Failed && error.word === "too_many";
      toast(isFull ? s().tooMany : saidOf(error), "bad", TO_READ);
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      icon="star"
      label={s().star(props.round)}
      pressed={props.starred}
      class={classes(styles.star, props.class)}
      onPress={() => void press()}
    />
  );
}
