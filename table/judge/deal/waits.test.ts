/** A start that waits for somebody's device: whom, until when, and what the others can do meanwhile. */
import { describe, expect, test } from "vitest";
import { atTable, gathered } from "../../testing/deal-bench.ts";
import { ask, ginny, mia, reopen, thomas } from "../../testing/rig.ts";
import { sealed } from "../../testing/sealed-game.ts";
import { watch } from "../../testing/watcher.ts";

const tenSeconds = 10_000;
const day = 86_400_000;

describe("[deal] two persons", () => {
  test("the start waits for the other's device, everyone is told, and one look at the table deals", async () => {
    const at = await gathered([ginny, mia]);
    await at.wake(0, 1);
    const eyes = await watch(at.table, ginny, 0);
    await at.start();
    await at.wake(0);
    await at.bench.clock.pass(tenSeconds);
    expect(eyes.log.at(-1)).toMatchObject({ type: "parts-awaited", seats: [1] });
    expect(eyes.info().deal).toMatchObject({ sealed: true, missing: [1], late: true, voids: [] });
    await at.bench.clock.pass(3 * day);
    expect(eyes.info().phase).toBe("gathering");
    await at.wake(1);
    expect(eyes.info()).toMatchObject({ phase: "playing", deal: { from: [0, 1], missing: [] } });
    expect(eyes.log.at(-1)).toMatchObject({ type: "news", from: [0, 1] });
  });

  test("a start that was asked for comes by itself once the last device has promised", async () => {
    const at = await gathered([ginny, mia]);
    await at.wake(0);
    expect(await at.start()).toMatchObject({ type: "done" });
    expect(at.table.info(null).deal).toMatchObject({ sealed: false, missing: [1], late: false });
    expect(await at.start()).toMatchObject({ type: "done" });
    await at.bench.clock.pass(tenSeconds);
    expect(at.table.info(null).deal).toMatchObject({ sealed: false, missing: [1], late: true });
    await at.promise(1);
    expect(at.table.info(null).deal).toMatchObject({ sealed: true, late: false });
    const leaves = ask(at.table, mia, { type: "leave-seat", seat: 1 });
    expect(await leaves).toMatchObject({ code: "dealing" });
    await at.wake(0, 1);
    expect(at.from()).toEqual([0, 1]);
    expect((await at.pages()).filter(({ type }) => type === "start-asked")).toHaveLength(1);
  });

  test("her explicit yes is enough: the start is void, and the next one is dealt from one part, which is told", async () => {
    const at = await gathered([ginny, mia]);
    await at.wake(0, 1);
    await at.start();
    await at.wake(0);
    expect(await at.waive(1)).toMatchObject({ code: "dealing" });
    await at.bench.clock.pass(tenSeconds);
    const eyes = await watch(at.table, ginny, 0);
    expect(await ask(at.table, ginny, { type: "waive-part", seat: 1 })).toMatchObject({
      code: "not-your-seat",
    });
    expect(await at.waive(0)).toMatchObject({ code: "dealing" });
    expect(await at.waive(1)).toMatchObject({ type: "done" });
    expect(eyes.log.slice(-2)).toMatchObject([
      { type: "start-void", seats: [1] },
      { type: "part-waived", seat: 1 },
    ]);
    await at.wake(0);
    expect(at.table.info(null)).toMatchObject({
      phase: "playing",
      deal: { from: [0], waived: [1] },
    });
    expect((await at.pages()).find(({ type }) => type === "started")).toMatchObject({ from: [0] });
  });

  test("a yes may be given before the start, and is of no use to whoever sits there next", async () => {
    const at = await gathered([ginny, mia]);
    await at.wake(0);
    await at.waive(1);
    expect(await at.waive(1)).toMatchObject({ type: "done" });
    await ask(at.table, mia, { type: "leave-seat", seat: 1 });
    await ask(at.table, thomas, { type: "sit", seat: 1, entropy: "" });
    await at.start();
    await at.bench.clock.pass(tenSeconds);
    expect(at.table.info(null).deal).toMatchObject({ waived: [], missing: [1], late: true });
    expect(await ask(at.table, thomas, { type: "waive-part", seat: 1 })).toMatchObject({
      type: "done",
    });
    await at.wake(0);
    expect(at.from()).toEqual([0]);
  });

  test("both agree: dealt from the hall's seed alone, also after a void start, and never from that start's seed", async () => {
    const at = await gathered([ginny, mia]);
    await at.waive(0);
    await at.waive(1);
    await at.start();
    expect(at.from()).toEqual([]);
    const again = await gathered([ginny, mia]);
    await again.wake(0, 1);
    await again.start();
    await again.bench.clock.pass(tenSeconds);
    await again.waive(0);
    await again.waive(1);
    expect(again.from()).toEqual([]);
    const sealedAs = (await again.pages()).flatMap((page) =>
      page.type === "start-sealed" ? [page.attempt] : [],
    );
    expect(sealedAs).toEqual([1, 2]);
  });

  test("who takes part after all has not agreed any more", async () => {
    const at = await gathered([ginny, mia]);
    await at.waive(1);
    await at.promise(1);
    expect(at.table.info(null).deal.waived).toEqual([]);
    await at.waive(1);
    expect(at.table.info(null).deal).toMatchObject({ waived: [1], commits: [null, null] });
  });

  test("another device of the sleeper takes part instead", async () => {
    const at = await gathered([ginny, mia]);
    await at.wake(0, 1);
    await at.start();
    await at.wake(0);
    expect(await at.promise(1, "phone")).toMatchObject({ code: "dealing" });
    await at.bench.clock.pass(tenSeconds);
    expect(await at.promise(0, "again")).toMatchObject({ code: "dealing" });
    expect(await at.promise(1, "phone")).toMatchObject({ type: "done" });
    expect(at.table.info(null).deal).toMatchObject({
      attempt: 2,
      late: false,
      missing: [0],
      voids: [{ seats: [1] }],
    });
    await at.wake(0);
    expect(await at.show(1, "phone")).toMatchObject({ type: "done" });
    expect(at.from()).toEqual([0, 1]);
  });

  test("it survives a restart", async () => {
    const at = await gathered([ginny, mia]);
    await at.wake(0, 1);
    await at.start();
    await at.wake(0);
    await at.bench.clock.pass(tenSeconds);
    const again = atTable(at.bench, await reopen(at.bench, sealed, at.table.id), [ginny, mia]);
    await at.bench.clock.pass(tenSeconds);
    expect(again.table.info(null).deal).toMatchObject({ sealed: true, missing: [1], late: true });
    await again.wake(1);
    expect(again.from()).toEqual([0, 1]);
  });
});

describe("[deal] nobody is held by a device that does not answer", () => {
  test.each([
    {
      who: "the host frees the seat",
      person: ginny,
      wish: { type: "send-away", seat: 1 } as const,
    },
    { who: "the sleeper stands up", person: mia, wish: { type: "leave-seat", seat: 1 } as const },
    { who: "another stands up", person: ginny, wish: { type: "leave-seat", seat: 0 } as const },
  ])("$who: after ten seconds, and the start is void", async ({ person, wish }) => {
    const at = await gathered([ginny, mia]);
    await at.wake(0, 1);
    await at.start();
    await at.wake(0);
    expect(await ask(at.table, person, wish)).toMatchObject({ code: "dealing" });
    await at.bench.clock.pass(tenSeconds);
    expect(await at.start()).toMatchObject({ code: "dealing" });
    expect(await ask(at.table, person, wish)).toMatchObject({ type: "done" });
    const { seats, deal } = at.table.info(null);
    expect(seats[wish.seat]?.holder.type).toBe("open");
    expect(deal).toMatchObject({ sealed: false, missing: [], voids: [{ attempt: 1, seats: [1] }] });
  });

  test("the host frees the seat, a bot sits down, and the one who is left is dealt to", async () => {
    const at = await gathered([ginny, mia]);
    await at.wake(0, 1);
    await at.start();
    await at.bench.clock.pass(tenSeconds);
    await ask(at.table, ginny, { type: "send-away", seat: 1 });
    await ask(at.table, ginny, { type: "seat-bot", seat: 1, level: "random" });
    await at.wake(0);
    // A start with other people is asked for anew.
    expect(at.table.info(null)).toMatchObject({ phase: "gathering", deal: { missing: [] } });
    await at.start();
    await at.wake(0);
    expect(at.from()).toEqual([0]);
  });

  test("a bot is exchanged while a start waits: that start is void", async () => {
    const at = await gathered([ginny, mia], { bots: 1 });
    await at.wake(0, 1);
    await at.start();
    await at.bench.clock.pass(tenSeconds);
    await ask(at.table, ginny, { type: "seat-bot", seat: 2, level: null });
    expect(at.table.info(null).deal).toMatchObject({ sealed: false, missing: [] });
    await at.wake(0, 1);
    expect(at.table.info(null).phase).toBe("gathering");
  });
});

test("[deal] three void starts: everyone stands up, and there is no other before each has sat down again", async () => {
  const at = await gathered([ginny, mia]);
  await at.wake(0, 1);
  await at.start();
  for (const part of ["phone", "tablet", "laptop"]) {
    await at.bench.clock.pass(tenSeconds);
    await at.promise(1, part);
    await at.promise(0);
  }
  const { seats, deal } = at.table.info(null);
  expect(deal.voids).toHaveLength(3);
  expect(seats.map(({ holder }) => holder.type)).toEqual(["open", "open"]);
  await ask(at.table, ginny, { type: "sit", seat: 0, entropy: "" });
  await at.wake(0);
  expect(await at.start()).toMatchObject({ code: "seats-open" });
  await ask(at.table, mia, { type: "sit", seat: 1, entropy: "" });
  await at.wake(0, 1);
  expect(at.table.info(null).phase).toBe("gathering");
  await at.start();
  // From here on every void start is one too many.
  await at.bench.clock.pass(tenSeconds);
  await ask(at.table, ginny, { type: "send-away", seat: 1 });
  expect(at.table.info(null).seats.map(({ holder }) => holder.type)).toEqual(["open", "open"]);
  expect((await at.pages()).filter(({ type }) => type === "sent-away")).toHaveLength(1);
});
