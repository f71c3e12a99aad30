import { type JSX, Show } from "solid-js";
import { GAMES } from "../../games/games";
import type { GameName } from "../../net/wire";
import { t } from "../../words/words";
import { TroublePage } from "../errors/TroublePage";
import { Heading } from "../shell/Heading";
import { Page } from "../shell/Page";

export default function LessonScreen(props: { game: GameName }): JSX.Element {
  return (
    <Show when={GAMES.includes(props.game)} fallback={<TroublePage trouble="nowhere" />}>
      <Page>
        <Heading>{t().lesson.title(t().games[props.game].title)}</Heading>
        <p>{t().lesson.comingSoon}</p>
      </Page>
    </Show>
  );
}
