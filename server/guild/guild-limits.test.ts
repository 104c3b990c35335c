import { afterEach, expect, test } from "vitest";
import type { GuildCard, GuildPage } from "#table/talk/guild.ts";
import type { Clock } from "#table/ports.ts";
import { sharesOf } from "../door/limits/allowances.ts";
import { machineClock } from "../clock.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { call, type VisitorReply, type Visitor } from "../testing/visitor.ts";

let hall: TestHall;
afterEach(() => hall.close());

const wide = { burst: 1e9, perSecond: 1e9 };

const remove = (who: Visitor, path: string): Promise<VisitorReply> =>
  call(hall.url, "DELETE", path, undefined, { authorization: `Bearer ${who.token}` });

async function linkOf(who: Visitor, id: string): Promise<string> {
  const { invitation } = (await who.get(`/api/guilds/${id}`)).body as GuildPage;
  return `/api/invitations/${invitation.slice(6)}`;
}

async function founded(who: Visitor): Promise<{ id: string; join: string }> {
  const { id } = (await who.post("/api/guilds", { name: "Crew" })).body as GuildCard;
  return { id, join: await linkOf(who, id) };
}

test("[guild] every door of a guild counts for whoever comes in by it", async () => {
  const guild = { person: { burst: 12.9, perSecond: 1e-9 }, address: wide };
  hall = await testHall({ limits: { shares: { ...sharesOf(wide), guild } } });
  const ginny = await hall.guest("Ginny");
  const { id, join } = await founded(ginny);
  const doors: readonly (() => Promise<VisitorReply>)[] = [
    () => ginny.get("/api/guilds"),
    () => ginny.get(join),
    () => ginny.post(`/api/guilds/${id}/name`, { name: "Gang" }),
    () => ginny.post(`/api/guilds/${id}/invitation`),
    () => ginny.post(`/api/guilds/${id}/members/9`, { role: "helper" }),
    () => remove(ginny, `/api/guilds/${id}/members/9`),
    () => ginny.post(`/api/guilds/${id}/evenings/x/answer`, { answer: "yes" }),
    () => ginny.post(`/api/guilds/${id}/evenings/x/agree`),
    () => remove(ginny, `/api/guilds/${id}/evenings/x`),
    () => ginny.get(`/api/guilds/${id}/evenings/x/calendar`),
  ];
  // Two were spent on founding it and looking at it; a body costs a trifle more.
  for (const door of doors) expect((await door()).status).not.toBe(429);
  for (const door of doors) expect((await door()).status).toBe(429);
});

test("[guild] a guild filled by strangers has room again once they are sent away", async () => {
  hall = await testHall({ limits: { peoplePerGuild: 2 } });
  const [ginny, greedo, mia] = [
    await hall.guest("Ginny"),
    await hall.guest("Greedo"),
    await hall.guest("Mia"),
  ];
  const { id, join } = await founded(ginny);
  expect((await greedo.post(join)).status).toBe(200);
  expect(await mia.post(join)).toMatchObject({ body: { error: { code: "guild-full" } } });
  expect((await remove(ginny, `/api/guilds/${id}/members/2`)).status).toBe(204);
  const anew = await linkOf(ginny, id);
  expect((await greedo.post(anew)).status).toBe(403);
  expect((await mia.post(anew)).status).toBe(200);
});

test("[guild] coming and going fills no guild: who left without a game is forgotten", async () => {
  hall = await testHall({ limits: { peoplePerGuild: 2 } });
  const ginny = await hall.guest("Ginny");
  const { id, join } = await founded(ginny);
  for (let i = 0; i < 9; i++) {
    const greedo = await hall.guest(`Greedo ${i}`);
    expect((await greedo.post(join)).status).toBe(200);
    expect((await remove(greedo, `/api/guilds/${id}/members/${i + 2}`)).status).toBe(204);
  }
  expect((await (await hall.guest("Mia")).post(join)).status).toBe(200);
  const { people } = (await ginny.get(`/api/guilds/${id}`)).body as GuildPage;
  expect(people.map(({ name }) => name)).toEqual(["Ginny", "Mia"]);
});

test("[guild] dates a moment ahead fill the book until their evening is over", async () => {
  let ahead = 0;
  const clock: Clock = { ...machineClock, now: () => machineClock.now() + ahead };
  hall = await testHall({ clock, limits: { eveningsPerGuild: 2 } });
  const ginny = await hall.guest("Ginny");
  const { id } = await founded(ginny);
  const propose = async (): Promise<number> =>
    (await ginny.post(`/api/guilds/${id}/evenings`, { at: clock.now() + 60_000 })).status;
  expect([await propose(), await propose(), await propose()]).toEqual([204, 204, 409]);
  ahead += 120_000;
  expect(await propose()).toBe(409);
  ahead += 7 * 3_600_000;
  expect(await propose()).toBe(204);
});

test("[guild] requests at the same time do not overrun a limit: guilds, members, dates", async () => {
  const limits = { guildsPerPerson: 3, peoplePerGuild: 4, eveningsPerGuild: 2 };
  hall = await testHall({ limits });
  const ginny = await hall.guest("Ginny");
  const { id, join } = await founded(ginny);
  const together = (
    times: number,
    ask: (i: number) => Promise<VisitorReply>,
  ): Promise<readonly VisitorReply[]> =>
    Promise.all(Array.from({ length: times }, (_, i) => ask(i)));
  await together(12, () => ginny.post("/api/guilds", { name: "Crew" }));
  expect((await ginny.get("/api/guilds")).body).toHaveLength(3);
  const at = Date.now() + 3_600_000;
  await together(12, () => ginny.post(`/api/guilds/${id}/evenings`, { at }));
  const strangers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => hall.guest(`Guest ${i}`)),
  );
  await together(12, (i) => strangers[i]?.post(join) as Promise<VisitorReply>);
  const { evenings, people } = (await ginny.get(`/api/guilds/${id}`)).body as GuildPage;
  expect([evenings.length, people.length]).toEqual([2, 4]);
  // Of all hand-overs at the same time one counts: nobody gives away what is not theirs any more.
  const handed = await together(3, (i) =>
    ginny.post(`/api/guilds/${id}/members/${people[i + 1]?.number}`, { role: "founder" }),
  );
  expect(handed.map(({ status }) => String(status)).toSorted()).toEqual(["204", "403", "403"]);
  const after = (await ginny.get(`/api/guilds/${id}`)).body as GuildPage;
  const roles = after.people.map(({ role }) => String(role)).toSorted();
  expect(roles).toEqual(["founder", "helper", "member", "member"]);
});
