/** `npm run words -- pictures`: where the sentences of each area stand, on a phone and on a laptop. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#table/talk/languages.ts";
import { openBrowser } from "../browser/browser.ts";
import { openHouse } from "../browser/house.ts";
import { elsewhere, stopsIn } from "../browser/walk/stops.ts";
import { walk } from "../browser/walk/walk.ts";

const folder = join("data", "pictures");

/** `AREA/STOP-SIZE-LANGUAGE.png`: a page with words of two areas lies in both. */
export async function pictures(wanted: readonly string[]): Promise<void> {
  const house = await openHouse();
  const browser = await openBrowser("windowless");
  try {
    for (const language of languages.filter((one) => wanted.length === 0 || wanted.includes(one)))
      for (const size of ["phone", "desktop"] as const) {
        const stops = await stopsIn(house.url, () => house.hostLink());
        await walk(browser, house.url, stops, { size, language }, async (page, { name, areas }) => {
          for (const area of areas) {
            mkdirSync(join(folder, area), { recursive: true });
            await page.screenshot({ path: join(folder, area, `${name}-${size}-${language}.png`) });
          }
        });
      }
  } finally {
    await browser.close();
    await house.close();
  }
  console.log(`pictures lie in ${folder}`);
  for (const [area, where] of Object.entries(elsewhere)) console.log(`none of ${area}: ${where}`);
}
