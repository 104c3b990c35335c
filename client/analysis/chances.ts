/**
 * How everyone's chances stood at each turn, found by playing on from there many times; points come as they are found.
 */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fetchPast, momentsOf, type ReplayMoment } from "../replay/recording.ts";
import type { Frame } from "../table/frame.ts";
import { linesOf, type ToldLine } from "../table/panel/log-lines.ts";
import { ask, stopAsking } from "./ask.ts";
import { truthOf, type Point } from "./turning.ts";

const gamesPerPoint = 48;

export interface Chances {
  readonly points: readonly Point[];
  readonly all: number;
}

/** `wanted`: nothing is computed before somebody looks. */
export function useChances(frame: Frame, wanted: boolean): Chances {
  const points = useSignal<readonly Point[]>([]);
  const all = useSignal(0);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    async function look(): Promise<void> {
      const past = await fetchPast(frame.info.id, frame.local, "everyone");
      const turns = past === null ? [] : turnsOf(frame, momentsOf(past));
      all.value = turns.length;
      for (const { version, views, turn, told } of turns) {
        if (left) return;
        const { shares } = await ask({
          type: "chances",
          game: frame.info.game,
          seed: version,
          views,
          games: gamesPerPoint,
        });
        points.value = [...points.value, { version, turn, shares, games: gamesPerPoint, told }];
      }
      const { outcome } = frame.info;
      if (outcome !== null && past !== null && turns.length > 0)
        points.value = [...points.value, truthOf(outcome, past.last, frame.names.length)];
    }
    void look().catch(() => undefined);
    return () => {
      left = true;
      stopAsking();
    };
  }, [wanted]);
  return { points: points.value, all: all.value };
}

interface Turn extends Omit<Point, "shares" | "games"> {
  readonly views: readonly unknown[];
}

/** From one start of a turn to the next, and what was told in between. */
function turnsOf(frame: Frame, moments: readonly ReplayMoment[]): readonly Turn[] {
  const { analysis } = frame.screen;
  const turns: (Omit<Turn, "told"> & { lines: ToldLine[] })[] = [];
  for (const { version, view, log } of moments) {
    const views = view as readonly unknown[];
    turns.at(-1)?.lines.push(...log.flatMap((entry) => linesOf(frame, entry, views[0])));
    if (analysis?.milestone(views[0]) === true)
      turns.push({ version, views, turn: analysis.turn(views[0]), lines: [] });
  }
  return turns.map(({ lines, ...turn }) => ({
    ...turn,
    told: frame.names.map(({ seat }) => greatest(lines.filter((line) => line.seat === seat))),
  }));
}

/** The loudest line, and of equally loud ones the last: a capture, else the card that was played. */
function greatest(lines: readonly ToldLine[]): string {
  const loud = lines.findLast(({ weight }) => weight === "loud");
  return (loud ?? lines.findLast(({ weight }) => weight === "plain"))?.text ?? "";
}
