import { afterAll, beforeAll, expect, test } from "vitest";
import type { CopiesStore } from "../store/copies-port.ts";
import { connect } from "../store/postgres/connection.ts";
import { primaryAndStandby, type PrimaryAndStandby } from "../store/postgres/testing/standby.ts";
import type { TestHall } from "../testing/test-hall.ts";
import { call, type Visitor, type VisitorWire } from "../testing/visitor.ts";
import { hallOn, sameAt } from "./testing/halls.ts";

let pair: PrimaryAndStandby;
beforeAll(async () => void (pair = await primaryAndStandby()));
afterAll(() => pair?.close());

/** A beat that never sees a page: whatever is heard was rung. */
const blind = (store: CopiesStore): CopiesStore => ({ ...store, standings: async () => [] });

const isWell = async ({ url }: TestHall): Promise<boolean> =>
  (await call(url, "GET", "/healthz")).status === 200;

async function watch(who: Visitor, table: string): Promise<VisitorWire> {
  const wire = await who.socket();
  await wire.ask(table, { type: "watch", as: "spectator", since: null });
  return wire;
}

const say = (who: Visitor, table: string, text: string): Promise<unknown> =>
  who.ask(table, { type: "say", said: { type: "text", text } });

const heard = (wire: VisitorWire, text: string): boolean =>
  wire.heard.some((tell) => tell.type === "update" && JSON.stringify(tell.log).includes(text));

test("[copies] after a promotion every copy beats, rings and hears at the new primary, though nobody comes or goes", async () => {
  // Read from a standby nothing would ever fail, and nothing would be new.
  const reader = connect(pair.url, 1);
  await expect(reader.attempt("SELECT 1", [])).rejects.toMatchObject({ code: "25006" });
  expect(await reader.ask("SELECT pg_is_in_recovery() AS follows", [])).toEqual([
    { follows: false },
  ]);
  const halls = [await hallOn(pair.url), await hallOn(pair.url, { copies: blind })] as const;
  const ginny = await halls[0].guest("Ginny");
  const table = await ginny.make({ game: "bounty-hunters", seats: 2, botLevel: "random" });
  const wire = await watch(await sameAt(halls[1], ginny), table);
  await say(ginny, table, "before");
  await expect.poll(() => heard(wire, "before")).toBe(true);

  await pair.promote();
  for (const hall of halls) await expect.poll(() => isWell(hall)).toBe(true);
  // A ring may be lost while its copy looks for the primary; the next ones are not.
  const sayAndHear = async (): Promise<boolean> => {
    await say(ginny, table, "after");
    return heard(wire, "after");
  };
  await expect.poll(sayAndHear, { interval: 500 }).toBe(true);
  wire.close();
  await Promise.all([reader.close(), ...halls.map((hall) => hall.close())]);
});
