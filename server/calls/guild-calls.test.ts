import { afterEach, beforeEach, expect, test } from "vitest";
import type { Visitor } from "../testing/visitor.ts";
import { addHook, begin, calledHall, type CalledHall } from "./testing/called.ts";

const minute = 60_000;
const hour = 60 * minute;

let called: CalledHall;
beforeEach(async () => void (called = await calledHall()));
afterEach(() => called.close());

interface Json {
  readonly title: string;
  readonly calls: readonly { readonly kind: string }[];
}
const titles = (): readonly Json[] =>
  called.receiver.got.map(({ body }) => JSON.parse(body.toString()) as Json);
const guests = async (...names: readonly string[]): Promise<readonly Visitor[]> =>
  Promise.all(names.map((name) => called.hall.guest(name)));

test("[calls] a guild's own hook says who is asked, and an evening is told when agreed, a day and an hour before", async () => {
  const { receiver, clock } = called;
  const [ginny, mia] = (await guests("Ginny", "Mia")) as [Visitor, Visitor];
  const guild = (await ginny.post("/api/guilds", { name: "The Crew" })).body as { id: string };
  const { invitation } = (await ginny.get(`/api/guilds/${guild.id}`)).body as {
    invitation: string;
  };
  await mia.post(`/api/invitations/${invitation.split("/").at(-1)}`);
  const hook = { url: `${receiver.url}/guild`, shape: "json", zone: "UTC", language: "fr" };
  expect((await mia.post(`/api/guilds/${guild.id}/hooks`, hook)).status).toBe(403);
  expect((await ginny.post(`/api/guilds/${guild.id}/hooks`, hook)).status).toBe(201);
  await begin([ginny, mia], { guild: guild.id });
  await called.pass(minute);
  expect(
    titles()
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual([
    "Ginny : À toi de jouer : Bounty Hunters avec Mia. Prends une carte : choisis une pioche.",
    "Mia : À toi de jouer : Bounty Hunters avec Ginny. Prends une carte : choisis une pioche.",
  ]);

  await addHook(mia, `${receiver.url}/mia`);
  const at = clock.now() + 48 * hour;
  await ginny.post(`/api/guilds/${guild.id}/evenings`, { at });
  const { evenings } = (await ginny.get(`/api/guilds/${guild.id}`)).body as {
    evenings: readonly { readonly id: string }[];
  };
  const evening = `/api/guilds/${guild.id}/evenings/${evenings[0]?.id}`;
  await mia.post(`${evening}/answer`, { answer: "maybe" });
  await ginny.post(`${evening}/agree`);
  const kinds = (path: string): readonly string[] =>
    receiver.got
      .filter((one) => one.path === path)
      .flatMap(({ body }) => (JSON.parse(body.toString()) as Json).calls)
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith("evening"));
  await called.pass(0);
  expect([kinds("/mia"), kinds("/guild")]).toEqual([["evening-agreed"], ["evening-agreed"]]);
  await called.pass(24 * hour);
  expect(kinds("/mia")).toEqual(["evening-agreed", "evening-day"]);
  await mia.post(`${evening}/answer`, { answer: "no" });
  await called.pass(23 * hour);
  expect(kinds("/mia")).toEqual(["evening-agreed", "evening-day"]);
  expect(kinds("/guild")).toEqual(["evening-agreed", "evening-day", "evening-hour"]);
});
