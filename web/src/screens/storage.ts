// The check whether storage is switched off, as in some private windows: everything works, but nothing is kept.

const PROBE = "pellmell probe";

export function keepsNothing(): boolean {
  try {
    localStorage.setItem(PROBE, "");
    localStorage.removeItem(PROBE);
    return false;
  } catch {
    return true;
  }
}
