// The slip on which a moment is shared: with names or without, then the link, and how to take it back.

import { createSignal, type JSX, Show } from "solid-js";
import { titleOf } from "../../games/games";
import { Button } from "../../kit/ui/Button";
import { Choice } from "../../kit/ui/Choice";
import { Dialog } from "../../kit/ui/Dialog";
import { Field } from "../../kit/ui/Field";
import { Icon } from "../../kit/ui/Icon";
import { toast } from "../../kit/ui/Toast";
import { endShare, pictureOf, share } from "../../net/shares";
import type { MyShare } from "../../net/wireRest";
import { language } from "../../words/localized";
import { t } from "../../words/words";
import { copyText } from "../invite/copy";
import { ownSecret } from "../replay/openFilm";
import { usePlayer } from "../replay/player";
import { written } from "../replay/times";
import { r } from "../replay/words";
import styles from "./ShareSlip.module.css";
import { dayOf, whyNot } from "./said";
import { sh } from "./words";

export default function ShareSlip(props: { match: string; onClose: () => void }): JSX.Element {
  const { film, at, view, signal } = usePlayer();
  const moment = Math.round(at());
  const seat = view();
  const [names, setNames] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [shared, setShared] = createSignal<MyShare>();
  const make = async (): Promise<void> => {
    const wanted = { secret: ownSecret(), at: moment, names: names(), ...(seat !== null && { seat }) };
    setShared(await share(props.match, film.round, wanted));
  };
  const takeBack = async (token: string): Promise<void> => {
    await endShare(ownSecret(), token);
    setShared();
    toast(sh().takenBack, "good");
  };
  const whileBusy = async (act: () => Promise<void>): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    await act()
      .catch((error: unknown) => toast(whyNot(error), "bad"))
      .finally(() => setBusy(false));
  };
  return (
    <Dialog open title={sh().title} closeLabel={r().close} onClose={props.onClose}>
      <div class={styles.slip} data-test="share">
        <p>{sh().shows(film.round, written(moment, signal))}</p>
        <p>{sh().figures}</p>
        <Show
          when={shared()}
          fallback={
            <>
              <Choice
                label={sh().who}
                value={names()}
                options={[
                  { value: false, label: sh().nameless, hint: sh().namelessAbout },
                  { value: true, label: sh().named, hint: sh().namedAbout },
                ]}
                onChange={setNames}
              />
              <Button variant="main" disabled={busy()} onPress={() => void whileBusy(make)}>
                <Icon name="link" /> {sh().make}
              </Button>
            </>
          }
        >
          {(made) => (
            <Made
              made={made()}
              game={titleOf(film.game)}
              takeBack={() => void whileBusy(() => takeBack(made().token))}
            />
          )}
        </Show>
      </div>
    </Dialog>
  );
}

function Made(props: { made: MyShare; game: string; takeBack: () => void }): JSX.Element {
  const [pictured, setPictured] = createSignal(true);
  let field: HTMLInputElement | undefined;
  const copy = async (): Promise<void> => {
    if (await copyText(props.made.link)) {
      toast(t().invite.copied, "good");
      return;
    }
    field?.select();
    toast(t().invite.copyByHand);
  };
  return (
    <>
      <Show when={pictured()}>
        <img
          class={styles.picture}
          src={pictureOf(props.made.token)}
          alt={sh().picture}
          width="1200"
          height="630"
          onError={() => setPictured(false)}
        />
      </Show>
      <Field
        label={sh().link}
        value={props.made.link}
        readOnly
        ref={(element) => {
          field = element;
        }}
        onInput={() => undefined}
      />
      <div class={styles.ways}>
        <Show when={typeof navigator.share === "function"}>
          <Button variant="main" onPress={() => void send(props.made.link, props.game)}>
            <Icon name="share" /> {t().invite.share}
          </Button>
        </Show>
        <Button onPress={() => void copy()}>
          <Icon name="copy" /> {t().invite.copy}
        </Button>
      </div>
      <div class={styles.end}>
        <p>{sh().until(dayOf(props.made.until))}</p>
        <Button variant="quiet" onPress={() => props.takeBack()}>
          {sh().takeBack}
        </Button>
      </div>
    </>
  );
}

async function send(link: string, game: string): Promise<void> {
  try {
    await navigator.share({ title: "pellmell", text: sh().text(game), url: `${link}?lang=${language()}` });
  } catch {
    // thought better of it, or it is not allowed: the other ways are still there
  }
}
