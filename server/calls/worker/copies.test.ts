/** Several copies on one store: of each call one of them makes it, and a copy that dies leaves it to the others. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { handClock } from "#table/testing/hand-clock.ts";
import { openPostgres } from "../../store/postgres/index.ts";
import { testPostgres, type TestPostgres } from "../../store/postgres/testing/server.ts";
import type { CallStore } from "../../store/call-port.ts";
import type { Sender } from "../sender.ts";
import { startWorker } from "./worker.ts";

let server: TestPostgres;
beforeAll(async () => void (server = await testPostgres()), 60_000);
afterAll(() => server?.close(), 60_000);

const people = Array.from({ length: 60 }, (_, i) => `guest-${i}`);

async function outbox(): Promise<{ url: string; store: CallStore; close: () => Promise<void> }> {
  const url = await server.emptied();
  const { calls, close } = await openPostgres(url, { broken: () => undefined });
  await calls.add(
    people.map((person) => ({
      person,
      subject: "t1",
      seat: 0,
      version: 1,
      kind: "your-move",
      words: "",
      made: 0,
      due: 60_000,
      quiet: 0,
      until: null,
    })),
  );
  return { url, store: calls, close };
}

const fail = (): never => expect.unreachable();

const worker = (store: CallStore, sender: Sender, clock = handClock()) =>
  startWorker({
    store,
    clock,
    sender,
    describe: async () => ({ type: "evening", guild: "", guildId: "", at: 0 }),
    bug: (what, error) => expect.unreachable(`${what} ${String(error)}`),
    pollMs: 2000,
  });

test("[calls] two copies make every call, none of them twice", async () => {
  const { url, store, close } = await outbox();
  const other = await openPostgres(url, { broken: () => undefined });
  const sent: string[] = [];
  const sender = (mine: CallStore): Sender => ({
    async send(person, calls) {
      sent.push(person);
      for (const { call } of calls) await mine.finish(call.id, "sent", null);
    },
    fail,
  });
  const copies = [worker(store, sender(store)), worker(other.calls, sender(other.calls))];
  await Promise.all(copies.map((copy) => copy.look()));
  expect(sent.toSorted()).toEqual(people.toSorted());
  await Promise.all(copies.map((copy) => copy.look()));
  expect(sent).toHaveLength(people.length);
  await Promise.all(copies.map((copy) => copy.close()));
  await other.close();
  await close();
});

test("[calls] what a dead copy had taken is made by another when the lease is over", async () => {
  const { store, close } = await outbox();
  const clock = handClock();
  const taken = await store.take(clock.now(), clock.now(), clock.now() + 60_000);
  expect(taken).toHaveLength(people.length);
  const sent: string[] = [];
  const living = worker(
    store,
    {
      async send(person, calls) {
        sent.push(person);
        for (const { call } of calls) await store.finish(call.id, "sent", null);
      },
      fail,
    },
    clock,
  );
  await living.look();
  expect(sent).toEqual([]);
  await clock.pass(60_000);
  await living.look();
  expect(sent.toSorted()).toEqual(people.toSorted());
  await living.close();
  await close();
});
