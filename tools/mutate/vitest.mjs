// Collects tests instead of running them: what the test files get when they import vitest under mutation.
export { expect } from "./expect.mjs";

/** Shared with the runner through the process: both load this file by its address. */
export const tests = (globalThis.__ledgerTests ??= []);
let path = [];

const text = (name, row, at) =>
  `${name.replaceAll(/\$([\w.]+)/gu, (_, key) => String(key.split(".").reduce((value, part) => value?.[part], row)))} #${at}`;

export function test(name, run) {
  tests.push({ id: [...path, name, tests.length].join(" > "), run });
}
test.each = (rows) => (name, run) =>
  rows.forEach((row, at) =>
    test(text(name, row, at), () => run(...(Array.isArray(row) ? row : [row]))),
  );

export function describe(name, body) {
  path = [...path, name];
  body();
  path = path.slice(0, -1);
}
describe.each = (rows) => (name, body) =>
  rows.forEach((row) => describe(name.replace("%s", String(row)), () => body(row)));
