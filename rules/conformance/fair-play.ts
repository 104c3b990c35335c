/** Promises about legality, bookkeeping and order that every game keeps. */
import { isRefusal } from "../game.ts";
import type { Game, Rng, Seat } from "../game.ts";
import { quickRng, shuffled } from "../rng.ts";
import { copyOf, differs, frozen } from "./differs.ts";
import { pick, walk } from "./walk.ts";
import type { Sample, Walk } from "./walk.ts";

const lookEvery = 7;

/** Every option of every seat is accepted, and a seat that is waited for has one. */
export function optionsAreAccepted(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { state, chance, setup } = walk(game, sample, seed, length);
  const waiting = game.awaited(state);
  for (let seat = 0; seat < setup.seats; seat++) {
    const view = game.viewFor(state, seat);
    const options = game.options(view);
    if (options.length === 0 && waiting.includes(seat))
      return `seat ${seat} is waited for and has no option`;
    for (const command of options) {
      const decision = game.decide(state, seat, command, chance);
      if (isRefusal(decision))
        return `option refused: ${JSON.stringify({ seat, command, decision })}`;
      const why = game.whyNot(view, command);
      if (why !== null)
        return `whyNot objects to an option: ${JSON.stringify({ seat, command, why })}`;
      const bare = decision.find((event) => event.rule === "");
      if (bare !== undefined) return `an event without its rule: ${bare.type}`;
      const read = differs(game.readCommand(copyOf(command)), command);
      if (read !== null) return `an option does not survive the wire${read}`;
    }
    if (waiting.includes(seat)) {
      const late = game.onTimeOut(view);
      if (!options.some((command) => differs(command, late) === null))
        return `onTimeOut is no option: ${JSON.stringify(late)}`;
    }
  }
  return null;
}

/** Everything that is no option is refused with a code and a rule, and whyNot says the same from the view alone. */
export function theRestIsRefused(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { state, chance, setup, heard } = walk(game, sample, seed, length);
  const rng = quickRng(seed + 1);
  const lately = heard.slice(-40);
  for (let seat = 0; seat < setup.seats; seat++) {
    const view = game.viewFor(state, seat);
    const options = game.options(view);
    const said = [...lately, ...variants(game, [...options, ...lately], rng)];
    for (let i = 0; i < 20 && sample.noise; i++) said.push(sample.noise(view, rng));
    for (const command of said) {
      // That options are accepted is another promise.
      if (options.some((option) => differs(option, command) === null)) continue;
      const decision = game.decide(state, seat, command, chance);
      const why = game.whyNot(view, command);
      if (!isRefusal(decision) && !sample.openEnded)
        return `accepted: ${JSON.stringify({ seat, command })}`;
      if (!isRefusal(decision)) continue;
      if (decision.code === "" || decision.rule === "")
        return `a refusal without code or rule: ${JSON.stringify({ command, decision })}`;
      const unlike = differs(decision, why);
      if (unlike !== null)
        return `decide and whyNot disagree on ${JSON.stringify(command)}${unlike}`;
    }
  }
  const outside = game.viewFor(state, "spectator");
  if (game.options(outside).length > 0) return "a spectator has options";
  if (lately.some((command) => game.whyNot(outside, command) === null))
    return "a spectator may speak";
  return null;
}

/** Commands with one field taken from another, or set to something small: nearly right, and so mostly wrong. */
function variants(game: Game, commands: readonly unknown[], rng: Rng): unknown[] {
  const values = new Map<string, unknown[]>();
  for (const command of commands) {
    for (const [field, value] of Object.entries(command ?? {}))
      values.set(field, [...(values.get(field) ?? [null, -1, 0, 1]), value]);
  }
  const out: unknown[] = [];
  for (const command of commands) {
    const fields = Object.keys(command ?? {}).filter((field) => field !== "type");
    if (fields.length === 0) continue;
    const field = pick(fields, rng);
    const read = game.readCommand({
      ...(command as object),
      [field]: pick(values.get(field) ?? [null], rng),
    });
    if (read !== null) out.push(read);
  }
  return out;
}

/** Nothing appears and nothing vanishes. */
export function piecesAreKept(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { state, setup } = walk(game, sample, seed, length);
  return sample.miscount?.(state, setup) ?? null;
}

/** State, views, events and news survive JSON; nothing handed in is ever written to. */
export function survivesJson(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { state, pages, setup, chance } = walk(game, sample, seed, length);
  const last = pages.at(-1);
  const shown: unknown[] = [state, game.viewFor(state, "spectator"), game.outcome(state)];
  for (let seat = 0; seat < setup.seats; seat++) {
    shown.push(game.viewFor(state, seat));
    for (const event of last?.events ?? []) shown.push(event, game.newsFor(event, seat));
  }
  for (const one of shown) {
    const lost = differs(one, copyOf(one));
    if (lost !== null) return `does not survive JSON${lost}`;
  }
  if (last === undefined) return null;
  const before = frozen(copyOf(last.before));
  const again = game.decide(before, last.seat, frozen(copyOf(last.command)), chance);
  if (isRefusal(again)) return "the same command was refused the second time";
  let now = before;
  for (const event of frozen(again)) now = frozen(game.evolve(now, event));
  return label("played again from JSON", differs(now, state));
}

/** Folding the journal from the empty table, event by event, gives the live state, which was folded page by page. */
export function journalIsTruth(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const played = walk(game, sample, seed, length);
  return label("folded anew", differs(foldAll(game, played), played.state));
}

function foldAll(game: Game, { setup, opening, pages }: Walk): unknown {
  let state = game.begin(copyOf(setup));
  for (const event of copyOf(opening)) state = game.evolve(state, event);
  for (const page of pages)
    for (const event of copyOf(page.events)) state = game.evolve(state, event);
  return state;
}

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

function label(what: string, difference: string | null): string | null {
  return difference === null ? null : `${what}: ${difference}`;
}
