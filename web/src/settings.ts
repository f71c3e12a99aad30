// The settings that a player has chosen, and the keys to the seats they hold, are kept in this browser, if it lets us.

import { createSignal } from "solid-js";
import type { Language } from "./words/languages";

export interface Settings {
  name: string;
  language: Language | "auto";
  theme: "auto" | "light" | "dark";
  palette: "inks" | "clear";
  hand: "right" | "left";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** What is heard and seen when somebody is nearly done; with the sound, all of "full" is off. */
  tension: "full" | "light" | "off";
  vibration: boolean;
  motion: "auto" | "less";
  /** Of the bots; empty until somebody has chosen one. */
  level: string;
  /** Of the next match that is begun here: the last one that was chosen. */
  length: "round" | "short" | "medium" | "rulebook";
}

const DEFAULTS: Settings = {
  name: "",
  language: "auto",
  theme: "auto",
  palette: "inks",
  hand: "right",
  sound: true,
  volume: 0.5,
  tension: "full",
  vibration: true,
  motion: "auto",
  level: "",
  length: "short",
};

/** What opens a seat again: the token is of its table, the secret is the player's everywhere. */
export interface SeatKeys {
  token: string;
  secret: string;
}

const SETTINGS = "pellmell settings";
const SECRET = "pellmell secret";
const LAST_TABLE = "pellmell last table";
const seatOf = (code: string): string => `pellmell seat ${code}`;

/** Where storage is switched off, all of it lasts as long as the page. */
const memory = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function write(key: string, value: string): void {
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
  if (keys.secret) write(LAST_TABLE, code);
  if (keys.secret) write(SECRET, keys.secret);
}

/** Where the player sat down last. */
export function lastTable(): string | null {
  return read(LAST_TABLE);
}

/** On another device, or for another person: the secret that a link brought along. */
export function keepSecret(secret: string): void {
  write(SECRET, secret);
}

export function reducedMotion(): boolean {
  return settings().motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
