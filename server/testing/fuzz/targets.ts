/** Paths and queries as no program would ask for them. */
import type { Rng } from "#rules/game.ts";
import { oneIn, pick } from "./pick.ts";

/** What a fuzzer knows of the hall it knocks at. */
export interface HallFacts {
  readonly table: string;
  readonly token: string;
  /** Some the game would take now. */
  readonly commands: readonly unknown[];
  /** Paths of the hall's own document, with `{id}` in them: no door is forgotten. */
  readonly doors: readonly string[];
}

export function target(rng: Rng, known: HallFacts): string {
  const path = oneIn(rng, 2) ? oddPath(rng, known) : doorPath(rng, known);
  return oneIn(rng, 2) ? path : `${path}?${query(rng, known.token)}`;
}

function doorPath(rng: Rng, known: HallFacts): string {
  const [first = "/", ...others] = known.doors;
  const odd = (): string => pick(rng, [idOf(rng, known), "0", "99", "-1", "NaN", "1e9", ".", "="]);
  return pick(rng, [first, ...others]).replaceAll(/\{\w+\}/g, odd);
}

function oddPath(rng: Rng, known: HallFacts): string {
  return pick(rng, [
    "/",
    "//",
    "///",
    "//[",
    "*",
    "/%",
    "/%zz",
    "http://",
    "http://[::",
    "/../../etc/passwd",
    "/assets/..%2f..%2fpackage.json",
    "/healthz",
    "/metrics",
    "/api/",
    "/api/nothing",
    `/t/${idOf(rng, known)}`,
    "/ws",
    "/\u00fc/\u4e2d",
  ]);
}

function idOf(rng: Rng, { table }: HallFacts): string {
  return pick(rng, [table, table, "nowhere", "%00", "%ff", "..", "x".repeat(500), "constructor"]);
}

function query(rng: Rng, token: string): string {
  const value = pick(rng, [
    "0",
    "1",
    "-1",
    "1e999",
    "spectator",
    "everyone",
    "%",
    "%ff",
    "",
    "x".repeat(200),
  ]);
  const name = pick(rng, [
    "as",
    "since",
    "wait",
    "from",
    "to",
    "path",
    "token",
    "__proto__",
    "as[]",
  ]);
  return `${name}=${value}&${name}=${value}&token=${oneIn(rng, 2) ? token : "wrong"}&wait=0.01`;
}
