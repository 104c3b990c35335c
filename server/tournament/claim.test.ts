/** Two copies of the hall on one store: each opened a ledger for the same pairing. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { usualSettings } from "#rules/legion/index.ts";
import { sharedBreaths } from "../lobby/breaths.ts";
import { openSqlite } from "../store/sqlite/index.ts";
import { openTournaments } from "./tournaments.ts";

test("[LC-TOUR-10] whichever copies open one, a pairing has one ledger; other players have none of it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const store = openSqlite(folder, { broken: () => undefined });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  let now = 0;
  const clock = { now: () => now++, after: () => () => undefined };
  const breath = sharedBreaths();
  const pool = { readList: () => Promise.reject(new Error("no list comes with it")) };
  const copies = [1, 2].map(() =>
    openTournaments({ store: store.tournaments, clock, breath, pool }),
  );
  const [here, there] = copies;
  if (here === undefined || there === undefined) throw new Error("two copies");
  const opened = await here.open("ginny", "Winter Cup", usualSettings, 5);
  if (typeof opened === "string" || "code" in opened) throw new Error("not opened");
  const { id } = opened;
  for (const person of ["mia", "thomas"])
    expect(await here.ask(id, person, { type: "sign-up", list: "" })).toBeNull();
  expect(await there.ask(id, "ginny", { type: "pair" })).toBeNull();
  const pairing = (await here.look(id))?.rounds[0]?.pairings[0];
  if (pairing === undefined) throw new Error("nobody plays");
  const { players, table } = pairing;
  const claims = await Promise.all(
    copies.map((copy, at) =>
      copy.claim(id, 2, { type: "ledger-opened", round: 1, table, ledger: `t${at}` }, players),
    ),
  );
  const [first] = claims;
  expect(["t0", "t1"]).toContain(first);
  expect(claims).toEqual([first, first]);
  const lines = (await store.tournaments.record(id, 0)).map((line) => JSON.parse(line) as object);
  expect(lines.filter((line) => JSON.stringify(line).includes("ledger-opened"))).toHaveLength(1);
  const others = [8, 9] as const;
  const late = { type: "ledger-opened", round: 1, table, ledger: "t3" } as const;
  expect(await here.claim(id, 2, late, others)).toBeNull();
});
