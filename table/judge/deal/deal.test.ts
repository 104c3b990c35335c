/**
 * Nobody chooses the deal: promises before parts, parts before cards, and a device that sleeps voids the whole start.
 */
import { expect, test } from "vitest";
import { hashOf } from "#rules/seeded-chance.ts";
import type { JournalFile } from "../../journal/file.ts";
import type { Page } from "../../journal/page.ts";
import { verify } from "../../past/verify.ts";
import { attemptSeed, commitToPart } from "../../state/deal.ts";
import { gathered } from "../../testing/deal-bench.ts";
import { ask, ginny, mia, thomas } from "../../testing/rig.ts";
import { sealed } from "../../testing/sealed-game.ts";
import { watch } from "../../testing/watcher.ts";

test("[deal] promises are sealed together, and the last part deals", async () => {
  const at = await gathered([ginny, mia]);
  const { table } = at;
  await at.promise(0);
  await at.promise(1);
  expect(await at.show(0)).toMatchObject({ code: "not-dealing" });
  await at.start();
  expect(table.info(null)).toMatchObject({ phase: "gathering", deal: { sealed: true } });
  expect(await at.promise(0)).toMatchObject({ code: "dealing" });
  expect(await ask(table, mia, { type: "leave-seat", seat: 1 })).toMatchObject({ code: "dealing" });
  expect(await at.show(1)).toMatchObject({ type: "done" });
  expect(table.info(null).phase).toBe("gathering");
  expect(await at.show(0, "another")).toMatchObject({ code: "wrong-part" });
  const part = at.partOf(0);
  expect(await ask(table, mia, { type: "show-part", seat: 0, part })).toMatchObject({
    code: "not-your-seat",
  });
  await at.show(0);
  expect(table.info(null)).toMatchObject({ phase: "playing", deal: { sealed: false } });
  const started = (await at.pages()).find((page) => page.type === "started");
  expect(started).toMatchObject({ entropies: [at.partOf(0), at.partOf(1)], from: [0, 1] });
});

test("[deal] of two devices of one person the first one's promise stands, until they sit down again", async () => {
  const at = await gathered([ginny, mia]);
  expect(await at.promise(0, "laptop")).toMatchObject({ type: "done" });
  expect(await at.promise(0, "phone")).toMatchObject({ code: "dealing" });
  expect(await at.promise(0, "laptop")).toMatchObject({ type: "done" });
  await ask(at.table, ginny, { type: "leave-seat", seat: 0 });
  await ask(at.table, ginny, { type: "sit", seat: 0, entropy: "" });
  expect(await at.promise(0, "phone")).toMatchObject({ type: "done" });
});

test("[deal] a part belongs to its table and its seat", () => {
  const commits = [
    commitToPart("t", 0, "x"),
    commitToPart("t", 1, "x"),
    commitToPart("u", 0, "x"),
    commitToPart("t", 0, "y"),
  ];
  expect(new Set(commits).size).toBe(4);
  expect(attemptSeed("s", 1)).not.toBe(attemptSeed("s", 2));
});

test("[deal] who does not answer voids the start; the others promise anew without a tap, the sleeper without a part", async () => {
  const at = await gathered([ginny, mia, thomas]);
  const eyes = await watch(at.table, ginny, 0);
  await at.wake(0, 1, 2);
  const hers = at.partOf(2);
  await at.start();
  await at.wake(0, 1);
  await at.bench.clock.pass(10_000);
  expect(eyes.log.at(-1)).toMatchObject({ type: "start-void", seats: [2] });
  expect(at.table.info(null).deal).toMatchObject({
    attempt: 2,
    commits: [null, null, null],
    sealed: false,
    missing: [0, 1, 2],
    voids: [{ attempt: 1, seats: [2] }],
  });
  // The old part is of no use to anyone now.
  expect(await at.show(2, hers)).toMatchObject({ code: "not-dealing" });
  await at.promise(0);
  expect(at.table.info(null).deal.sealed).toBe(false);
  await at.promise(1);
  expect(at.table.info(null).deal.sealed).toBe(true);
  await at.wake(0, 1);
  expect(at.from()).toEqual([0, 1]);
  const started = (await at.pages()).find((page) => page.type === "started");
  expect(started).toMatchObject({ entropies: [at.partOf(0, 2), at.partOf(1, 2)] });
});

test("[deal] who slept once and answered since is waited for like everyone", async () => {
  const at = await gathered([ginny, mia, thomas]);
  await at.wake(0, 1, 2);
  await at.start();
  await at.wake(0, 1);
  await at.bench.clock.pass(10_000);
  await at.promise(2);
  await at.promise(0);
  await at.promise(1);
  await at.wake(0, 2);
  await at.bench.clock.pass(10_000);
  await at.promise(0);
  await at.promise(1);
  expect(at.table.info(null).deal).toMatchObject({ attempt: 3, sealed: false, missing: [2] });
  await at.promise(2);
  expect(at.table.info(null).deal.sealed).toBe(true);
});

/** Thomas's device sleeps through the first start, and Mia agrees to go without before the third. */
async function finished(): Promise<JournalFile> {
  const at = await gathered([ginny, mia, thomas]);
  await at.wake(0, 1, 2);
  await at.start();
  await at.wake(0, 1);
  await at.bench.clock.pass(10_000);
  await at.wake(0);
  await at.bench.clock.pass(10_000);
  await at.waive(1);
  await at.wake(0, 2);
  return at.playedOut();
}

test("[deal] a game dealt this way verifies, and says from whose parts", async () => {
  const file = await finished();
  expect(file.pages.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["start-void", "parts-awaited", "part-waived", "started"]),
  );
  expect(verify([sealed], file)).toMatchObject({
    type: "verified",
    dealt: { parts: ["Ginny", "Thomas"], agreed: ["Mia"], without: [] },
  });
});

const other = hashOf("another part");
test.each<{ type: Page["type"]; what: string; edit: object }>([
  { type: "part-promised", what: "another promise", edit: { commit: other } },
  { type: "part-waived", what: "a yes of nobody", edit: { seat: 7 } },
  { type: "parts-awaited", what: "others waited for", edit: { seats: [0] } },
  { type: "start-sealed", what: "no promises", edit: { commits: [null, null, null] } },
  { type: "start-sealed", what: "another start", edit: { attempt: 7 } },
  { type: "part-shown", what: "another part", edit: { part: other } },
  { type: "start-void", what: "another sleeper", edit: { seats: [0] } },
  { type: "started", what: "other parts", edit: { entropies: [other, other] } },
  { type: "started", what: "others' parts", edit: { from: [0, 1] } },
])("[deal] $type: $what is found afterwards, at that page", async ({ type, edit }) => {
  const file = await finished();
  const page = file.pages.find((one) => one.type === type)?.version;
  const pages = file.pages.map((one) =>
    one.version === page ? ({ ...one, ...edit } as Page) : one,
  );
  const found = verify([sealed], { ...file, pages });
  expect(found).toMatchObject({ type: "flaw", code: "entropies" });
  // A promise is looked at when it is sealed: whoever changes that as well is found at the part.
  if (type !== "part-promised") expect(found).toMatchObject({ page });
});

test("[deal] a yes taken out of the journal is missed: nothing says that Mia agreed", async () => {
  const { header, content, pages } = await finished();
  const without = pages
    .filter(({ type }) => type !== "part-waived")
    .map((page, at) => ({ ...page, version: at + 1 }));
  const found = verify([sealed], { header, content, pages: without });
  expect(found).toMatchObject({ dealt: { agreed: [], without: ["Mia"] } });
});

test("[deal] a journal of before whose parts were told says so too", async () => {
  const file = await finished();
  const pages = file.pages.map((page) => {
    if (page.type !== "started") return page;
    const { from: _, ...before } = page;
    return before;
  });
  expect(verify([sealed], { ...file, pages })).toMatchObject({
    dealt: { parts: ["Ginny", "Thomas"], agreed: ["Mia"], without: [] },
  });
});
