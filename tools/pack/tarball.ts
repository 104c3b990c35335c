import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { jsName, plainJs } from "./plain-js.ts";
import { sourcesOf } from "./sources.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const entries = [
  "server/main",
  "tools/backup",
  "tools/update/check-update",
  "tools/host",
  "tools/move",
  "tools/verify",
];
/** Read or run as they are, beside what is imported. */
const asTheyAre = [
  "client/dist",
  "server/accounts/keys/words",
  "tools/pack/guildhall.mjs",
  "tools/supervise.mjs",
  "LICENSE",
  "NOTICE",
  "README.md",
  "CHANGELOG.md",
  "docs/hosting",
  "docs/hosting.md",
];

interface House {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly imports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Answers with the path of the tarball. */
export async function packHall(out: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-pack-"));
  try {
    await layOut(folder);
    const name = execFileSync("npm", ["pack", "--silent", "--pack-destination", out], {
      cwd: folder,
      encoding: "utf8",
    });
    return join(out, name.trim());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function layOut(folder: string): Promise<void> {
  const { files, packages } = await sourcesOf(
    root,
    entries.map((entry) => `${entry}.ts`),
  );
  for (const [path, code] of files) write(join(folder, jsName(path)), plainJs(code));
  for (const path of asTheyAre) cpSync(join(root, path), join(folder, path), { recursive: true });
  const house = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as House;
  write(join(folder, "package.json"), JSON.stringify(packageOf(house, packages), null, 2));
}

function packageOf(house: House, packages: ReadonlySet<string>): object {
  const { version, description, license, imports } = house;
  const dependencies = Object.fromEntries(
    [...packages].toSorted().map((name) => {
      const range = house.dependencies[name];
      if (range === undefined) throw new Error(`${name} is needed at run time and no dependency`);
      return [name, range];
    }),
  );
  return {
    name: "guildhall",
    version,
    description,
    license,
    type: "module",
    engines: { node: ">=24" },
    bin: { guildhall: "tools/pack/guildhall.mjs" },
    imports,
    dependencies,
  };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
