/** Many games side by side, one step of all of them at a time, told as blocks of numbers. */
import { fold, isRefusal, type Outcome, type Rng, type Seat, type Setup } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { newBlocks, type Block, type Blocks } from "./blocks.ts";
import { widthOf, type EnvCoder } from "./coder.ts";

/** What one seat is asked now. */
interface Row {
  readonly seat: Seat;
  readonly commands: ReadonlyMap<number, unknown>;
}

interface Episode {
  readonly state: unknown;
  readonly rng: Rng;
  readonly rows: readonly Row[];
}

export interface BatchWishes {
  readonly coder: EnvCoder;
  readonly setup: Setup;
  readonly envs: number;
  /** How many seats are asked at once: one, or all that the game waits for. */
  readonly width: number;
}

export interface Batch {
  readonly blocks: readonly Block[];
  /** A seed for each game that begins anew; −1 leaves it as it is. */
  reset(seeds: Int32Array): void;
  /** An action for each row; games that are over, and rows nobody is asked in, want −1. */
  step(actions: Int32Array): void;
  /** Game i becomes one that looks like game `from[i]` to whoever is asked there; −1 leaves it. */
  fork(from: Int32Array, seeds: Int32Array): void;
  /** What is so after it. */
  answer(): Buffer;
}

const noAction = -1;

export function newBatch({ coder, setup, envs, width }: BatchWishes): Batch {
  const { game, actions, optionWidth } = coder;
  const { seats } = setup;
  const seen = widthOf(coder.fields);
  const blocks = newBlocks({ envs, width, seats, seen, actions, optionWidth });
  const episodes: (Episode | null)[] = Array.from({ length: envs }, () => null);

  /** Writes down how a game stands; what stood there before is gone. */
  function show(env: number, state: unknown, rng: Rng): void {
    blocks.clear(env);
    const outcome = game.outcome(state);
    blocks.done[env] = Number(outcome !== null);
    blocks.reward.set(rewardsOf(outcome, seats), env * seats);
    const asked = outcome === null ? game.awaited(state).slice(0, width) : [];
    const rows = asked.map((seat, nth) => {
      const view = game.viewFor(state, seat);
      return showRow(coder, blocks, env * width + nth, seat, view);
    });
    episodes[env] = { state, rng, rows };
  }

  function stepOne(env: number, chosen: Int32Array): void {
    const { state, rng, rows } = episodes[env] ?? { state: null, rng: null, rows: [] };
    if (rng === null || rows.length === 0) return;
    const commands = rows.map((row, nth) => row.commands.get(chosen[nth] ?? noAction));
    if (commands.includes(undefined)) blocks.illegal[env] = 1;
    else show(env, afterAll(coder, state, rng, rows, commands), rng);
  }

  return {
    blocks: blocks.list,
    reset(seeds) {
      blocks.illegal.fill(0);
      seeds.forEach((seed, env) => {
        if (seed < 0) return;
        const rng = quickRng(seed);
        show(env, fold(game, game.begin(setup), game.setUp(setup, oneStream(rng))), rng);
      });
    },
    step(all) {
      blocks.illegal.fill(0);
      for (let env = 0; env < envs; env++)
        stepOne(env, all.subarray(env * width, (env + 1) * width));
    },
    fork(from, seeds) {
      blocks.illegal.fill(0);
      const before = [...episodes];
      from.forEach((source, env) => {
        const episode = before[source] ?? null;
        if (episode === null) return;
        const rng = quickRng(seeds[env] ?? 0);
        const [asked] = episode.rows;
        const { state } = episode;
        // What they cannot see is dealt anew: nobody looks under cards by trying.
        const like =
          asked === undefined ? state : game.imagine(game.viewFor(state, asked.seat), rng);
        show(env, like, rng);
      });
    },
    answer: blocks.bytes,
  };
}

function showRow(coder: EnvCoder, blocks: Blocks, row: number, seat: Seat, view: unknown): Row {
  const commands = coder.commands(view, coder.game.options(view));
  blocks.seat[row] = seat;
  coder.observe(view, blocks.observation(row));
  for (const [action, command] of commands) {
    blocks.mask[row * coder.actions + action] = 1;
    coder.describe?.(command, blocks.option(row, action));
  }
  return { seat, commands };
}

function afterAll(
  { game }: EnvCoder,
  before: unknown,
  rng: Rng,
  rows: readonly Row[],
  commands: readonly unknown[],
): unknown {
  const chance = oneStream(rng);
  let state = before;
  rows.forEach(({ seat }, nth) => {
    const events = game.decide(state, seat, commands[nth], chance);
    if (!isRefusal(events)) state = fold(game, state, events);
    // Somebody's answer may have ended what another was asked beside it.
    else if (nth === 0) throw new Error(`an option was refused: ${JSON.stringify(events)}`);
  });
  return state;
}

/** A win is one, shared by those who win; an even share of it is taken from everyone. */
function rewardsOf(outcome: Outcome | null, seats: number): Float32Array {
  const rewards = new Float32Array(seats);
  if (outcome === null) return rewards;
  const winners = outcome.places[0] ?? [];
  for (let seat = 0; seat < seats; seat++)
    rewards[seat] = (winners.includes(seat) ? 1 / winners.length : 0) - 1 / seats;
  return rewards;
}
