/**
 * Pages of the game cut into steps for one pair of eyes. Between two events the table looks as the game's own `viewFor`
 * says: a step holds no more than a view does.
 */
import { fold, type Game, type GameEvent } from "#rules/game.ts";
import type { Page } from "../journal/page.ts";
import { foldDated } from "../state/dates.ts";
import type { TableState } from "../state/table-state.ts";
import { diff, same, type PatchMemo, type Patch } from "../talk/steps/patch.ts";
import type { Step } from "../talk/steps/step.ts";
import type { LogEntry } from "../talk/words.ts";
import { heardBy, type Eyes } from "./eyes.ts";

/** The way of the game through one page. What lies between two events is worked out once, when somebody looks there. */
interface Passage {
  readonly after: unknown;
  stateAfter(event: number): unknown;
}

/** Pages, how the game went through them, and where it stands then. */
export interface Stretch {
  readonly pages: readonly Page[];
  readonly passages: readonly (Passage | null)[];
  /** `null` where none of them moved the game. */
  readonly end: { readonly state: unknown } | null;
  readonly dates: TableState["dates"];
}

export function stretchOf(
  game: Game,
  before: TableState,
  pages: readonly Page[],
  after: TableState,
): Stretch {
  const last = pages.findLast(movesGame);
  const end = last === undefined ? null : after.position;
  // A deal has no table before it, and a changed past is known only by where it leads.
  let known: Stretch["end"] = before.position;
  const passages = pages.map((page) => {
    if (!movesGame(page)) return null;
    const from = known;
    known = null;
    if (from === null || end === null || page.type !== "played") return null;
    const state = page === last ? end.state : fold(game, from.state, page.events);
    known = { state };
    return passageOf(game, { before: from.state, events: page.events, after: state });
  });
  return { pages, passages, end, dates: after.dates };
}

function movesGame({ type }: Page): boolean {
  return type === "started" || type === "played" || type === "taken-back" || type === "amended";
}

function passageOf(game: Game, { before, events, after }: Move): Passage {
  const between: unknown[] = [];
  let now = before;
  return {
    after,
    stateAfter(wanted) {
      while (between.length <= wanted) {
        now = game.evolve(now, events[between.length] as GameEvent);
        between.push(now);
      }
      return between[wanted];
    },
  };
}

export interface PageSteps {
  readonly log: readonly LogEntry[];
  readonly steps: readonly Step[];
  /** What is seen in the end. */
  readonly view: unknown;
}

/** One move of a game that has no journal: the same steps as at a table. */
export function tellMove(
  game: Game,
  eyes: Eyes,
  view: unknown,
  move: Move,
): Pick<PageSteps, "steps"> & { readonly news: readonly unknown[] } {
  const teller = stepTeller(eyes, view, new Map());
  const { dates } = foldDated(game, move.before, move.events);
  const heard = move.events.map((event, i) => eyes.hear(event, dates[i] ?? null));
  teller.pass(passageOf(game, move), heard);
  return { news: heard.flat(), steps: teller.end(null).steps };
}

interface Move {
  readonly before: unknown;
  readonly events: readonly GameEvent[];
  readonly after: unknown;
}

/** `view`: what was seen before. */
export function tellStretch(
  eyes: Eyes,
  view: unknown,
  { pages, passages, end, dates }: Stretch,
  found: PatchMemo = new Map(),
): PageSteps {
  const teller = stepTeller(eyes, view, found);
  const log: LogEntry[] = [];
  for (const [i, page] of pages.entries()) {
    const heard = heardBy(eyes, page, dates);
    const passage = passages[i] ?? null;
    if (passage === null) teller.wait(heard);
    else teller.pass(passage, heard);
    const entry = eyes.entry(page, heard.flat());
    if (entry !== null) log.push(entry);
  }
  return { log, ...teller.end(end) };
}

type Heard = readonly (readonly unknown[])[];

interface StepTeller {
  pass(passage: Passage, heard: Heard): void;
  /** Only where it leads is known. */
  wait(heard: Heard): void;
  end(end: Stretch["end"]): Pick<PageSteps, "steps" | "view">;
}

function stepTeller(eyes: Eyes, before: unknown, found: PatchMemo): StepTeller {
  const steps: { news: number; patch: Patch }[] = [];
  let view = before;
  let seen: unknown;
  let waiting = 0;

  /** News that change nothing belong to the step before them. */
  function step(news: number, state: unknown): void {
    const next = eyes.look(state);
    const patch = diff(view, next, found);
    const last = steps.at(-1);
    if (patch === same && last !== undefined) last.news += news;
    else if (patch !== same || news > 0) steps.push({ news, patch });
    view = next;
    seen = state;
  }

  return {
    pass({ after, stateAfter }, heard) {
      // What follows the last news, a question above all, comes with it.
      const last = heard.findLastIndex((news) => news.length > 0);
      for (let i = 0; i < last; i++) {
        const news = heard[i]?.length ?? 0;
        if (news > 0) step(news, stateAfter(i));
      }
      step(heard[last]?.length ?? 0, after);
    },
    wait(heard) {
      for (const { length } of heard) waiting += length;
    },
    end(end) {
      if (end !== null && (seen !== end.state || waiting > 0)) step(waiting, end.state);
      return { steps, view };
    },
  };
}
