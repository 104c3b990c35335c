import { expect, test } from "vitest";
import { memoryJournal } from "#table/journal/memory.ts";
import type { Header, Page } from "#table/journal/page.ts";
import { withSubscribers, type WriteSubscriber } from "./subscribers.ts";

const page: Page = {
  type: "spectators-talk",
  allowed: true,
  version: 1,
  at: 0,
  person: null,
  id: null,
};

async function written(subscribers: readonly WriteSubscriber[], expected = 0) {
  const bugs: string[] = [];
  const journal = withSubscribers(memoryJournal(), subscribers, (what) => bugs.push(what));
  await journal.create({ table: "t1", contentHash: null } as Header, null);
  const appended = await journal.append("t1", expected, [page]).catch((error: Error) => error);
  return { appended, bugs, kept: await journal.read("t1", 0) };
}

test("subscribers hear of a page in the order of their list, once it is written", async () => {
  const heard: string[] = [];
  const hears = (name: string): WriteSubscriber => ({
    name,
    beforeWrite: async () => void heard.push(`${name} before`),
    afterWrite: ({ table, pages }) => void heard.push(`${name} ${table} ${pages.length}`),
  });
  await written([hears("lobby"), hears("copies")]);
  expect(heard).toEqual(["lobby before", "copies before", "lobby t1 1", "copies t1 1"]);
});

test("one subscriber's bug is told by its name, and the others hear all the same", async () => {
  let heard = 0;
  const breaks = (): never => {
    throw new Error("a bug of its own");
  };
  const { appended, bugs, kept } = await written([
    { name: "the lobby", afterWrite: breaks },
    { name: "the errands", afterWrite: () => void heard++ },
  ]);
  expect({ appended, heard, kept }).toEqual({
    appended: { type: "appended" },
    heard: 1,
    kept: [page],
  });
  expect(bugs).toEqual(["the lobby did not hear of a page"]);
});

test("nobody hears of a page that lost to another writer", async () => {
  let heard = 0;
  const { appended } = await written([{ name: "the lobby", afterWrite: () => void heard++ }], 7);
  expect({ appended, heard }).toEqual({ appended: { type: "conflict" }, heard: 0 });
});

test("what must be known before keeps a page from being written", async () => {
  const failing = { name: "guilds", beforeWrite: () => Promise.reject(new Error("no store")) };
  const { appended, kept } = await written([failing]);
  expect(appended).toBeInstanceOf(Error);
  expect(kept).toEqual([]);
});
