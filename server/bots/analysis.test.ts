/** Positions of finished games are explained to programs, in the words our pages use, and to nobody before the end. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Finding } from "#bots/study.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import type { Visitor, VisitorReply } from "../testing/visitor.ts";

let hall: TestHall;
let ginny: Visitor;
beforeEach(async () => {
  hall = await testHall();
  ginny = await hall.guest("Ginny");
});
afterEach(() => hall.close());

const explain = (table: string, body: object): Promise<VisitorReply> =>
  ginny.post(`/api/tables/${table}/analysis`, body);

test("[analysis] moves, chances and other moves of a game that is over", async () => {
  const table = await ginny.make({ game: "bounty-hunters", seats: 2, bots: [1], entropy: "x" });
  await ginny.ask(table, { type: "start" });
  expect(await explain(table, { type: "chances", at: 4 })).toMatchObject({ status: 409 });
  await ginny.ask(table, { type: "substitute", seat: 0, level: "novice" });
  const phase = async (): Promise<unknown> =>
    ((await ginny.get(`/api/tables/${table}`)).body as { phase: string }).phase;
  await expect.poll(phase, { timeout: 30_000 }).toBe("over");
  const chances = await explain(table, { type: "chances", at: 4, games: 10 });
  const { shares } = chances.body as Extract<Finding, { type: "chances" }>;
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
  expect((await explain(table, { type: "chances", at: 4, games: 10 })).body).toEqual(chances.body);
  const ranked = await explain(table, { type: "rank", at: 4, seat: 0 });
  const { moves } = ranked.body as Extract<Finding, { type: "rank" }>;
  expect(moves.length).toBeGreaterThan(1);
  const commands = moves.slice(0, 2).map(({ command }) => command);
  const tried = await explain(table, { type: "what-if", at: 4, seat: 0, commands, games: 5 });
  expect((tried.body as Extract<Finding, { type: "what-if" }>).lines).toHaveLength(2);
  const status = async (body: object): Promise<number> => (await explain(table, body)).status;
  expect(await status({ type: "rank", at: 99_999, seat: 0 })).toBe(404);
  expect(await status({ type: "rank", at: 4, seat: 5 })).toBe(404);
  expect(await status({ type: "rank", at: 4, seat: 0, made: { type: "done" } })).toBe(422);
  expect(await status({ type: "chances", at: 4, games: 5000 })).toBe(422);
});

test("[analysis] a game nobody explains says so", async () => {
  const table = await ginny.make({ game: "outer-rim", seats: 1, bots: [] });
  expect((await explain(table, { type: "chances", at: 1 })).status).toBe(409);
});
