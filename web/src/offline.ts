// The registration of the service worker, which keeps the client for when there is no line. To install it as an app is
// offered by browsers themselves.

/** Where pages come by plain HTTP, browsers have no service worker: then nothing is kept, and all else works. */
export function keepForOffline(): void {
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
