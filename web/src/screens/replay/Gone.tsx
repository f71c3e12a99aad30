// The page where a film is none of one's own, or gone.

import type { JSX } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Heading } from "../shell/Heading";
import { Page } from "../shell/Page";
import paper from "../shell/Paper.module.css";
import styles from "./Gone.module.css";
import { r } from "./words";

export default function Gone(props: { onClose: () => void }): JSX.Element {
  return (
    <div class={styles.over}>
      <Page>
        <section class={classes(paper.paper, styles.sheet)} data-test="film-gone">
          <Heading>{r().gone.title}</Heading>
          <p>{r().gone.about}</p>
          <Button variant="main" onPress={() => props.onClose()}>
            {r().close}
          </Button>
        </section>
      </Page>
    </div>
  );
}
