import { afterAll, beforeAll, expect, test } from "vitest";
import type { MyCalls } from "#table/talk/calls.ts";
import type { GuildCard, GuildPage } from "#table/talk/guild.ts";
import type { ClaimCode } from "#table/talk/lobby.ts";
import { calledHall, type CalledHall } from "../../calls/testing/called.ts";
import { call, type VisitorReply, type Visitor } from "../../testing/visitor.ts";

let called: CalledHall;
let ginny: Visitor;
let mia: Visitor;
beforeAll(async () => {
  called = await calledHall();
  [ginny, mia] = [await called.hall.guest("Ginny"), await called.hall.guest("Mia")];
});
afterAll(() => called.close());

/** As a messenger looks for a picture, or a mail program for something evil: with and without a session. */
async function opened(...paths: readonly string[]): Promise<void> {
  const { url } = called.hall;
  for (const path of paths)
    for (const headers of [new Headers(), new Headers({ authorization: `Bearer ${mia.token}` })])
      for (const method of ["GET", "HEAD"]) await fetch(url + path, { method, headers });
}

const post = (path: string, body: unknown = {}): Promise<VisitorReply> =>
  call(called.hall.url, "POST", path, body);

test("[links] a claim link that was only opened still opens the device it was meant for", async () => {
  const { code, path } = (await ginny.post("/api/me/codes")).body as ClaimCode;
  await opened(path, `/api/claims/${code}`, `/api/claims?code=${code}`);
  expect((await mia.get("/api/me")).body).toEqual({ name: "Mia", face: null });
  expect((await post("/api/claims/look", { code })).status).toBe(200);
  expect((await post("/api/claims", { code })).status).toBe(200);
});

test("[links] a guild's link and a table's link seat nobody before they say so", async () => {
  const { id } = (await ginny.post("/api/guilds", { name: "The Crew" })).body as GuildCard;
  const page = async (): Promise<GuildPage> =>
    (await ginny.get(`/api/guilds/${id}`)).body as GuildPage;
  const { invitation } = await page();
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  await opened(invitation, `/api/invitations/${invitation.slice(6)}`, `/t/${table}`);
  await opened(`/api/tables/${table}`, `/api/tables/${table}/view?as=spectator`);
  expect((await page()).people).toHaveLength(1);
  expect((await mia.get("/api/guilds")).body).toEqual([]);
  expect((await mia.get("/api/tables/mine")).body).toEqual([]);
});

test("[links] a letter's links do nothing when they are looked at: the button does", async () => {
  const added = await ginny.post("/api/me/channels", { type: "email", to: "ginny@example.org" });
  await ginny.post(`/api/me/channels/${(added.body as { id: string }).id}/try`);
  const letter = called.mail.letters.map(({ text }) => text).join("\n");
  const tokenOf = (what: string): string =>
    letter.split(`/calls/${what}/`)[1]?.match(/^[\w~-]+/)?.[0] ?? "";
  const [confirm, stop] = [tokenOf("confirm"), tokenOf("stop")];
  const mine = async (): Promise<readonly boolean[]> =>
    ((await ginny.get("/api/me/calls")).body as MyCalls).channels.map(({ confirmed }) => confirmed);
  await opened(`/calls/confirm/${confirm}`, `/api/calls/confirm/${confirm}`);
  expect(await mine()).toEqual([false]);
  expect((await post(`/api/calls/confirm/${confirm}`)).status).toBe(204);
  expect(await mine()).toEqual([true]);
  await opened(`/calls/stop/${stop}`, `/api/calls/stop/${stop}`);
  expect(await mine()).toEqual([true]);
  expect((await post(`/api/calls/stop/${stop}`)).status).toBe(204);
  expect(await mine()).toEqual([]);
});

test("[links] the host's link fits once it is used, however often it was looked at", async () => {
  const link = called.hall.hostLink();
  const key = link.split("#")[1] ?? "";
  await opened(link, "/host", "/api/host/open", `/api/host/open?key=${key}`);
  expect((await post("/api/host/open", { key })).status).toBe(204);
  expect((await post("/api/host/open", { key })).status).not.toBe(204);
});
