/** Promises about time: play ends, who answers first does not matter, and what is taken back comes back the same. */
import { isRefusal, type Game, type Seat } from "../game.ts";
import { quickRng, shuffled } from "../rng.ts";
import { differs } from "./differs.ts";
import { pick, walk, type Sample, type Walk } from "./walk.ts";
import { label } from "./bookkeeping.ts";

const lookEvery = 7;

/** Random play ends, and until then someone is always waited for. */
export function playEnds(game: Game, sample: Sample, seed: number): string | null {
  const { state, pages } = walk(game, sample, seed, sample.longest ?? 20_000);
  for (const [i, { before }] of pages.entries()) {
    if (i % lookEvery === 0 && game.outcome(before) !== null)
      return `an outcome at command ${i}, and play went on`;
  }
  const outcome = game.outcome(state);
  if (outcome === null)
    return `no end after ${pages.length} commands, waiting for ${JSON.stringify(game.awaited(state))}`;
  const placed = outcome.places.flat().toSorted((x, y) => x - y);
  if (
    differs(
      placed,
      outcome.pads.map((_, seat) => seat),
    ) !== null
  )
    return `not everyone has a place: ${JSON.stringify(outcome.places)}`;
  return null;
}

/** Several seats are waited for: whoever answers first, the table is the same when all have. */
export function arrivalDoesNotMatter(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { state, chance } = walk(game, sample, seed, length);
  const rng = quickRng(seed + 2);
  const waiting = game.awaited(state);
  if (waiting.length < 2 || sample.openEnded) return null;
  const answers = waiting
    .map((seat) => [seat, pick(game.options(game.viewFor(state, seat)), rng)] as const)
    .filter(([seat, command]) => !isRefusal(game.decide(state, seat, command, chance)));
  const first = answerAll(game, state, answers, chance);
  const second = answerAll(game, state, shuffled(answers, rng), chance);
  return label(`answers ${JSON.stringify(answers)} in another order`, differs(first, second));
}

type Answer = readonly [Seat, unknown];

function answerAll(
  game: Game,
  state: unknown,
  answers: readonly Answer[],
  chance: Walk["chance"],
): unknown {
  let now = state;
  for (const [seat, command] of answers) {
    const events = game.decide(now, seat, command, chance);
    if (isRefusal(events)) return { seat, command, events };
    for (const event of events) now = game.evolve(now, event);
  }
  return now;
}

/** A line of play asks chance for each purpose once: else a take-back would roll again, or two throws would be one. */
export function purposesAreUsedOnce(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { askedTwice } = walk(game, sample, seed, length);
  return askedTwice === null ? null : `chance was asked twice for "${askedTwice}"`;
}

/** Taken back and said again, whatever was tried in between, the same words bring the same chance. */
export function takeBackRestores(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { pages, chance } = walk(game, sample, seed, length);
  const last = pages.at(-1);
  if (last === undefined) return null;
  const other = pick(game.options(game.viewFor(last.before, last.seat)), quickRng(seed + 3));
  game.decide(last.before, last.seat, other, chance);
  return label(
    "said again",
    differs(game.decide(last.before, last.seat, last.command, chance), last.events),
  );
}
