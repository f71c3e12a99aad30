// What a player has chosen, and the keys to the seats they hold: kept in this browser, if it lets us.

import { createSignal } from "solid-js";
import type { Language } from "./words/languages";

export interface Settings {
  name: string;
  language: Language | "auto";
  theme: "auto" | "light" | "dark";
  palette: "inks" | "clear";
  hand: "right" | "left";
  sound: boolean;
  vibration: boolean;
  motion: "auto" | "less";
}

const DEFAULTS: Settings = {
  name: "",
  language: "auto",
  theme: "auto",
  palette: "inks",
  hand: "right",
  sound: true,
  vibration: true,
  motion: "auto",
};

/** What opens a seat again: the token is of its table, the secret is the player's everywhere. */
export interface SeatKeys {
  token: string;
  secret: string;
}

const SETTINGS = "pellmell settings";
const SECRET = "pellmell secret";
const seatOf = (code: string): string => `pellmell seat ${code}`;

/** Where storage is switched off, all of it lasts as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // it is in memory
  }
}

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(read(SETTINGS) ?? "{}") as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

const [settings, setSettings] = createSignal(stored());

export { settings };

/** What is chosen in one tab counts in all of them. */
export function heedOtherTabs(): void {
  window.addEventListener("storage", ({ key }) => key === SETTINGS && setSettings(stored()));
}

export function choose(changes: Partial<Settings>): void {
  setSettings((before) => ({ ...before, ...changes }));
  write(SETTINGS, JSON.stringify(settings()));
}

export function keysFor(code: string): SeatKeys {
  return { token: read(seatOf(code)) ?? "", secret: read(SECRET) ?? "" };
}

export function keep(code: string, keys: SeatKeys): void {
  write(seatOf(code), keys.token);
  if (keys.secret) write(SECRET, keys.secret);
}

/** On another device, or for another person: the secret that a link brought along. */
export function keepSecret(secret: string): void {
  write(SECRET, secret);
}

export function reducedMotion(): boolean {
  return settings().motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
