/// <reference lib="webworker" />

// The service worker: the client opens from the cache, also without a line. What is live (/api, /ws) it never touches.

export {};

declare const self: ServiceWorkerGlobalScope;
/** Filled in by plugins/worker.ts. A new version is a new worker, which takes the page anew. */
declare const __BUILT__: { version: string; shell: string[]; all: string[] };

const built = __BUILT__;
const CACHE = "pellmell";
const SHELL = "/";
const PAGES = /^\/($|settings$|(t|m|s|screen|rules|lesson)\/)/;
const PATIENCE_MS = 2500;

self.addEventListener("install", (event) => event.waitUntil(takeIn()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event: ExtendableMessageEvent) => {
  const loaded = event.data as string[];
  event.waitUntil(keep(loaded.filter((path) => built.all.includes(path))));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
  else if (mode === "navigate" && PAGES.test(pathname)) event.respondWith(page(event.request));
});

async function takeIn(): Promise<void> {
  const cache = await caches.open(CACHE);
  await keep(built.shell);
  await cache.put(SHELL, await fetched(new Request(SHELL, { cache: "reload" })));
  await self.skipWaiting(); // files have hashes in their names: old and new do not mix
}

async function takeOver(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== SHELL && !built.all.includes(pathname)) await cache.delete(url);
  }
  await self.clients.claim();
}

async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing = await Promise.all(paths.map(async (path) => ((await cache.match(path)) ? "" : path)));
  await cache.addAll(missing.filter(Boolean));
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  const cache = await caches.open(CACHE);
  if (response.ok) await cache.put(request, response.clone()).catch(() => {}); // the disk is full
  return response;
}

/** From the house, if it answers in time; else the client as it was, which then says that there is no line. */
async function page(request: Request): Promise<Response> {
  try {
    return await Promise.race([fetched(request), tooLate()]);
  } catch (error) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

async function fetched(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.status >= 500) throw new Error(`the house answers ${response.status}`);
  return response;
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("the house is slow")), PATIENCE_MS));
}
