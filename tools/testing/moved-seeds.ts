/**
 * `MOVED=1000 npm test -- FILES`: every seed of bots, tests and staged scenes is another one, as if a card had been
 * added to each deck. What fails then holds for one deal only: lay the scene that it needs.
 */
import { registerHooks, type LoadFnOutput } from "node:module";

const by = Number(process.env["MOVED"]);
const from = "quickRng(seed: number): Rng {";
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith("/rules/rng.ts")) return loaded;
    const source = textOf(loaded.source);
    if (!source.includes(from)) throw new Error(`no ${from} in ${url}`);
    return { ...loaded, source: source.replace(from, `${from} seed += ${by};`) };
  },
});

function textOf(source: LoadFnOutput["source"]): string {
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}
