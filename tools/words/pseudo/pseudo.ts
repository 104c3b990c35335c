/** `npm run words -- pseudo`: walks the house in the disguised language and names what does not fit. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { testHall } from "#server/testing/test-hall.ts";
import type { Size } from "../../browser/browser.ts";
import { stopsIn } from "../../browser/walk/stops.ts";
import { unfitOn } from "../../browser/walk/unfit.ts";
import { walk } from "../../browser/walk/walk.ts";
import { languageNames } from "#words/made/languages.ts";
import { buildPseudo } from "./build.ts";

/** Names that stand there as they are in any language: people, and what they called things. */
const called = ["Guildhall", "guildhall", "Ginny", "Marlo", "Quill", "Mynocks", "The Cantina Crew"];
/** Units of the ledger keep the names of their cards. */
const units = ["Leia", "Boba Fett"];
/** What the browser says by itself: lists, months, zones. */
const fromBrowser = [" and ", " or ", "January", "November", "Nov", "UTC"];
const names = [...called, ...units, ...Object.values(languageNames), ...fromBrowser];

/** What is tight on purpose; all of it is read whole where one taps it. */
const tight = [
  // A map is moved about, and signs lie over its names.
  ".or-map",
  // Names on little cards and over little boards.
  ".bh-named",
  ".bh-seat-name",
  ".bh-rival",
  ".or-plate",
  ".or-seats",
  ".or-slot",
  // On a small phone the lesson's clerk stands before the wall of revealed cards.
  ".bh-wall",
  // Four opinions beside a ship: the sign is enough.
  ".or-reputation",
];

/** A line for each thing: which page, on which device, what is wrong and where. */
export async function pseudoFindings(
  browser: Browser,
  sizes: readonly Size[],
  pictures?: string,
): Promise<readonly string[]> {
  const clientFolder = mkdtempSync(join(tmpdir(), "guildhall-pseudo-"));
  await buildPseudo(clientFolder);
  const hall = await testHall({ clientFolder });
  const found: string[] = [];
  try {
    const stops = await stopsIn(hall.url, () => hall.hostLink());
    for (const size of sizes)
      await walk(browser, hall.url, stops, { size, language: "en" }, async (page, { name }) => {
        if (pictures !== undefined)
          await page.screenshot({ path: join(pictures, `${name}-${size}.png`) });
        const unfit = await unfitOn(page, { names, tight });
        for (const [what, lines] of Object.entries(unfit))
          for (const line of lines as readonly string[])
            found.push(`${name}, ${size}, ${what}: ${line}`);
      });
  } finally {
    await hall.close();
    rmSync(clientFolder, { recursive: true });
  }
  return found;
}
