// After a round: counted item by item, as on the table, then the standings; and at the end, who has won.

import { type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { t } from "../../words/words";
import { Heading } from "../shell/Heading";
import { Page } from "../shell/Page";
import paper from "../shell/Paper.module.css";
import { createScores } from "./createScores";
import { OverFoot } from "./OverFoot";
import { Races } from "./Races";
import { ReadyFoot } from "./ReadyFoot";
import styles from "./ScoreSheet.module.css";
import { ScoreTable } from "./ScoreTable";
import { TableTools } from "./TableTools";
import { type TableView, useTable } from "./view";
import { Winners } from "./Winners";

export function ScoreSheet(): JSX.Element {
  const view = useTable();
  const { counting, rows, over } = createScores(view);
  return (
    <Page
      tools={<TableTools />}
      class={styles.scores}
      foot={
        <Show when={counting.done()} fallback={<SkipFoot skip={counting.skip} />}>
          <Show when={view.phase() === "over"} fallback={<ReadyFoot label={t().scores.next} />}>
            <OverFoot />
          </Show>
        </Show>
      }
    >
      <Show when={over()} fallback={<Heading>{t().scores.title(view.match()?.round ?? 1)}</Heading>}>
        <Winners seats={view.match()?.winners ?? []} />
      </Show>
      <section
        class={classes(paper.paper, styles.sheet, over() && styles.last)}
        onPointerDown={counting.skip}
      >
        <ScoreTable rows={rows()} items={counting.items} />
        <p class={styles.goal}>{goalOf(view)}</p>
      </section>
      <Show when={counting.done()}>
        <Races />
      </Show>
    </Page>
  );
}

function SkipFoot(props: { skip: () => void }): JSX.Element {
  return (
    <p class={styles.skip}>
      <Button onPress={() => props.skip()}>{t().common.skip}</Button>
    </p>
  );
}

/** How far the match goes, where the game says it in a number. */
function goalOf(view: TableView): string {
  const goal = view.game().goal?.(view.table().options as never, view.players().length);
  if (!goal) return "";
  if ("points" in goal) return t().scores.target(goal.points);
  return t().scores.rounds(view.match()?.round ?? 0, goal.rounds);
}
