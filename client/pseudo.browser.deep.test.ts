/** Every page in a language that is two fifths longer, accented, and written from right to left. */
import { expect, test } from "vitest";
import { sharedBrowser } from "#tools/browser/browser.ts";
import { pseudoFindings } from "#tools/words/pseudo/pseudo.ts";

test("[WORDS] in a longer language from right to left nothing is cut or covered, and every word is from a catalog", async () => {
  const browser = await sharedBrowser("windowless");
  expect(await pseudoFindings(browser, ["small", "desktop"])).toEqual([]);
});
