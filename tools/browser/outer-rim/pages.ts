/** Whole games by chance, page by page: what a seat saw before, what it heard, what it saw with it. */
import { isRefusal, type Game, type Viewer } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import {
  outerRim,
  type Command,
  type Event,
  type News,
  type OuterRim,
  type View,
} from "#rules/outer-rim/index.ts";
import { eyesOf } from "#table/announce/eyes.ts";
import { tellMove } from "#table/announce/steps.ts";
import type { Step } from "#table/talk/steps/step.ts";

export interface GamePage {
  readonly seat: number;
  readonly command: Command;
  /** The whole table before it, and what happened. */
  readonly state: OuterRim["state"];
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
  readonly news: readonly News[];
  /** As the table tells them. */
  readonly steps: readonly Step[];
}

export interface GamePlan {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: number;
  readonly turns: number;
  /** What this player would rather do; chance decides else. */
  readonly wish?: (choices: readonly Command[], view: View) => Command | undefined;
}

/** Seen by `viewer`, or else by whoever moved. */
export function* pagesOf(how: GamePlan, viewer: Viewer | null = null): Generator<GamePage> {
  const { seats, options, seed, turns } = how;
  const rng = quickRng(seed);
  const chance = oneStream(quickRng(seed + 1));
  const setup = { seats, options, content: null };
  let state = outerRim.begin(setup);
  for (const event of outerRim.setUp(setup, chance)) state = outerRim.evolve(state, event);
  for (let turn = 0; turn < turns; turn++) {
    const [seat] = outerRim.awaited(state);
    if (seat === undefined) return;
    const view = outerRim.viewFor(state, seat);
    const choices = outerRim.options(view);
    const command = how.wish?.(choices, view) ?? choices[rng.below(choices.length)];
    if (command === undefined) throw new Error("nothing to answer");
    const page = outerRim.decide(state, seat, command, chance);
    if (isRefusal(page)) throw new Error(page.code);
    const as = viewer ?? seat;
    const [earlier, before] = [state, outerRim.viewFor(state, as)];
    for (const event of page) state = outerRim.evolve(state, event);
    const told = tellMove(
      outerRim as unknown as Game,
      eyesOf(outerRim as unknown as Game, as),
      before,
      {
        before: earlier,
        events: page,
        after: state,
      },
    );
    yield {
      seat,
      command,
      state: earlier,
      events: page,
      before,
      after: outerRim.viewFor(state, as),
      news: told.news as readonly News[],
      steps: told.steps,
    };
  }
}
