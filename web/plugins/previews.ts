// Builds src/previews.ts to previews.json, and each game's preview.png to preview-<game>.png: what links look like in a
// messenger.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

const SOURCES = join(import.meta.dirname, "..", "src");
const GAMES = join(SOURCES, "games");

export function previews(): Plugin {
  return {
    name: "previews",
    apply: "build",
    async generateBundle() {
      const { module } = await runnerImport<{ default: object }>(join(SOURCES, "previews.ts"), {
        configFile: false,
        root: join(SOURCES, ".."),
      });
      this.emitFile({ type: "asset", fileName: "previews.json", source: JSON.stringify(module.default) });
      for (const game of readdirSync(GAMES)) {
        const picture = join(GAMES, game, "preview.png");
        if (!existsSync(picture)) continue;
        this.emitFile({ type: "asset", fileName: `preview-${game}.png`, source: readFileSync(picture) });
      }
    },
  };
}
