/**
 * Whoever runs the hall and also plays knows the seed of every start before anyone promises. With no part but their
 * own they would look for one that deals them what they like. Nothing is dealt from one person's part alone while
 * another person sits there, unless that person said yes.
 */
import { expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { hashOf } from "#rules/seeded-chance.ts";
import type { Page } from "../../journal/page.ts";
import { attemptSeed } from "../../state/deal.ts";
import { gathered, type DealBench } from "../../testing/deal-bench.ts";
import { ask, ginny, mia } from "../../testing/rig.ts";
import { the } from "../../testing/the.ts";
import { chanceFrom } from "../chance.ts";

type Dealt = Extract<Page, { type: "started" }>["events"];

/** Ginny runs the hall and plays; Mia sits there. */
const two = (): Promise<DealBench> => gathered([ginny, mia], { game: bountyHunters });

/** Out of many parts the one with the best hand for Ginny, if start `attempt` is dealt from it alone. */
async function chosen(
  { bench, table }: DealBench,
  attempt: number,
): Promise<{ part: string; foretold: Dealt }> {
  const { seed, terms } = the(await bench.journal.header(table.id));
  const setup = { ...terms.setup, content: bountyHunters.standardContent };
  const foretell = (part: string): Dealt =>
    bountyHunters.setUp(setup, chanceFrom(attemptSeed(seed, attempt), [part]));
  const parts = Array.from({ length: 50 }, (_, i) => hashOf(`try ${i}`));
  const [best] = parts
    .map((part) => ({ part, foretold: foretell(part) }))
    .toSorted((a, b) => worthOf(b.foretold) - worthOf(a.foretold));
  return the(best);
}

function worthOf(dealt: Dealt): number {
  const page = dealt.find(({ type }) => type === "hands-dealt") as { hands?: number[][] };
  return (page.hands?.[0] ?? []).reduce((sum, card) => sum + card, 0);
}

async function dealtAt({ pages }: DealBench): Promise<Dealt | null> {
  return (await pages()).find((page) => page.type === "started")?.events ?? null;
}

/** Mia's device wakes up at last: now cards are dealt, and not those. */
async function isNotForetold(at: DealBench, foretold: Dealt): Promise<void> {
  expect(await dealtAt(at)).not.toEqual(foretold);
  expect(at.table.info(null).phase).toBe("gathering");
  await at.wake(0, 1);
  expect(await dealtAt(at)).not.toBeNull();
  expect(await dealtAt(at)).not.toEqual(foretold);
}

test("[deal] nobody who runs the hall and plays foretells a hand: not after a start that Mia's device slept through", async () => {
  const at = await two();
  await at.promise(0);
  await at.promise(1);
  await at.start();
  await at.show(0);
  await at.bench.clock.pass(10_000);
  const { part, foretold } = await chosen(at, 2);
  await at.promise(0, part);
  await at.show(0, part);
  await at.bench.clock.pass(60_000);
  await isNotForetold(at, foretold);
});

test("[deal] not by starting before Mia's device has promised anything", async () => {
  const at = await two();
  const { part, foretold } = await chosen(at, 1);
  await at.promise(0, part);
  await at.start();
  await at.show(0, part);
  await at.bench.clock.pass(60_000);
  expect(await dealtAt(at)).not.toEqual(foretold);
  await at.promise(1);
  await at.show(1);
  await at.show(0, part);
  expect(at.from()).toEqual([0, 1]);
  expect(await dealtAt(at)).not.toEqual(foretold);
});

test("[deal] not by starting before any device has promised: the seed is the operator's own", async () => {
  const at = await two();
  await at.start();
  await at.bench.clock.pass(60_000);
  expect(at.table.info(null).phase).toBe("gathering");
  await at.wake(0, 1);
  expect(at.from()).toEqual([0, 1]);
});

test("[deal] not by a seat that stands up after a void start, and leaves nobody to wait for", async () => {
  const at = await gathered([ginny, mia, ginny], { game: bountyHunters });
  for (const seat of [0, 1, 2]) await at.promise(seat);
  await at.start();
  await at.bench.clock.pass(10_000);
  await ask(at.table, mia, { type: "leave-seat", seat: 1 });
  await at.wake(0, 2);
  await at.bench.clock.pass(60_000);
  // Nobody sits in Mia's seat: there is no game to deal.
  expect(at.table.info(null).phase).toBe("gathering");
  expect(await at.start()).toMatchObject({ code: "seats-open" });
});
