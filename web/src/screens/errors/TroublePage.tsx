// The page of what went wrong: what it is, and what to do. Never blank.

import { type JSX, Show } from "solid-js";
import { CardFace } from "../../kit/CardFace";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { go } from "../../router";
import { t } from "../../words/words";
import { Heading } from "../shell/Heading";
import { Page } from "../shell/Page";
import paper from "../shell/Paper.module.css";
import type { Trouble } from "./failures";
import styles from "./TroublePage.module.css";

export interface TroubleProps {
  trouble: Trouble;
  /** What the one who mends it wants to know. */
  cause?: unknown;
  again?: () => void;
}

const LOADING_HELPS: ReadonlySet<Trouble> = new Set(["reloadNeeded", "broken", "stumbled", "unknownGame"]);

export function TroublePage(props: TroubleProps): JSX.Element {
  const words = () => t().errors[props.trouble];
  const main = () => (LOADING_HELPS.has(props.trouble) ? () => location.reload() : props.again);
  return (
    <Page class={styles.trouble}>
      <FallenCards />
      <section class={classes(paper.paper, styles.sheet)} data-test={`trouble-${props.trouble}`}>
        <Heading>{words().title}</Heading>
        <p>{words().about}</p>
        <div class={styles.ways}>
          <Show when={main()}>
            {(act) => (
              <Button variant="main" onPress={act()}>
                {labelOf(props)}
              </Button>
            )}
          </Show>
          <Button variant={main() ? "plain" : "main"} onPress={home}>
            {t().errors.toStart}
          </Button>
        </div>
        <Show when={props.cause}>
          <details class={styles.cause}>
            <summary>{t().errors.stumbled.details}</summary>
            <pre>{told(props.cause)}</pre>
          </details>
        </Show>
      </section>
    </Page>
  );
}

/** After a fall, everything is loaded anew: who knows what else lies about. */
function home(): void {
  if (location.pathname === "/") location.reload();
  else go("/");
}

function labelOf(props: TroubleProps): string {
  const { errors } = t();
  if (props.trouble === "elsewhere") return errors.here;
  return LOADING_HELPS.has(props.trouble) ? errors.reload : errors.again;
}

function told(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? String(cause)) : String(cause);
}

function FallenCards(): JSX.Element {
  return (
    <div class={styles.cards} aria-hidden="true">
      <div>
        <CardFace colour="red" value={4} />
      </div>
      <div>
        <CardFace colour="blue" value={7} />
      </div>
      <div>
        <CardFace colour="yellow" value={1} />
      </div>
    </div>
  );
}
