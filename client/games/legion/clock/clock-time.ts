/** How much time is left, from the moments at which the table wrote down what the clock does. */
import type { ClockHand, Event } from "#rules/legion/index.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";

export type ClockName = "round" | "blue" | "red";

const minute = 60_000;
/** [LB-LEDGER-18] Those that were seen, and what a clock has that does not say: those of older ledgers. */
export const usualMinutes = [90, 120, 150, 170] as const;
const oldMinutes = 170;

/** Two chess clocks share the time of the round. */
function given(which: ClockName, minutes: number): number {
  return (which === "round" ? minutes : minutes / 2) * minute;
}

export interface ClockNow {
  /** What runs, or would if it were not paused; `null`: there is no clock. */
  readonly hand: ClockName | null;
  readonly running: boolean;
  readonly spent: Readonly<Record<ClockName, number>>;
  /** By the table's clock: since when it runs. */
  readonly since: number;
  /** Of the whole round. */
  readonly minutes: number;
}

const unspent = { round: 0, blue: 0, red: 0 };
const noClock: ClockNow = {
  hand: null,
  running: false,
  spent: unspent,
  since: 0,
  minutes: oldMinutes,
};

interface Setting {
  readonly at: number;
  readonly hand: ClockHand;
  readonly minutes?: number;
}

/**
 * [LB-LEDGER-18] A very long ledger comes with its newest pages first. Until the page
 * that opened it has come, nobody can say what time was spent: no clock is better than a wrong one.
 */
export function isToldWhole(log: readonly LogEntry[]): boolean {
  return log.some((line) => line.type === "news" && line.by === "table");
}

export function clockIn(log: readonly LogEntry[]): ClockNow {
  let clock = noClock;
  for (const setting of settingsIn(log)) clock = after(clock, setting);
  return clock;
}

export function leftOn(
  { hand, running, spent, since, minutes }: ClockNow,
  which: ClockName,
  now: number,
): number {
  const runs = running && hand === which ? Math.max(0, now - since) : 0;
  return given(which, minutes) - spent[which] - runs;
}

function after(clock: ClockNow, { at, hand: set, minutes = clock.minutes }: Setting): ClockNow {
  if (set === "off") return noClock;
  const { hand, running, spent, since } = clock;
  const now =
    running && hand !== null ? { ...spent, [hand]: spent[hand] + Math.max(0, at - since) } : spent;
  return set === "paused"
    ? { hand, running: false, spent: now, since: at, minutes }
    : { hand: set, running: true, spent: now, since: at, minutes };
}

/** As they count now: an end that was taken back never stopped the clock. */
function settingsIn(log: readonly LogEntry[]): readonly Setting[] {
  const moments = new Map<Version, number>();
  const settings = new Map<Version, Setting>();
  const read = (page: Version, news: readonly unknown[]): void => {
    const set = setIn(news as readonly Event[]);
    const at = moments.get(page);
    if (set === null || at === undefined) settings.delete(page);
    else settings.set(page, { at, ...set });
  };
  for (const line of log) {
    if (line.type === "news") {
      moments.set(line.version, line.at);
      read(line.version, line.news);
    }
    if (line.type === "taken-back")
      for (const page of settings.keys()) if (page > line.to) settings.delete(page);
    if (line.type === "amended") for (const { page, news } of line.changed) read(page, news);
  }
  return [...settings].toSorted(([a], [b]) => a - b).map(([, setting]) => setting);
}

/** The end of the game stops the clock. */
function setIn(events: readonly Event[]): Omit<Setting, "at"> | null {
  if (events.some(({ type }) => type === "game-ended")) return { hand: "paused" };
  const set = events.findLast((event) => event.type === "clock-set");
  if (set?.type !== "clock-set") return null;
  const { hand, minutes } = set;
  return { hand, ...(minutes === undefined ? {} : { minutes }) };
}

/** 2:49:07, 9:05, −0:12. */
export function clockText(ms: number): string {
  const seconds = Math.abs(Math.ceil(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => `${n}`.padStart(2, "0");
  const text = h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  return ms <= -1000 ? `−${text}` : text;
}
