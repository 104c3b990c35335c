import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  deskOf,
  standingsOf,
  usualSettings,
  type TableResult,
  type TournamentCommand,
  type View,
} from "#rules/legion/index.ts";
import type { TableInvitation } from "#table/talk/lobby.ts";
import type { NamedTournament, TournamentCard, TournamentPage } from "#table/talk/tournament.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { call, visitor, type VisitorReply, type Visitor } from "../testing/visitor.ts";

let folder = "";
let hall: TestHall;
let ginny: Visitor;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  hall = await testHall({ folder });
  ginny = await hall.guest("Ginny");
});
afterEach(async () => {
  await hall.close();
  rmSync(folder, { recursive: true });
});

const settings = { ...usualSettings, rounds: 6 };

async function opened(host: Visitor, name = "Winter Cup"): Promise<string> {
  const { body, status } = await host.post("/api/tournaments", { name, settings });
  expect(status).toBe(201);
  return (body as TournamentCard).id;
}

const asks = (who: Visitor, id: string, command: TournamentCommand): Promise<VisitorReply> =>
  who.post(`/api/tournaments/${id}/asks`, command);

async function done(who: Visitor, id: string, command: TournamentCommand): Promise<void> {
  expect((await asks(who, id, command)).status).toBe(204);
}

async function pageOf(who: Visitor, id: string): Promise<TournamentPage> {
  return (await who.get(`/api/tournaments/${id}`)).body as TournamentPage;
}

async function seen(who: Visitor, id: string): Promise<NamedTournament> {
  const { tournament } = await pageOf(who, id);
  if (tournament === null) throw new Error("nothing to see");
  return tournament;
}

const won = (points: readonly [number, number]): TableResult => ({
  how: "played",
  points,
  defeated: [0, 0],
  winner: points[0] > points[1] ? 0 : 1,
});

async function guests(names: readonly string[]): Promise<readonly Visitor[]> {
  return Promise.all(names.map((name) => hall.guest(name)));
}

async function signedUp(id: string, players: readonly Visitor[], list = ""): Promise<void> {
  await Promise.all(players.map((player) => done(player, id, { type: "sign-up", list })));
}

/** Both players of every open table sign the same slip, all at once. */
async function slips(id: string, byNumber: ReadonlyMap<number, Visitor>): Promise<void> {
  const { rounds } = await seen(ginny, id);
  const round = rounds.length;
  const pairings = rounds.at(-1)?.pairings.filter(({ players }) => players[1] !== null) ?? [];
  await Promise.all(
    pairings.flatMap(({ table, players }) =>
      players.map(async (number) => {
        const player = byNumber.get(number ?? 0);
        if (player === undefined) throw new Error("nobody");
        const result = won([9, table % 7]);
        await done(player, id, { type: "sign-slip", round, table, result });
      }),
    ),
  );
}

test("[LC-TOUR-01] sixty-four over six rounds, with a restart of the hall in the middle", async () => {
  const id = await opened(ginny);
  let players = await guests(Array.from({ length: 64 }, (_, n) => `Player ${n + 1}`));
  await signedUp(id, players);
  const { names, members } = await seen(ginny, id);
  expect(members).toHaveLength(65);
  const byName = (): ReadonlyMap<number, Visitor> =>
    new Map(
      names.flatMap((name, at) => {
        const player = players.find((each) => each.name === name);
        return player === undefined ? [] : [[at + 1, player] as const];
      }),
    );
  for (let round = 1; round <= 6; round++) {
    await done(ginny, id, { type: "pair" });
    if (round === 3) {
      const before = await seen(ginny, id);
      await hall.close();
      hall = await testHall({ folder });
      players = await Promise.all(players.map(({ name, token }) => visitor(hall.url, name, token)));
      ginny = await visitor(hall.url, "Ginny", ginny.token);
      expect(await seen(ginny, id)).toEqual(before);
    }
    await slips(id, byName());
  }
  const end = await seen(ginny, id);
  const table = standingsOf(deskOf(end));
  expect(table.reduce((sum, { score }) => sum + score, 0)).toBe(64 * 6);
  expect(
    end.rounds.flatMap(({ pairings }) => pairings.map(({ results }) => results.length)),
  ).toEqual(Array.from({ length: 192 }, () => 1));
  const csv = (await ginny.get(`/api/tournaments/${id}/csv?table=games`)).body as string;
  expect(csv.split("\n")).toHaveLength(193);
});

test("[LC-TOUR-10] my table is one ledger for both: lists, edition, rulings, both seated, the round begun", async () => {
  const { body } = await ginny.post("/api/tournaments", {
    name: "Cup",
    settings: { ...usualSettings, edition: "classic", rulings: { multiMark: "one" } },
  });
  const { id } = body as TournamentCard;
  const [mia, thomas, noor] = await guests(["Mia", "Thomas", "Noor"]);
  if (!mia || !thomas || !noor) throw new Error("three");
  await done(mia, id, { type: "sign-up", list: "Bossk\n2x Stormtroopers" });
  await done(thomas, id, { type: "sign-up", list: "Leia\nSomething Unheard-of" });
  await done(ginny, id, { type: "pair" });
  const open = (who: Visitor, table = 1): Promise<VisitorReply> =>
    who.post(`/api/tournaments/${id}/rounds/1/tables/${table}`);
  expect((await open(noor)).status).toBe(403);
  expect((await open(mia, 2)).status).toBe(404);
  const both = await Promise.all([open(mia), open(thomas), open(ginny)]);
  const ledgers = new Set(both.map(({ body: made }) => (made as TableInvitation).id));
  expect(ledgers.size).toBe(1);
  const [ledger = ""] = ledgers;
  const pairing = (await seen(noor, id)).rounds[0]?.pairings[0];
  expect(pairing?.ledger).toBe(ledger);
  const miaIsFirst = pairing?.players[0] === 2;
  const blue = (pairing?.blue === 0) === miaIsFirst ? mia : thomas;
  const { info, tell } = await mia.view(ledger, `as=${blue === mia ? 0 : 1}`);
  expect(info).toMatchObject({ phase: "playing", tournament: { id, round: 1, table: 1 } });
  const view = tell?.view as View;
  expect(view).toMatchObject({
    edition: "classic",
    editionAsked: true,
    phase: "armies",
    policies: { multiMark: "one" },
  });
  const mine = view.units.filter(({ side }) => side === (blue === mia ? "blue" : "red"));
  expect(mine.map(({ name }) => name)).toEqual(["Bossk", "Stormtroopers 1", "Stormtroopers 2"]);
  const theirs = view.units.filter(({ side }) => side !== (blue === mia ? "blue" : "red"));
  expect(theirs.at(-1)).toMatchObject({ name: "Something Unheard-of", open: [] });
  expect(
    await thomas.ask(ledger, {
      type: "command",
      seat: blue === thomas ? 0 : 1,
      command: { type: "set-clock", hand: "round" },
    }),
  ).toMatchObject({ type: "refused" });
});

test("[LC-TOUR-11] somebody without a phone plays, too: the other one writes for both", async () => {
  const id = await opened(ginny);
  const mia = await hall.guest("Mia");
  await done(mia, id, { type: "sign-up", list: "Bossk" });
  await done(ginny, id, { type: "add-player", name: "Old Noor", list: "Leia" });
  await done(ginny, id, { type: "pair" });
  const { body } = await mia.post(`/api/tournaments/${id}/rounds/1/tables/1`);
  const { tell } = await mia.view((body as TableInvitation).id, "as=0");
  expect(tell?.view).toMatchObject({ seats: 1 });
  expect((await seen(mia, id)).names).toEqual(["Ginny", "Mia", "Old Noor"]);
});

test("[tournament] whoever has the link looks; without it there is nothing; only news are told again", async () => {
  const id = await opened(ginny);
  const mia = await hall.guest("Mia");
  const stranger = (path: string): Promise<VisitorReply> => call(hall.url, "GET", path);
  const { body } = await stranger(`/api/tournaments/${id}`);
  expect(body).toMatchObject({ me: null, tournament: { name: "Winter Cup", names: ["Ginny"] } });
  const { version, me } = await pageOf(ginny, id);
  expect(me).toBe(1);
  expect((await ginny.get(`/api/tournaments/${id}?since=${version}`)).body).toMatchObject({
    version,
    tournament: null,
  });
  for (const path of ["", "/lists/1", "/csv?table=games"])
    expect((await stranger(`/api/tournaments/none${path}`)).status).toBe(404);
  expect((await asks(mia, "none", { type: "come-in" })).status).toBe(404);
  const refused = await asks(mia, id, { type: "pair" });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      error: {
        code: "tournament-refuses",
        params: { reason: "not-organiser", rule: "LC-TOUR-14" },
      },
    },
  });
  await done(mia, id, { type: "sign-up", list: "Bossk" });
  expect((await stranger(`/api/tournaments/${id}/lists/2`)).body).toEqual({ list: "Bossk" });
  expect((await mia.get("/api/tournaments")).body).toMatchObject([{ id, mine: false }]);
  const remove = (who: Visitor): Promise<VisitorReply> =>
    call(hall.url, "DELETE", `/api/tournaments/${id}`, undefined, {
      authorization: `Bearer ${who.token}`,
    });
  expect((await remove(mia)).status).toBe(404);
  expect((await remove(ginny)).status).toBe(204);
  expect((await stranger(`/api/tournaments/${id}`)).status).toBe(404);
  expect((await mia.get("/api/tournaments")).body).toEqual([]);
});

test("[tournament] so many for one person, so long a list, and no nonsense", async () => {
  await hall.close();
  hall = await testHall({ folder, limits: { tournamentsPerPerson: 2 } });
  ginny = await visitor(hall.url, "Ginny", ginny.token);
  const id = await opened(ginny, "One");
  await opened(ginny, "Two");
  const third = await ginny.post("/api/tournaments", { name: "Three", settings });
  expect(third).toMatchObject({ status: 409, body: { error: { code: "too-many-tournaments" } } });
  const wrong = await ginny.post("/api/tournaments", {
    name: "X",
    settings: { ...settings, rounds: 99 },
  });
  expect(wrong.body).toMatchObject({ error: { code: "tournament-refuses" } });
  const long = await asks(ginny, id, { type: "sign-up", list: "x".repeat(20_001) });
  expect(long.status).toBe(422);
  const unknown = { type: "win" } as unknown as TournamentCommand;
  expect((await asks(ginny, id, unknown)).status).toBe(422);
});

test("[tournament] whoever leaves the hall leaves a number in it", async () => {
  const id = await opened(ginny);
  const mia = await hall.guest("Mia");
  await done(mia, id, { type: "sign-up", list: "Bossk" });
  expect((await mia.post("/api/me/leave", { name: "Mia" })).status).toBe(204);
  expect((await seen(ginny, id)).names).toEqual(["Ginny", "#2"]);
  expect((await ginny.get(`/api/tournaments/${id}/lists/2`)).body).toEqual({ list: "" });
});
