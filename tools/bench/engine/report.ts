/** The engine's bench, read out: each ratio and rate with its aim, met or missed. */
import { loadavg } from "node:os";
import { rateAims, type Comparison } from "./aims.ts";
import { gzipSync } from "node:zlib";
import {
  bountyHunters,
  type BountyHunters,
  type Event,
  type State,
} from "#rules/bounty-hunters/index.ts";
import { fold } from "#rules/game.ts";
import { quickRng } from "#rules/rng.ts";
import { playBout } from "#bots/arena.ts";
import type { Bot } from "#bots/bot.ts";
import { botOf } from "#bots/index.ts";
import { setup } from "./deals.ts";

export interface Rate {
  readonly decisions: number;
  readonly games: number;
}

export interface ReportLine extends Comparison {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly oursPerSecond: number;
  readonly theirsPerSecond: number;
}

export function median(list: readonly number[]): number {
  const sorted = list.toSorted((x, y) => x - y);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

export function report(
  args: readonly string[],
  hash: string,
  lines: readonly ReportLine[],
  rates: ReadonlyMap<string, readonly Rate[]>,
): void {
  const journal = journalBytes();
  const absolute = Object.entries(rateAims).map(([name, aim]) =>
    ownRate(name, aim, rates.get(name) ?? []),
  );
  if (args.includes("--json")) {
    const judged = lines.map((line) => ({
      ...line,
      met: line.ratio >= line.aim,
      stretchMet: line.ratio >= line.stretch,
    }));
    console.log(
      JSON.stringify(
        {
          node: process.version,
          load: loadavg(),
          trajectories: hash,
          comparisons: judged,
          absolute,
          journal,
        },
        null,
        2,
      ),
    );
    return;
  }
  for (const line of lines) console.log(ratioLine(line));
  for (const { name, decisionsPerSecond, gamesPerSecond, aim, met } of absolute) {
    console.log(
      `${name.padEnd(44)} ${rate(decisionsPerSecond)} decisions, ${gamesPerSecond} games per CPU-second  aim ≥ ${rate(aim)}  ${met ? "met" : "MISSED on this machine and load"}`,
    );
  }
  console.log(
    `journal of a game of four steady bots: ${journal.events} events, ${journal.bytes} bytes, ${journal.gzip} gzipped`,
  );
  console.log(
    `trajectories ${hash} equal on all sides; node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
  );
}

function ownRate(name: string, aim: number, measured: readonly Rate[]) {
  const decisionsPerSecond = Math.round(median(measured.map(({ decisions }) => decisions)));
  return {
    name,
    decisionsPerSecond,
    gamesPerSecond: Math.round(median(measured.map(({ games }) => games))),
    aim,
    met: decisionsPerSecond >= aim,
  };
}

/** A part of a ceiling is easier to grasp as "so many times below it". */
function ratioLine({
  name,
  ratio,
  low,
  high,
  oursPerSecond,
  theirsPerSecond,
  aim,
  stretch,
}: ReportLine): string {
  const isBelow = aim < 0.5;
  const shown = isBelow ? `1/${times(1 / ratio)}` : `${times(ratio)}×`;
  const range = isBelow
    ? `1/${times(1 / low)}, 1/${times(1 / high)}`
    : `${times(low)}, ${times(high)}`;
  const aims = isBelow
    ? `aim ≥ 1/${times(1 / aim)}, stretch 1/${times(1 / stretch)}`
    : `aim ≥ ${times(aim)}, stretch ${times(stretch)}`;
  const verdict = ratio >= stretch ? "met, stretch too" : ratio >= aim ? "met" : "MISSED";
  return `${name.padEnd(44)} ${shown.padStart(7)}  [${range}]  ${rate(oursPerSecond)} / ${rate(theirsPerSecond)}  ${aims}  ${verdict}`;
}

function rate(n: number): string {
  return n >= 1e6 ? `${(n / 1e6).toFixed(2)} M` : `${(n / 1e3).toFixed(1)} k`;
}

function times(n: number): string {
  return n >= 10 || Number.isInteger(n) ? n.toFixed(0) : n.toFixed(2);
}

/** How much paper a game takes. */
function journalBytes(): { events: number; bytes: number; gzip: number } {
  const journal: Event[] = [];
  const told = {
    ...bountyHunters,
    evolvePage(state: State, events: readonly Event[]) {
      journal.push(...events);
      return fold(bountyHunters, state, events);
    },
  };
  const steady = botOf("bounty-hunters", "steady") as Bot<BountyHunters>;
  playBout(told, setup, [steady, steady, steady, steady], quickRng(5), {
    type: "iterations",
    iterations: 0,
  });
  const text = JSON.stringify(journal);
  return { events: journal.length, bytes: text.length, gzip: gzipSync(text).length };
}
