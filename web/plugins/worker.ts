// Builds src/worker.ts to /worker.js, and tells it which files there are.

import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const WORKER = "worker.js";
const PLACEHOLDER = "__BUILT__";

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: "index.html", worker: "src/worker.ts" },
          output: {
            entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
          },
        },
      },
    }),
    generateBundle: { order: "post", handler: (_, bundle) => fillIn(bundle) },
  };
}

function fillIn(bundle: Bundle): void {
  const worker = bundle[WORKER];
  if (worker?.type !== "chunk" || worker.imports.length) throw new Error(`${WORKER} must stand alone`);
  const all = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
  const built = { version: version(bundle), shell: paths(shell(bundle)), all: paths(all) };
  if (!worker.code.includes(PLACEHOLDER)) throw new Error(`${WORKER} has no ${PLACEHOLDER}`);
  worker.code = worker.code.replace(PLACEHOLDER, () => JSON.stringify(built));
}

const paths = (files: Iterable<string>): string[] => [...files].sort().map((file) => `/${file}`);

/** What the page needs before it knows what to show. */
function shell(bundle: Bundle): Set<string> {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== "chunk") return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.isEntry && chunk.fileName !== WORKER) add(chunk.fileName);
  }
  return files;
}

function version(bundle: Bundle): string {
  const page = bundle["index.html"];
  const text = page?.type === "asset" ? page.source : "";
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
