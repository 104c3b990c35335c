/** Stories come after the first picture: what is told before them, and what the first picture weighs. */
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { languages } from "#table/talk/languages.ts";
import { loadBase, loadStories } from "./catalogs.ts";
import { keysIn, withHoles } from "../testing/holes.ts";
import { nameOf, textOf, type Texts } from "./texts.ts";

test.each(languages)(
  "[OR-ENC-01] in %s a story that is on its way reads as three dots",
  async (language) => {
    const base = await loadBase[language]();
    const stories = await loadStories[language]();
    const whole: Texts = { ...base, ...stories };
    const toReader = new Set(keysIn("outer-rim-you"));
    for (const key of Object.keys(stories)) {
      if (key === "language" || toReader.has(key)) continue;
      expect(textOf(base, key), key).toBe("…");
      expect(textOf(whole, key), key).toBe(stories[key as keyof typeof stories]);
    }
    // Names, questions, the log and what cards do are there from the first moment.
    for (const [key, text] of Object.entries(withHoles(base))) expect(text, key).not.toBe("…");
    expect(nameOf(base, "boshek")).toBe("BoShek");
    expect(textOf(whole, "encounter.nowhere")).toBeNull();
  },
);

test.each(languages)(
  "[OR-ENC-01] in %s the words of the first picture are light",
  async (language) => {
    const base = await loadBase[language]();
    expect(gzipSync(JSON.stringify(withHoles(base))).length).toBeLessThan(30_000);
  },
);
