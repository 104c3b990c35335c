/** Paths and queries as no program would ask for them. */
import type { Rng } from "#rules/game.ts";
import { oneIn, pick } from "./pick.ts";

/** What a fuzzer knows of the hall it knocks at. */
export interface Known {
  readonly table: string;
  readonly token: string;
  /** Some the game would take now. */
  readonly commands: readonly unknown[];
}

export function target(rng: Rng, { table, token }: Known): string {
  const id = pick(rng, [
    table,
    table,
    "nowhere",
    "%00",
    "%ff",
    "..",
    "x".repeat(500),
    "constructor",
  ]);
  const path = pick(rng, [
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
    "/api/hall",
    "/api/me",
    "/api/me/codes",
    "/api/me/keys",
    "/api/me/passkeys",
    "/api/me/passkeys/options",
    `/api/me/passkeys/${id}`,
    "/api/passkeys",
    "/api/passkeys/options",
    "/api/me/words",
    "/api/words",
    "/api/me/page",
    "/api/me/games",
    "/api/me/data",
    "/api/me/leave",
    `/api/tables/${id}/look`,
    `/api/tables/${id}/seats/0/ahead`,
    "/api/claims",
    "/api/tables",
    "/api/tables/mine",
    `/api/tables/${id}`,
    `/api/tables/${id}/view`,
    `/api/tables/${id}/past`,
    `/api/tables/${id}/journal`,
    `/api/tables/${id}/asks`,
    `/api/tables/${id}/seats/${pick(rng, ["0", "99", "-1", "NaN", "1e9", "%20"])}/token`,
    `/api/contents/${id}`,
    "/api/me/calls",
    "/api/me/calls/wishes",
    "/api/me/channels",
    `/api/me/channels/${id}`,
    `/api/me/channels/${id}/try`,
    `/api/guilds/${id}/hooks`,
    `/api/tables/${id}/seats/${pick(rng, ["0", "99", "-1", "NaN"])}/nudge`,
    `/api/calls/end/${pick(rng, [id, ".", "a.b", "%2e", "="])}`,
    `/api/calls/confirm/${id}`,
    "/api/qr.svg",
    `/t/${id}`,
    "/ws",
    "/\u00fc/\u4e2d",
  ]);
  return oneIn(rng, 2) ? path : `${path}?${query(rng, token)}`;
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
