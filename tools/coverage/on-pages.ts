/** What pages have run of the built client: asked before they are closed, by whomever. */
import type { BrowserContext, Page } from "playwright-core";
import { coverageFolder, note, write, type RanFunctions } from "./ran.ts";

const ran: RanFunctions = {};
const watched = new Set<Page>();

export async function watchPage(page: Page): Promise<void> {
  if (coverageFolder === null) return;
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  watched.add(page);
  askBefore(page, () => [page]);
  const context = page.context();
  askBefore(context, () => context.pages());
}

function askBefore(what: Page | BrowserContext, pages: () => readonly Page[]): void {
  const close = what.close.bind(what);
  what.close = async (how?: { readonly reason?: string }) => {
    for (const page of pages()) await askPage(page);
    return close(how);
  };
}

async function askPage(page: Page): Promise<void> {
  if (coverageFolder === null || !watched.delete(page)) return;
  const scripts = await page.coverage.stopJSCoverage();
  note(
    ran,
    scripts.map(({ url, functions }) => ({ url: new URL(url).pathname, functions })),
  );
  write(coverageFolder, `pages-${process.pid}`, ran);
}
