/** The files of a PostgreSQL for tests, and the program that serves them. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { programsOfPostgres } from "./programs.ts";

const user = "hall";

export interface Cluster {
  readonly folder: string;
  readonly data: string;
  readonly who: { readonly uid?: number; readonly gid?: number };
  /** On a socket in `at` and no port. */
  start(data: string, at: string, ...settings: readonly string[]): ChildProcess;
}

/** Made and not started yet, in a folder of its own. */
export function newCluster(): Cluster {
  const programs = programsOfPostgres();
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const who = ownerOf(folder);
  const data = join(folder, "data");
  makeData(join(programs, "initdb"), data, who);
  return {
    folder,
    data,
    who,
    start(from, at, ...settings) {
      const all = ["listen_addresses=", "max_connections=100", ...settings];
      return spawn(
        join(programs, "postgres"),
        ["-D", from, "-k", at, ...all.flatMap((one) => ["-c", one])],
        { ...who, stdio: "ignore" },
      );
    },
  };
}

/** To make one takes longer than to copy it: the first file of a run makes one, all copy it. */
function makeData(initdb: string, data: string, who: Cluster["who"]): void {
  const make = (folder: string): void =>
    // A short log: it is copied with the rest.
    succeed(initdb, ["-D", folder, "-U", user, "-A", "trust", "--no-sync", "--wal-segsize=1"], who);
  const shared = process.env["TEST_RUN_FOLDER"];
  if (shared === undefined || process.platform === "win32") return make(data);
  const kept = join(shared, "made");
  for (let tries = 0; !existsSync(kept); tries++) {
    if (tries > 1200) throw new Error(`nobody made ${kept}`);
    if (isFirstAt(`${kept}-by`)) {
      make(`${kept}-now`);
      renameSync(`${kept}-now`, kept);
    } else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  succeed("cp", ["-R", kept, data], who);
}

function isFirstAt(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function succeed(program: string, args: readonly string[], who: Cluster["who"]): void {
  const { status, stderr } = spawnSync(program, args, { ...who, encoding: "utf8" });
  if (status !== 0) throw new Error(`${basename(program)} failed: ${stderr}`);
}

/** PostgreSQL does not run as root. */
function ownerOf(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const nobody = { uid: 65_534, gid: 65_534 };
  chownSync(folder, nobody.uid, nobody.gid);
  return nobody;
}

/** The sockets stand beside each other when there are several. */
export function socketUrl(...folders: readonly string[]): string {
  return `postgres://${user}@localhost/postgres?host=${encodeURIComponent(folders.join(","))}`;
}
