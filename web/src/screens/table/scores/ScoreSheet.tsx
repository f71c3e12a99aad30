// The score sheet after a round: counted item by item, as on the table, then the standings; and at the end, who has
// won.

import { type JSX, Show } from "solid-js";
import { classes } from "../../../kit/classes";
import { Button } from "../../../kit/ui/Button";
import { t } from "../../../words/words";
import { Compared } from "../../again/Compared";
import { GivenFoot } from "../../again/GivenFoot";
import { EveningBoard } from "../../evening/EveningBoard";
import { LineUpSlip } from "../../evening/LineUpSlip";
import { Curve, Honours, PictureDialog } from "../../finale/finale";
import { Optional } from "../../finale/Optional";
import { ComingIn } from "../../seats/ComingIn";
import { LeftSeats } from "../../seats/LeftSeats";
import { NameSlip } from "../../seats/NameSlip";
import { Stints } from "../../seats/Stints";
import { WaitingList } from "../../seats/WaitingList";
import { Heading } from "../../shell/Heading";
import { Page } from "../../shell/Page";
import paper from "../../shell/Paper.module.css";
import { TableTools } from "../menu/TableTools";
import { ReactionPicker } from "../reactions/ReactionPicker";
import { ReadyFoot } from "../readying/ReadyFoot";
import { useTable } from "../view";
import { createScores, type Scores } from "./createScores";
import { Harvest } from "./Harvest";
import { LookAgain } from "./LookAgain";
import { MyMatchesLink } from "./MyMatchesLink";
import { OverFoot } from "./OverFoot";
import { Races } from "./Races";
import styles from "./ScoreSheet.module.css";
import { ScoreTable } from "./ScoreTable";
import { goalOf, hasCurve } from "./scoreFacts";
import { Winners } from "./Winners";

export function ScoreSheet(): JSX.Element {
  const view = useTable();
  const scores = createScores(view);
  const { over, counting } = scores;
  return (
    <Page
      wide="all"
      tools={<TableTools />}
      class={classes(styles.scores, over() && styles.over, hasCurve(view) && styles.curved)}
      foot={<Foot scores={scores} />}
    >
      <div class={styles.left}>
        <Show when={over()} fallback={<Head scores={scores} />}>
          <Winners />
          <Optional>
            <Honours class={styles.honours} />
          </Optional>
          <div class={styles.evening}>
            <LineUpSlip />
            <EveningBoard fresh />
          </div>
        </Show>
      </div>
      <div class={styles.right}>
        <div class={styles.standings}>
          <Show when={over()}>
            <Compared />
          </Show>
          <section class={classes(paper.paper, styles.sheet)} data-counted={counting.done()}>
            <ScoreTable rows={scores.rows()} items={counting.items} />
            <p class={styles.goal}>{goalOf(view)}</p>
            <div class={styles.more}>
              <Stints />
              <LeftSeats />
              <WaitingList class={styles.waiting} />
            </div>
          </section>
          <NameSlip />
          <Show when={over()}>
            <div class={styles.share}>
              <Optional>
                <PictureDialog />
              </Optional>
              <LookAgain />
              <MyMatchesLink />
            </div>
          </Show>
        </div>
        <div class={styles.beside}>
          <div class={styles.reactions}>
            <ReactionPicker />
          </div>
          <Show when={counting.done() && hasCurve(view)}>
            <Optional>
              <Curve />
            </Optional>
          </Show>
          <Show when={counting.done()}>
            <Races />
          </Show>
        </div>
      </div>
    </Page>
  );
}

/** What is being counted, and how it came to that. */
function Head(props: { scores: Scores }): JSX.Element {
  const { match } = useTable();
  return (
    <div class={styles.head}>
      <Heading>{t().scores.title(match()?.round ?? 1)}</Heading>
      <Show when={props.scores.result}>
        {(result) => <Harvest result={result()} counting={props.scores.counting} />}
      </Show>
    </div>
  );
}

/** Who has seen enough goes on at once: nobody waits until all is counted. What stays does not move when Skip goes. */
function Foot(props: { scores: Scores }): JSX.Element {
  const { phase, seat, given } = useTable();
  return (
    <div class={styles.foot}>
      <Show when={!props.scores.counting.done()}>
        <Button variant="quiet" class={styles.skip} onPress={() => props.scores.counting.skip()}>
          {t().common.skip}
        </Button>
      </Show>
      <Show
        when={phase() === "over"}
        fallback={
          <div class={styles.ways}>
            <LookAgain />
            <ReadyFoot label={t().scores.next} />
          </div>
        }
      >
        <Show when={seat() === null && !given()}>
          <ComingIn />
        </Show>
        <Show when={given()} fallback={<OverFoot />}>
          <GivenFoot />
        </Show>
      </Show>
    </div>
  );
}
