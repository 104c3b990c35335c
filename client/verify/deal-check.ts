/** At the end this device looks by itself: is the journal the deal it took part in? */
import { readJournal } from "#table/journal/file.ts";
import { rememberedDeal } from "../table/deal/remembered-deal.ts";
import { compare, type Compared } from "./compare-deal.ts";
import { check, journalText } from "./check.ts";

/** `none`: another device, or a table where nobody promised anything. */
export type DealCheck = Compared | "none" | "unreachable" | "bad-journal";

export async function checkDeal(table: string): Promise<DealCheck> {
  const deal = rememberedDeal(table);
  if (deal === null) return "none";
  const text = await journalText(table);
  if (text === null) return "unreachable";
  const file = readJournal(text);
  if ("type" in file) return "bad-journal";
  const compared = compare(file, deal);
  if (compared !== "good") return compared;
  return (await check(text)).type === "verified" ? "good" : "bad-journal";
}
