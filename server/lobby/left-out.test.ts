/** Whoever is moved up by the host sits there for the lobby, too. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GuildCard } from "#table/talk/guild.ts";
import type { LobbyRow } from "#table/talk/lobby.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import type { Visitor } from "../testing/visitor.ts";

let hall: TestHall;
beforeEach(async () => {
  hall = await testHall();
});
afterEach(() => hall.close());

const mine = async (who: Visitor): Promise<readonly LobbyRow[]> =>
  (await who.get("/api/tables/mine")).body as readonly LobbyRow[];

test("[TERMS] a chair taken away before mine: the table is still mine, at the chair I moved up to", async () => {
  const [ginny, mia] = [await hall.guest("Ginny"), await hall.guest("Mia")];
  const table = await ginny.make({ game: "bounty-hunters", seats: 3 });
  await mia.ask(table, { type: "sit", seat: 2, entropy: "open" });
  expect(await ginny.ask(table, { type: "leave-out", seat: 1 })).toMatchObject({ type: "done" });
  expect((await mine(mia)).map(({ id, mySeats }) => [id, mySeats])).toEqual([[table, [1]]]);
  expect((await mine(ginny)).map(({ mySeats }) => mySeats)).toEqual([[0]]);
});

test("[HALL] rows of one game differ: by turn, by when somebody must move, and by the guild", async () => {
  const [ginny, mia] = [await hall.guest("Ginny"), await hall.guest("Mia")];
  const { id } = (await ginny.post("/api/guilds", { name: "The Crew" })).body as GuildCard;
  const day = 86_400;
  const before = Date.now();
  for (const wish of [{ guild: id, clock: day }, { clock: 60 }]) {
    const table = await ginny.make({ game: "bounty-hunters", seats: 2, ...wish });
    await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
    await ginny.ask(table, { type: "start" });
  }
  const rows = await mine(ginny);
  const days = rows.find(({ clock }) => clock === day);
  expect(days).toMatchObject({ turn: 1, guild: { id, name: "The Crew" } });
  expect(days?.due).toBeGreaterThanOrEqual(before + 1000 * day);
  expect(days?.due).toBeLessThan(Date.now() + 1000 * (day + 1));
  const short = rows.find(({ clock }) => clock === 60);
  expect(short).toMatchObject({ turn: 1 });
  expect(short?.due).toBe(undefined);
  expect(short?.guild).toBe(undefined);
  // Whoever is no member reads nothing of it.
  expect((await mine(mia)).map(({ guild }) => guild)).toEqual([undefined, undefined]);
});
