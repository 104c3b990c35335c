import { afterEach, expect, test } from "vitest";
import { unitNamed } from "../../testing/ledger-unit.ts";
import { testHall, type TestHall } from "../../testing/test-hall.ts";
import { sharesOf } from "./allowances.ts";

let hall: TestHall;
afterEach(() => hall.close());

const wide = { burst: 1e9, perSecond: 1e9 };

test("[flood] an early amendment is charged by the moves that are folded again, also by those before it", async () => {
  const ask = { person: { burst: 160, perSecond: 0.001 }, address: wide };
  hall = await testHall({
    limits: { shares: { ...sharesOf(wide), ask }, asksPerConnection: wide },
  });
  const jabba = await hall.guest("Jabba");
  const table = await jabba.make({ game: "legion", seats: 1 });
  const wire = await jabba.socket();
  await wire.ask(table, { type: "start" });
  const entry = (command: object) => wire.ask(table, { type: "command", seat: 0, command });
  const first = await entry({ type: "add-unit", unit: unitNamed("Rebel") });
  const page = first.type === "done" ? first.version : 0;
  for (let i = 0; i < 99; i++) await entry({ type: "change-unit", unit: unitNamed(`Rebel ${i}`) });
  let amended = 0;
  for (let time = 0; time < 40; time++) {
    const command = { type: "add-unit", unit: unitNamed(`Rebel the ${time}th`) };
    const answer = await wire.ask(table, { type: "amend", seat: 0, page, command });
    if (answer.type === "done") amended++;
  }
  wire.close();
  // By pages alone it would be 28: each costs a little more than 2.
  expect(amended).toBeGreaterThan(5);
  expect(amended).toBeLessThan(15);
});
