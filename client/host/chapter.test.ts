import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstChapter, tlsChapter, type Block } from "./chapter.ts";

const docs = new URL("../../docs/", import.meta.url);

/** Those beside English. */
function languagesOf(page: string): readonly string[] {
  return readdirSync(docs).flatMap((file) => {
    const [name, language = "", end] = file.split(".");
    return name === page && end === "md" ? [language] : [];
  });
}

const read = (name: string): readonly Block[] =>
  tlsChapter(readFileSync(new URL(name, docs), "utf8"));

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

test.each(languagesOf("hosting"))("[HALL] in %s a host copies the same lines", (language) => {
  const [english, own] = [read("hosting.md"), read(`hosting.${language}.md`)];
  expect(own.map(({ type }) => type)).toEqual(english.map(({ type }) => type));
  expect(copied(own)).toEqual(copied(english));
  expect(JSON.stringify(own)).not.toMatch(/\b(the|and|with)\b/);
});

test.each(["hosting.md", ...languagesOf("hosting").map((one) => `hosting.${one}.md`)])(
  "[STATIC] how to open a hall is told in three steps by %s",
  (name) => {
    const steps = firstChapter(readFileSync(new URL(name, docs), "utf8")).map((block) =>
      block.type === "paragraph" ? (block.spans[0]?.text ?? "") : block.type,
    );
    expect(steps.map((text) => /^\d\./.exec(text)?.[0] ?? "")).toEqual(["1.", "2.", "3.", ""]);
  },
);

test.each(languagesOf("fairness"))(
  "[deal] what is left to an operator is said in %s, point by point",
  (language) => {
    const points = (name: string): readonly Block[] =>
      firstChapter(readFileSync(new URL(name, docs), "utf8"));
    const [english, own] = [points("fairness.md"), points(`fairness.${language}.md`)];
    expect(english.length).toBeGreaterThan(5);
    expect(own.length).toBe(english.length);
    // Each begins with what they can or cannot do.
    for (const block of [...english, ...own])
      expect(block.type === "paragraph" && block.spans[1]?.type).toBe("strong");
    expect(JSON.stringify([english, own])).not.toMatch(/[*_]/);
    expect(JSON.stringify(own)).not.toMatch(/\b(the|and|with)\b/);
  },
);
