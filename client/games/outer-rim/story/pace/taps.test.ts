/** Whole games read at one seat: what is tapped to answer, and what is tapped only to read on. */
import { expect, test } from "vitest";
import type { Command, View } from "#rules/outer-rim/index.ts";
import { pagesOf, type GamePage } from "#tools/browser/outer-rim/pages.ts";
import { anySeeds } from "#tools/testing/any-game.ts";
import { askedOf } from "../../asked.ts";
import { sayFor } from "../../tabletop.ts";
import { tapsFor } from "../../lesson/taps.ts";
import { wordsIn } from "../../lesson/testing/learner.ts";
import { tradersMove } from "../../testing/trader-hands.ts";
import type { Pace } from "./pace.ts";
import { emptyQueue, heardBy, pageTurned, type Queue, type TaleInput } from "./queue.ts";
import { waitOf } from "./waiting.ts";

const me = 0;
const words = await wordsIn("en");
const names = ["Mia", "Ada", "Otto", "Quill"].map((name, seat) => ({
  seat,
  name,
  mine: seat === me,
  bot: seat !== me,
}));

interface Round {
  readonly answers: number;
  /** *Roll*, and nothing else. */
  readonly rolls: number;
  /** *Continue*. */
  readonly readOn: number;
  /** What went by itself of others. */
  readonly ms: number;
}

function watchedOf(page: GamePage, version: number): TaleInput {
  const { before, after, news, seat } = page;
  const now = askedOf(after, me);
  const entry = { type: "news", version, at: 0, seat, by: "bot", news, reasons: [] } as const;
  return {
    latest: { version, entries: [entry], before, steps: [{ version, news, view: after }] },
    view: after,
    seat: me,
    hurried: false,
    isAsked: now !== null || after.winner !== null,
    inStory: now?.face === "story",
    inOffer: now?.face === "offer",
    wantsStage: now?.face === "gallery",
    isPast: false,
    recall: null,
    isRecalling: false,
    session: null,
  };
}

/** `last`: my answer before it. A card that was cleared away leaves the next one in hand. */
function tapsToAnswer({ seat, command, before }: GamePage, last: Command | null): number {
  const question = before.questions.find((one) => one.seat === me);
  if (seat !== me || question === undefined) return 0;
  if (last?.type === "discard-top" && "deck" in command && command.deck === last.deck) return 1;
  return tapsFor(command, question, { view: before, words, say: sayFor(before, names, words) })
    .length;
}

const nothing: Round = { answers: 0, rolls: 0, readOn: 0, ms: 0 };

/** Reads until nothing is left of it; others play quickly, and are heard of when the table waits for me. */
function readAll(
  heard: Queue,
  watched: TaleInput,
  pace: Pace,
): { readonly queue: Queue } & Omit<Round, "answers"> {
  let [readOn, ms, rolls] = [0, 0, 0];
  let queue = heard;
  while (watched.isAsked) {
    const shown = queue.told[queue.place];
    if (shown === undefined || watched.inOffer) return { queue, readOn, ms, rolls };
    const wait = waitOf(
      { ...shown, then: queue.told[queue.place + 1] },
      { ...watched, pace, movedOn: false },
    );
    rolls += shown.throws.filter(({ waits }) => waits).length;
    if (wait === null) readOn++;
    else if (shown.scene.player !== me) ms += wait;
    queue = pageTurned(queue, false);
  }
  return { queue, readOn, ms, rolls };
}

function roundsOf(pace: Pace, seats: number, seed: number): readonly Round[] {
  const opponents = seats === 1 ? { opponents: "both" } : {};
  const options = { fame: "8", ...opponents };
  const rounds: Round[] = [];
  const wish = (_: readonly Command[], view: View): Command | undefined =>
    tradersMove(view) ?? undefined;
  let queue: Queue | null = null;
  let version = 0;
  let last: Command | null = null;
  for (const page of pagesOf({ seats, seed, options, turns: 4000, wish }, me)) {
    const watched = watchedOf(page, ++version);
    queue ??= emptyQueue({ latest: null, view: page.before }, pace);
    const { answers, readOn, rolls, ms } = rounds[page.after.round] ?? nothing;
    const read = readAll(heardBy(queue, watched, pace), watched, pace);
    queue = read.queue;
    rounds[page.after.round] = {
      answers: answers + tapsToAnswer(page, last),
      readOn: readOn + read.readOn,
      rolls: rolls + read.rolls,
      ms: ms + read.ms,
    };
    if (page.seat === me) last = page.command;
  }
  return rounds.slice(1);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function tapsOf(rounds: readonly Round[]) {
  const sum = (key: keyof Round): number => rounds.reduce((total, one) => total + one[key], 0);
  return {
    share: sum("readOn") / (sum("readOn") + sum("rolls") + sum("answers")),
    rolls: sum("rolls") / rounds.length,
    median: median(rounds.map(({ answers, rolls, readOn }) => answers + rolls + readOn)),
    seconds: sum("ms") / 1000 / rounds.length,
  };
}

/** Many games tell what holds, a few only what would be far off. */
const isDeep = process.env["DEEP"] === "1";
const most = isDeep ? { share: 0.2, taps: 12, seconds: 4 } : { share: 0.25, taps: 18, seconds: 5 };

test.each([
  { seats: 4, others: 3 },
  { seats: 1, others: 2 },
])(
  "[OR-TURN-01] told as a film, in any games for $seats a Continue is a fifth of all taps at most, and a round 12 taps",
  ({ seats, others }) => {
    const seeds = anySeeds({ usual: 3, deep: 40 });
    const film = tapsOf(seeds.flatMap((seed) => roundsOf("film", seats, seed)));
    const slow = tapsOf(seeds.flatMap((seed) => roundsOf("mine", seats, seed)));
    if (process.env["SHOW"]) console.log(seats, film, slow);
    const where = `seeds ${seeds.join()}`;
    expect(film.share, where).toBeLessThanOrEqual(most.share);
    expect(film.median, where).toBeLessThanOrEqual(most.taps);
    // For each turn of another, at most, in the middle.
    expect(film.seconds / others, where).toBeLessThan(most.seconds);
    expect(slow.share, where).toBeGreaterThan(film.share);
  },
);
