/** What somebody sees of a page while it comes: a picture whenever the browser has painted, all on one strip. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";

interface Picture {
  /** Milliseconds after the address was entered. */
  readonly at: number;
  readonly jpeg: string;
}

export interface Film {
  /** Begins; what it returns ends it. */
  record(page: Page): Promise<() => Promise<void>>;
  pictures(): readonly Picture[];
}

export function newFilm(): Film {
  const pictures: Picture[] = [];
  return {
    pictures: () => pictures,
    async record(page) {
      const camera = await page.context().newCDPSession(page);
      const began = Date.now();
      camera.on("Page.screencastFrame", ({ data, sessionId }) => {
        pictures.push({ at: Date.now() - began, jpeg: data });
        void camera.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
      });
      await camera.send("Page.startScreencast", { format: "jpeg", quality: 70, maxHeight: 844 });
      return async () => {
        const last = await page.screenshot({ type: "jpeg", quality: 70 });
        pictures.push({ at: Date.now() - began, jpeg: last.toString("base64") });
        await camera.send("Page.stopScreencast");
        await camera.detach();
      };
    },
  };
}

/** Milliseconds between two pictures of a strip, at least. */
const apart = 80;

/** Side by side, each with its time, as `NAME.png`. */
export async function saveStrip(
  browser: Browser,
  folder: string,
  name: string,
  film: Film,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const figures = thinned(film.pictures()).map(
    ({ at, jpeg }) =>
      `<figure><img src="data:image/jpeg;base64,${jpeg}" height="420"><figcaption>${at} ms</figcaption></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: 1400, height: 480 } });
  await page.setContent(
    `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:16px sans-serif}figure{margin:0}</style>${figures.join("")}`,
  );
  const path = join(folder, `${name.replaceAll(" ", "-").toLowerCase()}.png`);
  writeFileSync(path, await page.screenshot({ fullPage: true }));
  await page.close();
  return path;
}

/** Of pictures that follow each other closely the last. */
function thinned(pictures: readonly Picture[]): readonly Picture[] {
  return pictures.filter(({ at }, i) => (pictures[i + 1]?.at ?? Infinity) - at >= apart);
}
