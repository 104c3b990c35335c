/**
 * One game between bots, by the ordinary road and with the chance of a real table, so that its journal can be verified.
 */
import type { Bot, Budget } from "#bots/bot.ts";
import { isRefusal } from "#rules/game.ts";
import type { Game, GameEvent, Outcome, Seat, Setup } from "#rules/game.ts";
import { quickRng } from "#rules/rng.ts";
import { commitTo, hashOf } from "#rules/seeded-chance.ts";
import type { Hex } from "#rules/seeded-chance.ts";
import { chanceFrom } from "#table/judge/chance.ts";
import { writeJournal } from "#table/journal/file.ts";
import type { Draft, Page } from "#table/journal/page.ts";
import { contentHashOf } from "#table/journal/content.ts";

export interface Cast {
  readonly game: Game;
  readonly setup: Setup;
  readonly bots: readonly Bot[];
  readonly budget: Budget;
}

export interface SimulatedMove {
  readonly seat: Seat;
  readonly command: unknown;
  readonly events: readonly GameEvent[];
}

export interface SimulatedGame {
  readonly seed: Hex;
  readonly opening: readonly GameEvent[];
  readonly moves: readonly SimulatedMove[];
  readonly decisions: number;
  readonly outcome: Outcome;
  readonly final: unknown;
}

/** Counts what one game alone can tell of its games. */
export interface Details {
  add(played: SimulatedGame): void;
  told(): Readonly<Record<string, unknown>>;
}

/** The same numbers give the same game on every machine. `keep` says whether the moves are remembered. */
export function simulateGame(
  { game, setup, bots, budget }: Cast,
  seed: number,
  index: number,
  keep: "moves" | "result",
): SimulatedGame {
  const tableSeed = hashOf(`simulate:${seed}:${index}`);
  const chance = chanceFrom(tableSeed, []);
  const rng = quickRng(Number.parseInt(tableSeed.slice(0, 8), 16));
  const opening = game.setUp(setup, chance);
  let state = game.begin(setup);
  for (const event of opening) state = game.evolve(state, event);
  const moves: SimulatedMove[] = [];
  let decisions = 0;
  for (;;) {
    const waiting = game.awaited(state);
    if (waiting.length === 0) break;
    for (const seat of waiting) {
      const bot = bots[seat];
      if (bot === undefined) throw new Error(`nobody sits in seat ${seat}`);
      const view = game.viewFor(state, seat);
      const { command } = bot.play(view, game.options(view), rng, budget);
      const events = game.decide(state, seat, command, chance);
      if (isRefusal(events))
        throw new Error(`${bot.level} was refused: ${JSON.stringify({ events, command })}`);
      for (let i = 0; i < events.length; i++) state = game.evolve(state, events[i] as GameEvent);
      if (keep === "moves") moves.push({ seat, command, events });
      decisions++;
    }
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error("nobody is waited for, and there is no outcome");
  return { seed: tableSeed, opening, moves, decisions, outcome, final: state };
}

/** The journal a table of bots would have written, as a file that `replay` and `verify` accept. */
export function journalOf(
  { game, setup, bots }: Cast,
  { seed, opening, moves, outcome }: SimulatedGame,
): string {
  const pages: Page[] = [];
  const write = (draft: Draft): void => {
    pages.push({ ...draft, version: pages.length + 1, at: 0, person: null, id: null } as Page);
  };
  bots.forEach(({ level }, seat) =>
    write({ type: "bot-seated", seat, level, name: `Bot ${seat + 1}` }),
  );
  write({ type: "started", entropies: [], events: opening });
  for (const { seat, command, events } of moves)
    write({ type: "played", seat, by: "bot", command, events, reasons: null, published: [] });
  write({ type: "ended", seed, outcome });
  const content = setup.content ?? game.standardContent;
  const text = writeJournal(
    game,
    {
      format: 1,
      table: seed.slice(0, 16),
      at: 0,
      rulesVersion: game.rulesVersion,
      terms: {
        game: game.id,
        setup: { ...setup, content: null },
        clock: null,
        botLevel: bots[0]?.level ?? "random",
        coach: false,
        listed: false,
      },
      contentHash: contentHashOf(content),
      host: "",
      commit: commitTo(seed),
      seed,
    },
    content,
    pages,
  );
  if (typeof text !== "string") throw new Error(`no journal: ${JSON.stringify(text)}`);
  return text;
}
