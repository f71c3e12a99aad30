// Makes a module of each manual's Markdown, so that no parser goes to the browser.

import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { compileManual, ORIGINAL } from "./compile.ts";

const MANUAL = /\/manual\/[^/?]+\.md$/;

export function manuals(): Plugin {
  return {
    name: "manuals",
    transform: {
      filter: { id: MANUAL },
      handler(_, file) {
        this.addWatchFile(join(dirname(file), ORIGINAL));
        const code = `export default ${JSON.stringify(compileManual(file))}`;
        return { code, map: null, moduleType: "js" };
      },
    },
  };
}
