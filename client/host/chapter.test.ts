import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tlsChapter, type Block } from "./chapter.ts";

const read = (name: string): readonly Block[] =>
  tlsChapter(readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8"));

/** What a host copies: files without their remarks, and everything set as typed. */
function copied(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.type === "heading") return [];
    if (block.type === "file") return [block.text.replaceAll(/#.*/g, "#")];
    return block.spans.flatMap(({ type, text }) => (type === "typed" ? [text] : []));
  });
}

test("[HALL] the chapter about TLS is whole, and ends before the next one", () => {
  const english = read("hosting.md");
  const types = english.map(({ type }) => type).join(" ");
  expect(types).toBe("paragraph paragraph file paragraph file heading paragraph");
  expect(english[2]).toEqual({
    type: "file",
    text: "hall.example {\n  reverse_proxy 127.0.0.1:3000\n}",
  });
  expect(english[3]).toEqual({
    type: "paragraph",
    spans: [
      { type: "text", text: "nginx " },
      { type: "aside", text: "(not run here)" },
      { type: "text", text: ":" },
    ],
  });
});

test.each(["fr", "es"])("[HALL] in %s a host copies the same lines", (language) => {
  const [english, own] = [read("hosting.md"), read(`hosting.${language}.md`)];
  expect(own.map(({ type }) => type)).toEqual(english.map(({ type }) => type));
  expect(copied(own)).toEqual(copied(english));
  expect(JSON.stringify(own)).not.toMatch(/\b(the|and|with)\b/);
});
