/** A device's memory of a deal against its journal. */
import type { JournalFile } from "#table/journal/file.ts";
import type { RememberedDeal } from "../table/deal/remembered-deal.ts";

export type Compared = "good" | "bad-seal" | "bad-part";

/** What this device was told before the first card against what is written now. */
export function compare(file: JournalFile, deal: RememberedDeal): Compared {
  const sealed = file.pages.findLast((page) => page.type === "start-sealed");
  const started = file.pages.find((page) => page.type === "started");
  if (file.header.commit !== deal.seal) return "bad-seal";
  if (sealed?.attempt !== deal.attempt || sealed.commits.join() !== deal.commits.join())
    return "bad-seal";
  return started?.entropies.includes(deal.part) === true ? "good" : "bad-part";
}
