/** At the end this device looks by itself: is the journal the deal it took part in? */
import { readJournal } from "#table/journal/file.ts";
import { rememberedDeals } from "../table/deal/remembered-deal.ts";
import { compare, type DealVerdict } from "./compare-deal.ts";
import { check, journalText } from "./check.ts";

/** `none`: another device, or a table where nobody promised anything. */
export type DealCheck = DealVerdict | "none" | "unreachable" | "bad-journal";

export async function checkDeal(table: string): Promise<DealCheck> {
  const kept = rememberedDeals(table);
  if (kept.length === 0) return "none";
  const text = await journalText(table);
  if (text === null) return "unreachable";
  const file = readJournal(text);
  if ("type" in file) return "bad-journal";
  const checked = await check(text);
  if (checked.type === "flaw" || checked.dealt === null)
    return kept.some(({ seal }) => seal !== file.header.commit) ? "bad-seal" : "bad-journal";
  const { dealt } = checked;
  const found = kept.map((deal) => compare(file, deal, dealt));
  return found.find((one) => one.startsWith("bad-")) ?? found[0] ?? "none";
}

export type BadCheck = Extract<DealCheck, `bad-${string}`>;
