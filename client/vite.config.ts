import preact from "@preact/preset-vite";
import { defineConfig } from "vite";
import { notices } from "./offline/notices.ts";
import { serviceWorker } from "./offline/plugin.ts";

/** What every screen needs travels as one file; screens, games and languages come when they are wanted. */
const hall = [
  /node_modules\/@?preact/,
  // The portraits belong to the games that show them.
  /client\/(pieces|sound)\/[^/]+$/,
  /client\/settings\/settings\.ts/,
  /client\/words\/(words|language)\.ts/,
  /client\/lobby\/(request|me|entropy|about|quick-game)\.ts/,
  /client\/games\/(list|use-screen)\.ts/,
  /client\/local\/(database|shelf|captions)\.ts/,
  /client\/(route|lazy)\.tsx?/,
  /rules\/game\.ts/,
  /talk\/(patch|languages)\.ts/,
  // A signal each: a file of its own would weigh more than it holds.
  /client\/(analysis\/last-move|table\/play\/telling-now)\.ts/,
  /preload-helper/,
  /offline\/install/,
];

/**
 * What workers and the games they fetch both need travels apart:
 * a game's bots then are the same file, whichever worker asks.
 */
const chance = /rules\/rng\.ts/;

/** The largest box of cards travels apart from the rules that play them. */
const cards = /rules\/outer-rim\/(cards\/|names\.ts)/;

/** Its drawings too: people and planets are one budget of their own; ships come a moment later. */
const art = /games\/outer-rim\/art\/(?!ship|hulls)/;

/** Faces that two games share. */
const busts = /client\/pieces\/busts\//;

/** Rules and bots compute and do nothing else: what nobody uses of them does not travel with a worker. */
const pure = { moduleSideEffects: (id: string): boolean => !/\/(rules|bots)\//.test(id) };

/** What its board shares with the parts that come later, in one piece: many small ones pack badly. */
const table = [
  /games\/outer-rim\/(asked|desk|faces|surface|answer-text)\.ts/,
  /games\/outer-rim\/dock\/(answer-button|deal-door|digits|pace-button|standing-marks)\.tsx?/,
  /games\/outer-rim\/hold\/(figure|pips)\.tsx/,
  /games\/outer-rim\/map\/(errands|here|place-name|suspects|ways)\.ts/,
  /games\/outer-rim\/market\/(card-name|gist|hunted-player|price-text|short-gist|taken-card)\.tsx?/,
  /games\/outer-rim\/(board\/(own-task|room)|offer\/standing)\.ts/,
  /games\/outer-rim\/story\/(chip|line|news-of|odds|pace\/pace)\.tsx?/,
  /games\/outer-rim\/tell\/(joining|line|names|rewards)\.ts/,
  /games\/outer-rim\/words\/(bundle|filled|place-text|refusal|say|texts|together)\.ts/,
  /games\/outer-rim\/log\/(bargains|told)\.ts/,
];

/** Whole pages, their words, and what stands open beside one: somebody waits for them. */
const awaited =
  /\/(?:[\w-]*page|screen|side-panel|lesson|companion|gathering|replay|tables|base|en|fr|es)-[\w-]+\.js$/;

/**
 * What a page needs is fetched at once. A detail of it is sent for ahead of time and finds by itself what it needs: a
 * link for each of a hundred small parts was long work on a new board.
 */
function ahead(file: string, needs: string[], { hostType }: { hostType: "html" | "js" }): string[] {
  return hostType === "html" || awaited.test(file)
    ? needs
    : needs.filter((need) => need.endsWith(".css"));
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact({ devToolsEnabled: false }), notices(), serviceWorker()],
  build: {
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: ahead },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "hall",
              test: (id) => hall.some((one) => one.test(id)),
              includeDependenciesRecursively: false,
            },
            { name: "outer-rim-cards", test: cards, includeDependenciesRecursively: false },
            { name: "outer-rim-art", test: art, includeDependenciesRecursively: false },
            {
              name: "outer-rim-table",
              test: (id) => table.some((one) => one.test(id)),
              includeDependenciesRecursively: false,
            },
            { name: "busts", test: busts, includeDependenciesRecursively: false },
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
});
