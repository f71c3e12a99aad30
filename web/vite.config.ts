import { createLogger } from "vite";
import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";
import { manuals } from "./plugins/manual/plugin.ts";
import { precompress } from "./plugins/precompress.ts";
import { previews } from "./plugins/previews.ts";
import { worker } from "./plugins/worker.ts";

const HOUSE = process.env.HOUSE ?? "http://127.0.0.1:8765";
const NO_TIMINGS = { checks: { bundlerTimings: false } };
const LIMIT_MS = 60_000; // a guard against hangs: no test is judged by its time

export default defineConfig(({ command }) => ({
  plugins: [solid(), manuals(), worker(), previews(), precompress()],
  ...(command === "build" ? { customLogger: quietLogger() } : {}),
  build: {
    outDir: "../src/pellmell/web/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the house's pages allow nothing that is not a file of its own
    modulePreload: { polyfill: false },
    rolldownOptions: NO_TIMINGS,
  },
  worker: { rolldownOptions: NO_TIMINGS },
  server: { proxy: { "/api": HOUSE, "/ws": { target: HOUSE, ws: true } } },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    pool: "threads",
    isolate: false, // no test leaves anything behind in a module: half of the time was spent on loading them anew
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    teardownTimeout: LIMIT_MS,
  },
}));

/** Vite warns of every `composes: … from` of a CSS module, whose declarations have no file; ours name no assets. */
function quietLogger() {
  const logger = createLogger("warn");
  const { warnOnce } = logger;
  logger.warnOnce = (message, options) => {
    if (!message.includes("did not pass the `from` option")) warnOnce(message, options);
  };
  return logger;
}
