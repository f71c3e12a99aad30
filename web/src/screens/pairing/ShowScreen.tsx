// The page of a host who has scanned the code of a television: which table shall it show?

import { createResource, createSignal, For, type JSX, Show } from "solid-js";
import { GAMES, titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { askTable } from "../../net/rest";
import { go } from "../../router";
import { lastTable } from "../../settings";
import { keepScreen } from "../arrivalIntent";
import { readCode, spaced } from "../code";
import { busy, invite } from "../home/start";
import { BackButton } from "../shell/BackButton";
import { Heading } from "../shell/Heading";
import { Page } from "../shell/Page";
import paper from "../shell/Paper.module.css";
import { letTelevisionIn } from "./letTelevisionIn";
import styles from "./ShowScreen.module.css";
import { WithWords } from "./WithWords";
import { p } from "./words";

export default function ShowScreen(props: { code: string }): JSX.Element {
  return (
    <WithWords>
      <Which screen={readCode(props.code)} />
    </WithWords>
  );
}

function Which(props: { screen: string }): JSX.Element {
  const [table] = createResource(async () => {
    const code = lastTable();
    return code ? askTable(code).catch(() => null) : null;
  });
  const open = (game: (typeof GAMES)[number]): void => {
    keepScreen(props.screen);
    invite(game);
  };
  return (
    <Page tools={<BackButton />}>
      <div class={classes(paper.paper, styles.which)}>
        <Heading>{p().which}</Heading>
        <Show when={table()}>
          {(found) => <Last screen={props.screen} table={found().code} game={found().game} />}
        </Show>
        <section class={styles.games}>
          <h2>{p().another}</h2>
          <For each={GAMES}>
            {(game) => (
              <Button disabled={busy()} onPress={() => open(game)}>
                {titleOf(game)}
              </Button>
            )}
          </For>
        </section>
      </div>
    </Page>
  );
}

function Last(props: { screen: string; table: string; game: string }): JSX.Element {
  const [asked, setAsked] = createSignal(false);
  const press = async (): Promise<void> => {
    setAsked(true);
    if (await letTelevisionIn(props.screen, props.table)) go(`/t/${props.table}`, true);
    setAsked(false);
  };
  return (
    <Button variant="main" disabled={asked()} onPress={() => void press()}>
      {p().showTable(titleOf(props.game), spaced(props.table))}
    </Button>
  );
}
