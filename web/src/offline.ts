// Registers the service worker, which keeps the client for when there is no line, and installs it as an app if the
// player wants to.

import { createSignal } from "solid-js";

/** What only Chromium has, and no standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

const [online, setOnline] = createSignal(navigator.onLine);
const [prompt, setPrompt] = createSignal<InstallPrompt>();

/** As far as the device knows: true does not mean that the house can be reached. */
export { online };

export const installable = (): boolean => prompt() !== undefined;

export async function install(): Promise<void> {
  await prompt()?.prompt();
  setPrompt(undefined);
}

/** Where pages come by plain HTTP, browsers have no service worker: then nothing is kept, and all else works. */
export function keepForOffline(): void {
  addEventListener("online", () => setOnline(true));
  addEventListener("offline", () => setOnline(false));
  addEventListener("appinstalled", () => setPrompt(undefined));
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  if (import.meta.env.PROD && "serviceWorker" in navigator) keepShell().catch(() => {});
}

/** Fonts and a game's code may have been asked for before the worker was there to keep them. */
async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const tell = (list: PerformanceObserverEntryList): void =>
    active?.postMessage(list.getEntries().map(({ name }) => new URL(name).pathname));
  new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
}
