/** The words as they are written, for tests that read them all. */
import { readFileSync } from "node:fs";
import type { Values } from "#words/said.ts";

const open = new Proxy<Record<string, string>>({}, { get: (_, hole) => `{${String(hole)}}` });

/** Every text with its holes open: `{player} flies to {space}.` */
export function withHoles(texts: object): Readonly<Record<string, string>> {
  const { language: _, ...all } = texts as Readonly<
    Record<string, string | ((given: Values) => string)>
  >;
  return Object.fromEntries(
    Object.entries(all).map(([key, text]) => [key, typeof text === "string" ? text : text(open)]),
  );
}

/** The keys that stand in an area's own file. */
export function keysIn(area: string): readonly string[] {
  const lines = readFileSync(`words/${area}/en.ftl`, "utf8").matchAll(/^([a-z][\w-]*) =/gm);
  return [...lines].map(([, id = ""]) => id.replaceAll("_", "."));
}
