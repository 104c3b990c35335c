import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { TableId } from "#table/talk/words.ts";
import { childHall, runMain, type ChildHall } from "./testing/child-hall.ts";
import { smallDisk, smallDisksWork, type SmallDisk } from "./testing/small-disk.ts";
import { visitor, type Visitor } from "./testing/visitor.ts";

/** Where no disk can be mounted, `server/store/sqlite/full-disk.test.ts` says the same of the store alone. */
const works = smallDisksWork();

/** Whoever still finds room takes it. */
async function renameUntilFull(ginny: Visitor): Promise<void> {
  for (let i = 0; i < 300; i++) {
    const { status, body } = await ginny.post("/api/me", { name: `Ginny ${i}` });
    if (status === 200) continue;
    expect([status, body]).toMatchObject([507, { error: { code: "disk-full" } }]);
    return;
  }
  throw new Error("the disk never filled");
}

describe.skipIf(!works)("[full disk] on a real disk of four megabytes", () => {
  let disk: SmallDisk;
  let hall: ChildHall;
  let ginny: Visitor;
  let table: TableId;
  const open = async (): Promise<void> => {
    hall = await childHall(disk.folder, [], { through: disk.through });
  };
  beforeEach(async () => {
    disk = await smallDisk(4096);
    await open();
    ginny = await visitor(hall.url, "Ginny");
    table = await ginny.make({ game: "legion", seats: 2, sit: [0, 1] });
  });
  afterEach(async () => {
    hall.kill("SIGKILL");
    await hall.exit;
    disk.close();
  });

  const start = (): Promise<unknown> => ginny.ask(table, { type: "start" });

  const version = async (): Promise<number | undefined> =>
    (await ginny.view(table, "as=0")).tell?.version;

  test("moves are refused in words, what is there is served, and with room it goes on by itself", async () => {
    disk.fill(100);
    await renameUntilFull(ginny);
    const before = await version();
    expect(await start()).toEqual({ type: "error", code: "disk-full", params: {} });
    expect(await ginny.post("/api/tables", { game: "legion", seats: 2 })).toMatchObject({
      status: 507,
      body: { error: { code: "disk-full" } },
    });
    expect((await ginny.get("/api/tables/mine")).body).toMatchObject([{ id: table }]);
    expect((await ginny.get("/metrics")).body).toContain("guildhall_disk_full 1");
    expect(await version()).toBe(before);
    disk.makeRoom();
    expect(await start()).toMatchObject({ type: "done" });
    expect(await version()).toBe((before ?? 0) + 1);
    expect((await ginny.get("/metrics")).body).toContain("guildhall_disk_full 0");
    const told = hall.errors();
    expect(told.match(/the disk is full: nothing new is taken/g)).toHaveLength(1);
    expect(told.match(/there is room on the disk again/g)).toHaveLength(1);
    expect(told).not.toContain("bug");
  });

  test("a hall that was killed on a full disk opens again, serves, refuses in words and recovers", async () => {
    // So many that the database has to grow when the log is emptied into it.
    for (let i = 0; i < 50; i++) await visitor(hall.url, `Guest ${i}`);
    disk.fill(100);
    await renameUntilFull(ginny);
    const before = await version();
    hall.kill("SIGKILL");
    await hall.exit;
    disk.fill(0);
    await open();
    ginny = await visitor(hall.url, "Ginny", ginny.token);
    expect(await version()).toBe(before);
    await renameUntilFull(ginny);
    expect(await start()).toMatchObject({ code: "disk-full" });
    disk.makeRoom();
    expect(await start()).toMatchObject({ type: "done" });
    hall.kill("SIGTERM");
    expect(await hall.exit).toBe(0);
    await open();
    ginny = await visitor(hall.url, "Ginny", ginny.token);
    expect(await version()).toBe((before ?? 0) + 1);
  });
});

test.skipIf(!works)("[full disk] a new hall on one is told so in one sentence", async () => {
  const disk = await smallDisk(4096);
  disk.fill(0);
  const other = `${disk.folder}-other`;
  const { code, errors } = await runMain(["--port", "0", "--data", other], disk);
  disk.close();
  expect([code, errors]).toEqual([
    78,
    `guildhall: the disk is full and ${other}/guildhall.db has to grow: make room, then start again\n`,
  ]);
});

/** SQLite says of it only that a write was refused, as of a disk that fails. */
test.skipIf(process.platform === "win32")(
  "[full disk] files that may not grow longer are as good as a full disk, and the hall lives",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
    const through = ["sh", "-c", 'ulimit -f 1500; exec "$@"', "limited"];
    const hall = await childHall(folder, [], { through });
    const ginny = await visitor(hall.url, "Ginny");
    await renameUntilFull(ginny);
    expect((await ginny.get("/metrics")).body).toContain("guildhall_disk_full 1");
    hall.kill("SIGTERM");
    expect(await hall.exit).toBe(0);
    rmSync(folder, { recursive: true });
  },
);
