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
