/** Whose parts are enough, of how many and of whom; and where there is nobody to protect from whom. */
import { describe, expect, test } from "vitest";
import type { Person } from "../../ports.ts";
import { gathered } from "../../testing/deal-bench.ts";
import { ask, ginny, mia, thomas } from "../../testing/rig.ts";
import { tally } from "../../testing/tally-game.ts";
import { watch } from "../../testing/watcher.ts";

const tenSeconds = 10_000;
const day = 86_400_000;
const bruno: Person = { id: "p-bruno", name: "Bruno" };
const vera: Person = { id: "p-vera", name: "Vera" };
const zoe: Person = { id: "p-zoe", name: "Zoe" };
const six = [ginny, mia, thomas, bruno, vera, zoe] as const;

describe("[deal] two persons' parts are enough", () => {
  test.each(
    [3, 4, 5, 6].flatMap((seats) =>
      Array.from({ length: seats + 1 }, (_, awake) => ({ seats, awake })),
    ),
  )("$awake of $seats devices are awake", async ({ seats, awake }) => {
    const at = await gathered(six.slice(0, seats));
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const up = all.slice(seats - awake);
    await at.wake(...all);
    await at.start();
    await at.wake(...up);
    await at.bench.clock.pass(tenSeconds);
    await at.wake(...up);
    await at.bench.clock.pass(tenSeconds);
    await at.wake(...up);
    expect(at.from()).toEqual(awake >= 2 ? up : null);
    if (awake >= 2) return;
    // Whoever wakes up next is enough, in a start of those two.
    const [next = 0] = all.filter((seat) => !up.includes(seat));
    const both = awake === 0 ? [0, 1] : [next, ...up];
    for (let i = 0; i < 3; i++) {
      await at.wake(...both);
      await at.bench.clock.pass(tenSeconds);
    }
    expect(at.from()).toEqual(both);
    expect(at.table.info(null).deal.voids).toHaveLength(1);
  });

  test("not where one person sits twice: that is one person's part", async () => {
    const at = await gathered([ginny, ginny, mia]);
    await at.wake(0, 1, 2);
    await at.start();
    await at.wake(0, 1);
    await at.bench.clock.pass(day);
    expect(at.table.info(null).phase).toBe("gathering");
    await at.wake(2);
    expect(at.from()).toEqual([0, 1, 2]);
  });

  test("where the clock counts in days every device is waited for: nobody is expected to be there", async () => {
    const at = await gathered([ginny, mia, thomas], { terms: { clock: 86_400 } });
    await at.wake(0, 1, 2);
    await at.start();
    await at.wake(0);
    await at.bench.clock.pass(day);
    await at.wake(1);
    await at.bench.clock.pass(day);
    expect(at.table.info(null).deal).toMatchObject({ sealed: true, missing: [2], voids: [] });
    await at.wake(2);
    expect(at.from()).toEqual([0, 1, 2]);
  });

  test("of three the two who are awake are not held up by one who never promised", async () => {
    const at = await gathered([ginny, mia, thomas]);
    await at.wake(0, 1);
    await at.start();
    await at.wake(0, 1);
    expect(at.table.info(null).deal).toMatchObject({ sealed: false, missing: [2] });
    await at.bench.clock.pass(tenSeconds);
    await at.wake(0, 1);
    expect(at.from()).toEqual([0, 1]);
  });
});

describe("[deal] where there is nobody to protect from whom", () => {
  test("one person and bots are dealt to at once, with a part or without", async () => {
    const without = await gathered([ginny], { bots: 2 });
    await without.start();
    expect(without.from()).toEqual([]);
    const at = await gathered([ginny], { bots: 2 });
    await at.promise(0);
    await at.start();
    await at.show(0);
    expect(at.from()).toEqual([0]);
  });

  test("one person whose device sleeps in between: no other deal is drawn", async () => {
    const at = await gathered([ginny], { bots: 2 });
    await at.promise(0);
    await at.start();
    await at.bench.clock.pass(day);
    expect(at.table.info(null).deal).toMatchObject({ sealed: true, missing: [0], voids: [] });
    await at.promise(0, "another device");
    expect(await at.show(0, "another device")).toMatchObject({ type: "done" });
    expect(at.from()).toEqual([0]);
  });

  test("one person whose first start was void is not dealt to without a part: the hall could say that it slept", async () => {
    const at = await gathered([ginny], { bots: 2 });
    await at.promise(0);
    await at.start();
    await at.bench.clock.pass(tenSeconds);
    await ask(at.table, ginny, { type: "leave-seat", seat: 0 });
    await ask(at.table, ginny, { type: "sit", seat: 0, entropy: "" });
    await at.start();
    expect(at.from()).toBeNull();
    await at.wake(0);
    expect(at.from()).toEqual([0]);
  });

  test("several people around one device are dealt to at once", async () => {
    const at = await gathered([ginny, ginny, ginny]);
    await at.start();
    expect(at.from()).toEqual([]);
  });

  test("bots alone are dealt to at once", async () => {
    const at = await gathered([], { bots: 3 });
    await ask(at.table, ginny, { type: "start" });
    expect(at.from()).toEqual([]);
  });

  test("a ledger without chance takes no parts and waits for nobody", async () => {
    const at = await gathered([ginny, mia], { game: tally });
    const eyes = await watch(at.table, mia, 1);
    expect(await at.promise(0)).toMatchObject({ code: "not-dealing" });
    await at.start();
    expect(at.table.info(null).phase).toBe("playing");
    expect(eyes.log.at(-1)).not.toHaveProperty("from");
  });
});

test("[deal] a program that throws in openly when it sits down has agreed, and is not waited for", async () => {
  const at = await gathered([ginny, mia], { entropies: ["", "anything"] });
  await at.wake(0);
  expect(at.table.info(null).deal.waived).toEqual([1]);
  await at.start();
  await at.wake(0);
  expect(at.from()).toEqual([0]);
});
