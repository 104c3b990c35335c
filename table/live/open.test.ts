import { expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { ask, ginny, mia, openNew, rig, startWith, terms } from "../testing/rig.ts";
import { isAwaited, optionOf, watch } from "../testing/watcher.ts";
import { settled } from "../testing/hand-clock.ts";

const game = bountyHunters;

test("two people and two bots play a whole game", async () => {
  const bench = rig();
  const table = await openNew(bench, game, terms(game, 4));
  await startWith(table, [ginny, mia], 4);
  const eyes = [await watch(table, ginny, 0), await watch(table, mia, 1)];
  const crowd = await watch(table, { id: "x", name: "X" }, "spectator");
  for (let step = 0; step < 2000 && table.info(null).phase === "playing"; step++) {
    for (const [seat, watcher] of eyes.entries()) {
      if (!isAwaited(watcher, seat)) continue;
      const answer = await ask(table, seat === 0 ? ginny : mia, {
        type: "command",
        seat,
        command: optionOf(game, watcher, step),
      });
      expect(answer.type).toBe("done");
    }
    await settled();
  }
  expect(bench.bugs).toEqual([]);
  expect(table.info(null)).toMatchObject({
    phase: "over",
    seed: expect.any(String),
    spectators: 1,
  });
  expect(crowd.gaps()).toBe(0);
  expect(crowd.views.size).toBeGreaterThan(50);
});

test("a seat is seen as the past has it, by whoever sits there alone until the game is over", async () => {
  const bench = rig();
  const table = await openNew(bench, game, terms(game, 2));
  expect(table.seen(ginny.id, 0)).toBeNull();
  await startWith(table, [ginny, mia], 2);
  const past = await table.past(ginny.id, 0, table.version(), null);
  expect(table.seen(ginny.id, 0)).toEqual("view" in past && past.view);
  expect(table.seen(mia.id, 0)).toBeNull();
  expect(table.seen("nobody", 1)).toBeNull();
  expect(table.seen(ginny.id, 7)).toBeNull();
});
