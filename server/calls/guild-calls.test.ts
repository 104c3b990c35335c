import { afterEach, beforeEach, expect, test } from "vitest";
import type { GuildPage } from "#table/talk/guild.ts";
import { call, type Visitor } from "../testing/visitor.ts";
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
    "Ginny : À toi de jouer : Bounty Hunters avec Mia. Prends une carte : choisis un paquet.",
    "Mia : À toi de jouer : Bounty Hunters avec Ginny. Prends une carte : choisis un paquet.",
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

test("[calls] whoever was sent away hears of no evening, and the guild's hooks hear nothing of them or by them", async () => {
  const { receiver, clock } = called;
  const [ginny, mia, greedo] = (await guests("Ginny", "Mia", "Greedo")) as [
    Visitor,
    Visitor,
    Visitor,
  ];
  const { id } = (await ginny.post("/api/guilds", { name: "The Crew" })).body as { id: string };
  const page = async (): Promise<GuildPage> =>
    (await ginny.get(`/api/guilds/${id}`)).body as GuildPage;
  for (const each of [mia, greedo])
    await each.post(`/api/invitations/${(await page()).invitation.slice(6)}`);
  await ginny.post(`/api/guilds/${id}/members/3`, { role: "helper" });
  const hook = { shape: "json", zone: "UTC", language: "en" };
  await ginny.post(`/api/guilds/${id}/hooks`, { ...hook, url: `${receiver.url}/guild` });
  await greedo.post(`/api/guilds/${id}/hooks`, { ...hook, url: `${receiver.url}/spy` });
  for (const each of [mia, greedo]) await addHook(each, `${receiver.url}/${each.name}`);
  await ginny.post(`/api/guilds/${id}/evenings`, { at: clock.now() + 48 * hour });
  const evening = `/api/guilds/${id}/evenings/${(await page()).evenings[0]?.id}`;
  for (const each of [mia, greedo]) await each.post(`${evening}/answer`, { answer: "yes" });
  await ginny.post(`${evening}/agree`);
  await begin([mia, greedo], { guild: id });
  await call(called.hall.url, "DELETE", `/api/guilds/${id}/members/3`, undefined, {
    authorization: `Bearer ${ginny.token}`,
  });
  await called.pass(minute);
  await called.pass(24 * hour);
  const heard = (path: string): readonly Json[] =>
    receiver.got
      .filter((one) => one.path === path)
      .map(({ body }) => JSON.parse(body.toString()) as Json);
  const kinds = (path: string): readonly string[] =>
    heard(path).flatMap(({ calls }) => calls.map(({ kind }) => kind));
  expect(kinds("/Mia")).toEqual(expect.arrayContaining(["evening-agreed", "evening-day"]));
  expect(kinds("/Greedo").filter((kind) => kind.startsWith("evening"))).toEqual([]);
  // A game that began goes on: it is theirs.
  expect(kinds("/Greedo")).toContain("your-move");
  const names = heard("/guild").map(({ title }) => title.split(":")[0]);
  expect(names).toContain("Mia");
  expect(names).not.toContain("Greedo");
  expect(heard("/spy")).toEqual([]);
});
