import { expect, test } from "vitest";
import { inTurns } from "./turns.ts";

test("[turns] of one address one is answered in a turn of the event loop, others do not wait for it", async () => {
  const take = inTurns();
  const done: string[][] = [[]];
  const say = (who: string) => (): void => void done.at(-1)?.push(who);
  for (let i = 0; i < 4; i++) take("mal", say(`mal ${i}`));
  take("mia", say("mia"));
  for (let turn = 0; turn < 6; turn++) {
    done.push([]);
    await new Promise((resolve) => setImmediate(resolve));
    if (turn === 1) take("thomas", say("thomas"));
  }
  expect(done.slice(0, 5)).toEqual([
    ["mal 0", "mia"],
    ["mal 1"],
    ["mal 2", "thomas"],
    ["mal 3"],
    [],
  ]);
  // Whoever is done waits for nothing the next time.
  take("mal", say("mal again"));
  expect(done.at(-1)).toEqual(["mal again"]);
});
