/** Knocks at every door of a hall with what it cannot expect, and tells which case ended or hurt it. */
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { quickRng } from "#rules/rng.ts";
import type { Rng } from "#rules/game.ts";
import { call, visitor } from "../visitor.ts";
import { doorsOf } from "./doors.ts";
import { oneIn } from "./pick.ts";
import { request } from "./requests.ts";
import { type HallFacts } from "./targets.ts";
import { frames, handshake, oddHandshake } from "./upgrades.ts";

type Case = (rng: Rng, known: HallFacts) => readonly Buffer[];

export const kinds: Readonly<Record<string, Case>> = {
  requests: (rng, known) => [request(rng, known)],
  upgrades: (rng, known) => [oddHandshake(rng, known)],
  frames: (rng, known) => [handshake(known), frames(rng, known)],
};

/** A table each game can be asked about, and someone who sits at it. */
export async function known(url: string, game: string): Promise<HallFacts> {
  const greedo = await visitor(url, "Greedo");
  const table = await greedo.make({ game, seats: 2, bots: [1], botLevel: "random" });
  await greedo.ask(table, { type: "start" });
  const { options } = await greedo.view(table, "as=0");
  const doors = (await doorsOf(url)).map(({ path }) => path);
  return { table, token: greedo.token, commands: options.slice(0, 20), doors };
}

interface Fuzz {
  readonly url: string;
  readonly kind: string;
  readonly seed: number;
  readonly cases: number;
  readonly known: HallFacts;
}

/** Seeds of cases the hall did not stand; at most one batch more is sent after the first. */
export async function fuzz({
  url,
  kind,
  seed,
  cases,
  known: table,
}: Fuzz): Promise<readonly number[]> {
  const make = kinds[kind];
  if (make === undefined) throw new Error(`no kind ${kind}`);
  const atOnce = 8;
  const before = await bugsOf(url);
  const stands = async (): Promise<boolean> => (await bugsOf(url)) === before;
  for (let at = 0; at < cases; at += atOnce) {
    const seeds = Array.from({ length: Math.min(atOnce, cases - at) }, (_, i) => seed + at + i);
    await Promise.all(
      seeds.map((each) => {
        const rng = quickRng(each);
        return send(url, make(rng, table), oneIn(rng, 4));
      }),
    );
    if (at % 200 === 0 && !(await stands())) return seeds;
  }
  return (await stands()) ? [] : [seed];
}

/** How many bugs it has caught: one that was caught is still one. `null` when it does not answer. */
export async function bugsOf(url: string): Promise<string | null> {
  const figures = await call(url, "GET", "/metrics").catch(() => null);
  return /guildhall_bugs_total (\d+)/.exec(String(figures?.body))?.[1] ?? null;
}

const patience = 60;

/** Sends, waits a moment, and leaves: politely, or by tearing the wire. */
function send(url: string, packets: readonly Buffer[], rudely: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    const late = setTimeout(() => socket.destroy(), patience);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(late);
      resolve();
    });
    socket.on("connect", () => void write());
    socket.resume();
    async function write(): Promise<void> {
      for (const packet of packets) {
        socket.write(packet);
        if (packets.length > 1) await pause(2);
      }
      if (rudely) socket.resetAndDestroy();
      else socket.end();
    }
  });
}
