// Every piece and every control on one page, for those who draw them: /gallery.html of the dev server, not of a build.
// ?theme=light and ?palette=clear, or the switches at its top.

import "./kit/theme.css";
import { type Component, createEffect, createSignal, For, type JSX } from "solid-js";
import { render } from "solid-js/web";
import styles from "./gallery.module.css";
import { BotFace } from "./kit/BotFace";
import { CardBack } from "./kit/CardBack";
import { CardFace } from "./kit/CardFace";
import { TREES } from "./kit/faces";
import { INKS, type Ink } from "./kit/inks";
import { Motif } from "./kit/Motif";
import { MOTIFS, type MotifName } from "./kit/motifs";
import { Sign } from "./kit/Sign";
import { Button } from "./kit/ui/Button";
import { Choice } from "./kit/ui/Choice";
import { Dialog } from "./kit/ui/Dialog";
import { Field } from "./kit/ui/Field";
import { Icon } from "./kit/ui/Icon";
import { IconButton } from "./kit/ui/IconButton";
import { ICONS, type IconName } from "./kit/ui/icons";
import { Spinner } from "./kit/ui/Spinner";
import { Switch } from "./kit/ui/Switch";
import { Toasts, toast } from "./kit/ui/Toast";
import { Wordmark } from "./kit/Wordmark";

/** The pieces of single games, found by their folders. */
const OF_GAMES = import.meta.glob<{ default: Component }>("./games/*/Gallery.tsx", { eager: true });
const FOUR: Ink[] = ["red", "yellow", "green", "blue"];
const TO_TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const motifs = Object.keys(MOTIFS) as MotifName[];
const asked = new URLSearchParams(location.search);
const [theme, setTheme] = createSignal(asked.get("theme") ?? "dark");
const [palette, setPalette] = createSignal(asked.get("palette") ?? "inks");

function Gallery() {
  createEffect(() => Object.assign(document.documentElement.dataset, { theme: theme(), palette: palette() }));
  return (
    <main class={styles.page}>
      <h1>
        <Wordmark class={styles.wordmark} />
      </h1>
      <div class={styles.row}>
        <Choice
          label="Table"
          value={theme()}
          options={[option("dark"), option("light")]}
          onChange={setTheme}
        />
        <Choice
          label="Palette"
          value={palette()}
          options={[option("inks"), option("clear")]}
          onChange={setPalette}
        />
      </div>
      <Cards />
      <For each={Object.entries(OF_GAMES)}>
        {([path, { default: Pieces }]) => (
          <Part title={path.split("/")[2] ?? path}>
            <Pieces />
          </Part>
        )}
      </For>
      <Small />
      <Controls />
      <Toasts />
    </main>
  );
}

function option(value: string) {
  return { value, label: value };
}

function Part(props: { title: string; children: JSX.Element }) {
  return (
    <section class={styles.part}>
      <h2>{props.title}</h2>
      {props.children}
    </section>
  );
}

function Cards() {
  return (
    <Part title="Cards">
      <div class={styles.row}>
        <For each={TO_TEN}>
          {(value) => (
            <div class={styles.card}>
              <CardFace colour={FOUR[value % 4] ?? "red"} value={value} />
            </div>
          )}
        </For>
      </div>
      <div class={styles.row}>
        <For each={TO_TEN}>
          {(value) => (
            <div class={styles.pile}>
              <CardFace
                colour={FOUR[(value * 3) % 4] ?? "red"}
                value={value}
                owner={{ motif: motifs[value % 8] ?? "die", ink: FOUR[value % 4] ?? "red" }}
              />
            </div>
          )}
        </For>
      </div>
      <div class={styles.row}>
        <For each={motifs}>
          {(motif, at) => (
            <div class={styles.card}>
              <CardBack motif={motif} ink={FOUR[at() % 4] ?? "red"} />
            </div>
          )}
        </For>
      </div>
    </Part>
  );
}

function Small() {
  return (
    <Part title="Signs, motifs, icons">
      <div class={styles.row}>
        <For each={INKS}>{(ink) => <Sign ink={ink} class={styles.sign} />}</For>
        <For each={motifs}>{(motif) => <Motif name={motif} class={styles.sign} />}</For>
        <For each={TREES}>{(tree) => <BotFace name={tree} class={styles.sign} />}</For>
      </div>
      <div class={styles.row}>
        <For each={Object.keys(ICONS) as IconName[]}>{(name) => <Icon name={name} />}</For>
      </div>
    </Part>
  );
}

function Controls() {
  const [name, setName] = createSignal("Ann");
  const [on, setOn] = createSignal(true);
  const [level, setLevel] = createSignal("calm");
  const [open, setOpen] = createSignal(asked.has("dialog"));
  return (
    <Part title="Controls">
      <div class={styles.row}>
        <Button variant="main" onPress={() => setOpen(true)}>
          <Icon name="play" />
          Play now
        </Button>
        <Button onPress={() => toast("Somebody was quicker: Bea, by 43 ms", "bad")}>Invite friends</Button>
        <Button variant="quiet" onPress={() => toast("Copied", "good")}>
          How to play
        </Button>
        <Button variant="main" disabled>
          Start
        </Button>
        <IconButton icon="gear" label="Settings" onPress={() => toast("A plain word")} />
        <IconButton icon="sound" label="Sound" pressed onPress={() => undefined} />
        <Spinner label="One moment" />
      </div>
      <div class={styles.column}>
        <Field label="Your name" value={name()} onInput={setName} hint="Others see it at the table." />
        <Field label="Code" code value="K7QM" onInput={() => undefined} error="No table has this code." />
        <Switch label="Sound" checked={on()} onChange={setOn} hint="Paper, dice and one chord" />
        <Switch label="Vibration" checked={!on()} onChange={(value) => setOn(!value)} />
        <Choice
          label="Bots"
          value={level()}
          options={["calm", "quick", "wild"].map(option)}
          onChange={setLevel}
          hint="How fast the others are"
        />
      </div>
      <Dialog open={open()} title="A sheet of paper" closeLabel="Close" onClose={() => setOpen(false)}>
        <p>Everything on it is written in ink, and it goes away with Escape.</p>
        <Field label="Your name" value={name()} onInput={setName} hint="Others see it at the table." />
        <Switch label="Sound" checked={on()} onChange={setOn} />
        <Choice
          label="Bots"
          value={level()}
          options={["calm", "quick", "wild"].map(option)}
          onChange={setLevel}
        />
        <Button variant="main" onPress={() => setOpen(false)}>
          Good
        </Button>
        <Button onPress={() => setOpen(false)}>Not now</Button>
        <Button variant="quiet" onPress={() => setOpen(false)}>
          How to play
        </Button>
      </Dialog>
    </Part>
  );
}

render(() => <Gallery />, document.body);
