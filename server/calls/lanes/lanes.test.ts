import { afterEach, beforeEach, expect, test } from "vitest";
import type { PostTrouble } from "../reach/post.ts";
import { openLanes, type Delivery, type Lanes, type Outcome } from "./lanes.ts";

/** Somebody who answers when told. */
interface Held {
  readonly owner: string;
  readonly answer: (posted: PostTrouble) => void;
}

const silence: PostTrouble = { code: "no-answer", detail: "" };
let now = 0;
let lanes: Lanes;
let held: Held[] = [];
beforeEach(() => {
  lanes = openLanes(() => now);
  held = [];
});
afterEach(() => lanes.close());

function send(owner: string, destination: string, more: Partial<Delivery> = {}): Promise<Outcome> {
  const run = (): Promise<PostTrouble> => {
    const { promise, resolve } = Promise.withResolvers<PostTrouble>();
    held.push({ owner, answer: resolve });
    return promise;
  };
  return lanes.deliver({
    owner,
    destination,
    way: "web",
    isDoubtful: false,
    patience: 60_000,
    run,
    ...more,
  });
}

/** Whoever can begin has begun: one in each turn of the event loop. */
async function begun(): Promise<readonly string[]> {
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
  return held.map(({ owner }) => owner);
}

/** Everyone who was sent for gets this answer. */
async function answered(posted: PostTrouble, ...sent: readonly Promise<Outcome>[]): Promise<void> {
  await begun();
  for (const each of held) each.answer(posted);
  await Promise.all(sent);
  held = [];
}

test("[calls] a hundred who do not answer hold up nobody else", async () => {
  for (let i = 0; i < 100; i++) void send(`mal-${i}`, `mal-${i}.example`);
  void send("mia", "hook.example");
  expect(await begun()).toContain("mia");
});

test("[calls] in one turn of the event loop one begins: what it takes to begin holds up no move", async () => {
  const most = { inATurn: 0, before: 0 };
  for (let i = 0; i < 60; i++) void send(`mal-${i}`, `mal-${i}.example`);
  expect(held).toHaveLength(0);
  for (let turn = 0; held.length < 60; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    most.inATurn = Math.max(most.inATurn, held.length - most.before);
    most.before = held.length;
    if (turn === 0) for (const each of held) each.answer(silence);
  }
  expect(most.inATurn).toBe(1);
});

test("[calls] a person and a destination have only so many at a time, the rest follow as these end", async () => {
  const mine = Array.from({ length: 5 }, (_, i) => send("mal", `${i}.example`));
  expect(await begun()).toHaveLength(2);
  held[0]?.answer(null);
  await mine[0];
  expect(await begun()).toHaveLength(3);
  held = [];
  for (let i = 0; i < 40; i++) void send(`guest-${i}`, "one.example");
  expect(await begun()).toHaveLength(16);
  void send("mia", "hook.example");
  expect(await begun()).toContain("mia");
});

test("[calls] who keeps us waiting twice waits in the slow lane, until they are quick again", async () => {
  for (const guest of ["a", "b"]) await answered(silence, send(guest, "mal.example"));
  const slow = ["c", "d", "e"].map((guest) => send(guest, "mal.example"));
  expect(await begun()).toEqual(["c", "d"]);
  await answered(null, ...slow.slice(0, 2));
  for (let i = 0; i < 10; i++) void send(`f${i}`, "mal.example");
  expect(await begun()).toHaveLength(11);
});

test("[calls] an answer that comes late is one that keeps us waiting", async () => {
  for (const guest of ["a", "b"]) {
    const sent = send(guest, "tarpit.example");
    await begun();
    now += 4900;
    await answered(null, sent);
  }
  for (let i = 0; i < 5; i++) void send(`c${i}`, "tarpit.example");
  expect(await begun()).toHaveLength(2);
  // Trouble is forgotten after a while.
  now += 600_000;
  for (let i = 0; i < 5; i++) void send(`d${i}`, "tarpit.example");
  expect((await begun()).length).toBeGreaterThan(6);
});

test("[calls] a person whose receivers keep us waiting, whatever their names, waits in the slow lane", async () => {
  for (let i = 0; i < 3; i++) await answered(silence, send("mal", `${i}.example`));
  const others = Array.from({ length: 16 }, (_, i) =>
    send(`x${i}`, `x${i}.example`, { isDoubtful: true }),
  );
  expect(await begun()).toHaveLength(16);
  void send("mal", "fresh.example");
  void send("mia", "hook.example");
  expect((await begun()).slice(16)).toEqual(["mia"]);
  await answered(silence, ...others);
});

test("[calls] the slow lane has an end: who comes then is told at once what the others will hear", async () => {
  const doubtful = (i: number): Promise<Outcome> =>
    send(`mal-${i}`, `mal-${i}.example`, { isDoubtful: true });
  for (let i = 0; i < 16; i++) void doubtful(i);
  expect(await begun()).toHaveLength(16);
  for (let i = 16; i < 116; i++) void doubtful(i);
  expect(await doubtful(116)).toEqual(silence);
});

test("[calls] what finds no place in time was not tried; in the slow lane it counts", async () => {
  for (let i = 0; i < 2; i++) void send("mia", `${i}.example`);
  expect(await send("mia", "2.example", { patience: 10 })).toBe("not-tried");
  for (let i = 0; i < 2; i++) void send(`x${i}`, "mal.example", { isDoubtful: true });
  expect(await send("x2", "mal.example", { isDoubtful: true, patience: 10 })).toEqual(silence);
});

test("[calls] letters have a lane of their own, and a slow mail server is no trouble of its readers", async () => {
  const mail = { way: "mail", destination: "mail" } as const;
  for (let i = 0; i < 3; i++) await answered(silence, send(`a${i}`, "mail", mail));
  for (let i = 0; i < 6; i++) void send(`b${i}`, "mail", mail);
  expect(await begun()).toHaveLength(4);
});

test("[calls] closing lets go of everyone at once", async () => {
  const sent = Array.from({ length: 5 }, () => send("mal", "mal.example"));
  lanes.close();
  expect(new Set(await Promise.all(sent))).toEqual(new Set(["not-tried"]));
  expect(await send("mia", "hook.example")).toBe("not-tried");
});
