// The result as a picture: looked at first, then shared, saved or copied.

import { createSignal, type JSX, onMount, Show } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { Dialog } from "../../kit/ui/Dialog";
import { Icon } from "../../kit/ui/Icon";
import { toast } from "../../kit/ui/Toast";
import { piecesOf } from "../../table/pieces";
import { t } from "../../words/words";
import { places } from "../table/scores/counting";
import { winTitle } from "../table/scores/winTitle";
import { type TableView, useTable } from "../table/view";
import { createHonours, type HonourText } from "./honourTexts";
import styles from "./PictureDialog.module.css";
import { type PictureOfResult, paintResult } from "./picture";
import { podiumColumns } from "./podiumColumns";
import { f } from "./words";

const FILE = "pellmell.png";
const SAVED = 60_000; // ms: by then it is

export default function PictureDialog(): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Icon name="share" /> {f().picture.make}
      </Button>
      <Dialog
        open={open()}
        title={f().picture.title}
        closeLabel={t().common.close}
        onClose={() => setOpen(false)}
      >
        <Picture />
      </Dialog>
    </>
  );
}

/** The canvas itself: what the house lets a page show comes from the house. */
function Picture(): JSX.Element {
  const view = useTable();
  const honours = createHonours(view);
  const [file, setFile] = createSignal<File | null>(null);
  let canvas!: HTMLCanvasElement;
  onMount(async () => {
    const blob = await paintResult(canvas, resultOf(view, honours()));
    if (blob) setFile(new File([blob], FILE, { type: blob.type }));
  });
  return (
    <div class={styles.picture}>
      <canvas
        ref={canvas}
        class={styles.canvas}
        role="img"
        aria-label={f().picture.about(view.title(), winTitle(view, true))}
        data-test="picture"
      />
      <Show when={file()}>{(made) => <Ways file={made()} />}</Show>
    </div>
  );
}

/** What can be done with it here. */
function Ways(props: { file: File }): JSX.Element {
  return (
    <div class={styles.ways}>
      <Show when={mayShare(props.file)}>
        <Button variant="main" onPress={() => void share(props.file)}>
          <Icon name="share" /> {f().picture.send}
        </Button>
      </Show>
      <Button onPress={() => save(props.file)}>
        <Icon name="save" /> {f().picture.save}
      </Button>
      <Show when={mayCopy()}>
        <Button onPress={() => void copy(props.file)}>
          <Icon name="copy" /> {f().picture.copy}
        </Button>
      </Show>
    </div>
  );
}

function resultOf(view: TableView, honours: readonly HonourText[]): PictureOfResult {
  const { nameOf, backOf } = view;
  const totals = view.match()?.totals ?? [];
  const columns = podiumColumns(totals);
  const ranks = places(totals);
  const others = totals
    .map((total, seat) => ({ seat, total, place: ranks[seat] ?? 0 }))
    .filter(({ seat }) => !columns.some((column) => column.seat === seat))
    .sort((one, other) => one.place - other.place);
  const { step, shows } = piecesOf(view.game());
  return {
    game: view.title(),
    title: winTitle(view, true),
    columns,
    others,
    honours: honours.map(({ title, about, seats }) => ({
      title,
      about,
      names: t().common.list(seats.map(nameOf)),
    })),
    nameOf,
    backOf,
    step,
    shows,
  };
}

/** Missing on plain HTTP and on many desktops. */
function mayShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if ((error as Error).name !== "AbortError") toast(f().picture.failed);
  }
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED);
}

function mayCopy(): boolean {
  return "ClipboardItem" in window && navigator.clipboard !== undefined;
}

async function copy(file: File): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    toast(f().picture.copied, "good");
  } catch {
    toast(f().picture.failed);
  }
}
