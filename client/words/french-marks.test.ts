/** Wherever French is written for the hall and its card game, not only in the hall's own catalog. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = globSync("{client,server}/**/{fr,*-fr,words}.ts", { cwd: root }).filter(
  (file) => !/outer-rim|dist|node_modules/.test(file),
);

/** Everything between quotation marks, with 0 where something is filled in; what decides in between is no text. */
function texts(source: string): readonly string[] {
  const filled = source.replaceAll(/\$\{[^{}`]*\}/g, "0");
  const quoted = filled.match(/"(?:[^"\\\n]|\\.)*"|`[^`]*`/g) ?? [];
  return quoted.map((text) => text.replace(/\$\{[^]*$/, ""));
}

const fluent = globSync("words/*/fr.ftl", { cwd: root });

test("[HALL] no French text of the hall breaks before its mark", () => {
  expect(files.length + fluent.length).toBeGreaterThan(15);
  const breaking = files.flatMap((file) =>
    texts(readFileSync(`${root}/${file}`, "utf8"))
      .filter((text) => /[\p{L}\d)’»] [!?;:»%]|« /u.test(text))
      .map((text) => `${file}: ${text}`),
  );
  const lines = fluent.flatMap((file) =>
    readFileSync(`${root}/${file}`, "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("#") && /[\p{L}\d)’»}] [!?;:»%]|« /u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect([...breaking, ...lines]).toEqual([]);
});
