import preact from "@preact/preset-vite";
import { defineConfig } from "vite";
import { chunkNames } from "./build/chunks.ts";
import { edition } from "./build/edition.ts";
import { firstFiles } from "./build/first-files.ts";
import { cutLetters } from "./build/letters.ts";
import { packedFiles } from "./build/packed.ts";
import { spokenRuntime } from "./build/runtime.ts";
import { notices } from "./offline/notices.ts";
import { serviceWorker } from "./offline/plugin.ts";

/**
 * What workers and the games they fetch both need travels apart:
 * a game's bots then are the same file, whichever worker asks.
 */
const chance = /rules\/rng\.ts/;

/** Rules and bots compute and do nothing else: what nobody uses of them does not travel with a worker. */
const pure = { moduleSideEffects: (id: string): boolean => !/\/(rules|bots)\//.test(id) };

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    preact({ devToolsEnabled: false }),
    cutLetters(),
    edition(),
    notices(),
    spokenRuntime(),
    serviceWorker(),
    // Both are for the hall that serves them.
    ...(mode === "static" ? [] : [firstFiles(), packedFiles()]),
  ],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: pure,
      output: {
        codeSplitting: {
          groups: [
            { debugName: "plan", name: chunkNames(), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: {
      treeshake: pure,
      output: { codeSplitting: { groups: [{ name: "chance", test: chance }] } },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": "http://127.0.0.1:3000", "/ws": { target: "ws://127.0.0.1:3000", ws: true } },
  },
}));
