/** The journal is the truth: at every moment a live table is what its pages fold to. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Game } from "#rules/game.ts";
import { makeTable } from "../journal/make.ts";
import type { Person } from "../ports.ts";
import { foldPages } from "../state/fold.ts";
import type { Table, TableAsk } from "../table.ts";
import { sealed } from "../testing/sealed-game.ts";
import { tally } from "../testing/tally-game.ts";
import { ask, ginny, mia, rig, terms, type Rig } from "../testing/rig.ts";
import { settled } from "../testing/hand-clock.ts";
import type { LiveTable } from "./live-table.ts";
import { liveFrom, serve } from "./open.ts";

const people: readonly Person[] = [ginny, mia];
type Said = TableAsk extends infer A
  ? A extends TableAsk
    ? Omit<A, "id" | "table">
    : never
  : never;

interface Scene {
  readonly hall: Rig;
  readonly live: LiveTable;
  readonly table: Table;
}

async function begun(game: Game, clock: number | null): Promise<Scene> {
  const hall = rig({
    think: async ({ view, version }) => {
      const options = game.options(view);
      return { command: options[version % options.length], reasons: { told: version, kept: null } };
    },
  });
  const bots = game.amendable ? [] : [null, null, "random"];
  const wanted = terms(game, Math.max(people.length, bots.length), { clock });
  const header = await makeTable(hall.ports, game, wanted, ginny.id, { bots });
  const pages = await hall.journal.read(header.table, 0);
  const content = game.standardContent;
  const live = liveFrom({ game, header, content, pages, ports: hall.ports });
  const table = serve(live, pages);
  for (const [seat, person] of people.entries())
    await ask(table, person, { type: "sit", seat, entropy: person.name });
  await ask(table, ginny, { type: "start" });
  await settled();
  return { hall, live, table };
}

/** Bots may still be playing: compared is the state at the page the journal was read at. */
async function compare({ hall, live, table }: Scene): Promise<void> {
  for (;;) {
    const pages = await hall.journal.read(table.id, 0);
    const { state } = live;
    if (state.version !== pages.length) continue;
    expect(state, `page ${state.version}`).toEqual(foldPages(live, pages).state);
    return;
  }
}

/** Anything a seat might say now; most of it is legal, some of it is refused. */
function wish(game: Game, { live }: Scene, seat: number, pick: number): Said {
  const { position, version } = live.state;
  switch (pick % 9) {
    case 0:
      return { type: "take-back", seat };
    case 1:
      return { type: "agree", seat, yes: pick % 2 === 0 };
    case 2:
      return { type: "redo", seat };
    case 3:
      return { type: "amend", seat, page: version - (pick % 4), command: null };
    case 4:
      return { type: "substitute", seat, level: pick % 2 === 0 ? "random" : null };
    default: {
      const options = position === null ? [] : game.options(game.viewFor(position.state, seat));
      return { type: "command", seat, command: options[pick % Math.max(1, options.length)] };
    }
  }
}

async function play(game: Game, clock: number | null, picks: readonly number[]): Promise<void> {
  const scene = await begun(game, clock);
  await compare(scene);
  for (const pick of picks) {
    const seat = pick % people.length;
    const person = people[seat] ?? ginny;
    if (clock !== null && pick % 11 === 0) await scene.hall.clock.pass(clock * 1000);
    else await ask(scene.table, person, wish(game, scene, seat, Math.floor(pick / 2)) as never);
    await settled();
    await compare(scene);
  }
  scene.table.close();
  expect(scene.hall.bugs).toEqual([]);
}

const picks = fc.array(fc.nat(10_000), { minLength: 5, maxLength: 25 });
const adding: Game = {
  ...(tally as Game),
  options: () => [0, 1].map((n) => ({ type: "add", n })),
};

test.each([
  { name: "sealed choices", game: sealed as Game, clock: null },
  { name: "sealed choices by the clock", game: sealed as Game, clock: 30 },
  { name: "a ledger", game: adding, clock: null },
  { name: "Bounty Hunters", game: bountyHunters as Game, clock: null },
])("[fold] $name: the live table is what its journal folds to, after every word", async (one) => {
  await fc.assert(
    fc.asyncProperty(picks, (some) => play(one.game, one.clock, some)),
    { numRuns: 20 },
  );
});

test("[fold] a game that remembers outside its state is caught", async () => {
  let calls = 0;
  const forgetful: Game = {
    ...adding,
    evolve: (state, event) => ({
      ...(adding.evolve(state, event) as object),
      calls: ++calls,
    }),
  };
  await expect(play(forgetful, null, [10, 11, 12])).rejects.toThrow(
    /page \d+: expected .* to deeply equal/,
  );
});
