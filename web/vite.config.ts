import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";
import { precompress } from "./plugins/precompress.ts";
import { worker } from "./plugins/worker.ts";

const HOUSE = process.env.HOUSE ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [solid(), worker(), precompress()],
  build: {
    outDir: "../src/pellmell/web/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the house's pages allow nothing that is not a file of its own
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { "/api": HOUSE, "/ws": { target: HOUSE, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 }, // no test is judged by its time
});
