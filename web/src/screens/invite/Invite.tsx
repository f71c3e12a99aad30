// The invitation to a table: a link, a QR code, a few letters to say.

import { createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { toast } from "../../kit/ui/Toast";
import { language } from "../../words/localized";
import { t } from "../../words/words";
import { spaced } from "../code";
import paper from "../shell/Paper.module.css";
import { copyText } from "./copy";
import styles from "./Invite.module.css";
import { Qr } from "./Qr";

export function linkTo(code: string): string {
  return `${location.origin}/t/${code}`;
}

const TvForm = lazy(() => import("../pairing/TvForm"));

export interface InviteProps {
  code: string;
  game: string;
  locked?: boolean;
  /** The host may put the table on a television. */
  mayShow?: boolean;
  /** In a dialog, which is paper and has a title already. */
  inDialog?: boolean;
}

export function Invite(props: InviteProps): JSX.Element {
  const [byHand, setByHand] = createSignal(false);
  let field: HTMLInputElement | undefined;
  const copy = async (): Promise<void> => {
    if (await copyText(linkTo(props.code))) {
      toast(t().invite.copied, "good");
      return;
    }
    setByHand(true);
    field?.select();
    toast(t().invite.copyByHand);
  };
  return (
    <section class={classes(!props.inDialog && paper.paper, styles.invite)}>
      <Show when={!props.inDialog || props.locked}>
        <header>
          <Show when={!props.inDialog}>
            <h2>{t().invite.title}</h2>
          </Show>
          <Show when={props.locked}>
            <p class={styles.locked}>
              <Icon name="lock" /> {t().invite.locked}
            </p>
          </Show>
        </header>
      </Show>
      <div class={styles.qr}>
        <Qr text={linkTo(props.code)} label={t().invite.scan} />
      </div>
      <div class={styles.ways}>
        <Show when={mayShare()}>
          <Button variant="main" onPress={() => void share(props.code, props.game)}>
            <Icon name="share" /> {t().invite.share}
          </Button>
        </Show>
        <Button onPress={() => void copy()}>
          <Icon name="copy" /> {t().invite.copy}
        </Button>
        <Show when={byHand()}>
          <input
            ref={(element) => {
              field = element;
            }}
            class={styles.link}
            readOnly
            aria-label={t().invite.link}
            value={linkTo(props.code)}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Show>
      </div>
      <p class={styles.say}>
        <span>{t().invite.say}</span>
        <strong class={styles.code} aria-hidden="true" data-test="code">
          {spaced(props.code)}
        </strong>
        <span class="only-spoken">{t().invite.spelled(props.code)}</span>
      </p>
      <details
        class={styles.tv}
        open={props.inDialog && props.mayShow}
        onToggle={({ currentTarget }) =>
          !props.inDialog && currentTarget.scrollIntoView({ block: "nearest" })
        }
      >
        <summary>
          <Icon name="screen" /> {t().invite.tv}
        </summary>
        <Show
          when={props.mayShow}
          fallback={<p>{t().invite.tvHint(`${location.host}/screen/${props.code}`)}</p>}
        >
          <Suspense>
            <TvForm code={props.code} />
          </Suspense>
        </Show>
      </details>
    </section>
  );
}

/** Missing on plain HTTP and on many desktops. */
function mayShare(): boolean {
  return typeof navigator.share === "function";
}

async function share(code: string, game: string): Promise<void> {
  try {
    await navigator.share({
      title: "pellmell",
      text: t().invite.shareText(game),
      url: `${linkTo(code)}?lang=${language()}`,
    });
  } catch {
    // thought better of it, or it is not allowed: the other ways are still there
  }
}
