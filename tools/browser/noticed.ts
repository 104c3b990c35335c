/** A notice stays for a moment only, and a slow machine may look too late: it is looked for before what brings it. */
import type { Locator } from "playwright-core";

export async function noticed(notice: Locator, deed: Promise<unknown>): Promise<void> {
  await Promise.all([notice.first().waitFor(), deed]);
}
