/** A program hears of its moves, of tables that want it, of rematches and ends, without asking table by table. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConnectedProgram, MyEvent } from "#table/talk/me.ts";
import { testHall, type TestHall } from "../../testing/test-hall.ts";
import { visitor, type Visitor } from "../../testing/visitor.ts";
import { openMyEvents, type EventNeeds } from "./events.ts";

let hall: TestHall;
let ginny: Visitor;
let robot: Visitor;
const open: AbortController[] = [];

beforeEach(async () => {
  hall = await testHall();
  ginny = await hall.guest("Ginny");
  const { body } = await ginny.post("/api/me", { name: "Robot", by: "Ginny", token: true });
  const { name, token } = body as { name: string; token: string };
  robot = await visitor(hall.url, name, token);
});
afterEach(async () => {
  for (const each of open.splice(0)) each.abort();
  await hall.close();
});

interface Listening {
  readonly status: number;
  readonly heard: MyEvent[];
  /** The first event of this kind, past or coming. */
  until(type: MyEvent["type"]): Promise<MyEvent>;
  hangUp(): void;
}

async function listen({ token }: Visitor, query = ""): Promise<Listening> {
  const line = new AbortController();
  open.push(line);
  const heard: MyEvent[] = [];
  const response = await fetch(`${hall.url}/api/me/events${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: line.signal,
  });
  let news = Promise.withResolvers<void>();
  async function read(): Promise<void> {
    let rest = "";
    for await (const chunk of response.body ?? []) {
      const lines = (rest + Buffer.from(chunk).toString("utf8")).split("\n");
      rest = lines.pop() ?? "";
      heard.push(...lines.filter(Boolean).map((text) => JSON.parse(text) as MyEvent));
      news.resolve();
      news = Promise.withResolvers();
    }
  }
  read().catch(() => undefined);
  return {
    status: response.status,
    heard,
    hangUp: () => line.abort(),
    async until(type) {
      for (;;) {
        const found = heard.find((event) => event.type === type);
        if (found !== undefined) return found;
        await news.promise;
      }
    },
  };
}

const programs = async (query = ""): Promise<readonly ConnectedProgram[]> =>
  (await ginny.get(`/api/programs${query}`)).body as readonly ConnectedProgram[];

test("[programs] is asked to a table, sits down, is told of its move, the end and the rematch", async () => {
  const line = await listen(robot, "?games=bounty-hunters");
  expect(await line.until("listening")).toEqual({ type: "listening", name: robot.name });
  const [program] = await programs();
  expect(program).toMatchObject({ name: robot.name, games: ["bounty-hunters"], asked: null });
  const table = await ginny.make({ game: "bounty-hunters", seats: 2, entropy: "x" });
  const ask = `/api/tables/${table}/programs`;
  expect(await ginny.post(ask, { program: program?.id })).toMatchObject({ status: 204 });
  expect(await line.until("wanted")).toMatchObject({ table, by: "Ginny", seats: [1] });
  expect(await programs(`?table=${table}`)).toMatchObject([{ asked: "asked" }]);
  await robot.ask(table, { type: "sit", seat: 1, entropy: "y" });
  await ginny.ask(table, { type: "start" });
  expect(await line.until("your-move")).toEqual({
    type: "your-move",
    table,
    game: "bounty-hunters",
    seat: 1,
  });
  // Both leave the rest to bots.
  await robot.ask(table, { type: "substitute", seat: 1, level: "novice" });
  await ginny.ask(table, { type: "substitute", seat: 0, level: "novice" });
  expect(await line.until("over")).toMatchObject({ table, outcome: { places: expect.anything() } });
  await ginny.ask(table, { type: "rematch" });
  expect(await line.until("rematch")).toMatchObject({ table, next: expect.any(String) });
});

test("[programs] says no by its own rules, and whoever asked sees it", async () => {
  await (await listen(robot, "?games=bounty-hunters")).until("listening");
  const [program] = await programs();
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  await ginny.post(`/api/tables/${table}/programs`, { program: program?.id });
  await robot.post(`/api/tables/${table}/decline`, {});
  expect(await programs(`?table=${table}`)).toMatchObject([{ asked: "declined" }]);
});

test("[programs] nobody is asked to a game they do not play, by a stranger, or where programs may not sit", async () => {
  const line = await listen(robot, "?games=bounty-hunters");
  await line.until("listening");
  const [program] = await programs();
  const ask = async (who: Visitor, table: string): Promise<number> =>
    (await who.post(`/api/tables/${table}/programs`, { program: program?.id })).status;
  expect(await ask(ginny, await ginny.make({ game: "outer-rim", seats: 2 }))).toBe(404);
  const closed = await ginny.make({ game: "bounty-hunters", seats: 2, programs: false });
  expect(await ask(ginny, closed)).toBe(409);
  const mia = await hall.guest("Mia");
  expect(await ask(mia, await ginny.make({ game: "bounty-hunters", seats: 2 }))).toBe(403);
  line.hangUp();
  await expect.poll(() => programs()).toEqual([]);
});

test("[programs] a person listens as well, and is no program; four lines are too many", async () => {
  const mine = await listen(ginny);
  await mine.until("listening");
  expect(await programs()).toEqual([]);
  await listen(ginny);
  const third = await listen(ginny);
  expect((await listen(ginny)).status).toBe(429);
  third.hangUp();
  await expect.poll(async () => (await listen(ginny)).status).toBe(200);
});

test("[programs] whoever had hung up before they were let in leaves no line behind", () => {
  const needs = { tables: null, directory: null, breath: null, bug: null } as unknown as EventNeeds;
  const { listen: hear } = openMyEvents(needs);
  const ended = vi.fn();
  const reader = { person: "ginny", name: "Ginny", games: [], mayGoOn: async () => true, ended };
  for (let n = 0; n < 4; n++) expect(hear({ ...reader, gone: AbortSignal.abort() })).not.toBeNull();
  expect(ended).toHaveBeenCalledTimes(4);
});

test("[programs] a hall that closes ends every line", async () => {
  const line = await listen(robot);
  await line.until("listening");
  await hall.close();
  hall = await testHall();
  expect(line.heard).toHaveLength(1);
});
