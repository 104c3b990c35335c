/**
 * Where everybody stood when a turn began, and whom a fight is against: folded from the pages before it, since neither
 * its news nor today's table tells. Fame is not in it: some of it comes
 * and goes with what one owns. What was taken back does not count.
 */
import type { Foe, News } from "#rules/outer-rim/index.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";

export interface Standing {
  readonly space: string;
  readonly credits: number;
}
/** By player. */
type Standings = Readonly<Record<number, Standing>>;

/** News of a turn that is known to have begun somewhere, or dice of a fight that began on an earlier page. */
export type DatedNews = News & { readonly at?: Standing; readonly foe?: Foe };

/** What a page does not say itself: who stood where, and whom the last fight was against. */
interface Then {
  readonly standings: Standings;
  readonly foe?: Foe | undefined;
}
const nothing: Then = { standings: {} };

/** An entry never changes, nor does what came before it. */
const dated = new WeakMap<LogEntry, LogEntry>();

export function datedLog(entries: readonly LogEntry[]): readonly LogEntry[] {
  if (!entries.some(isBeginning)) return entries;
  const stood: (Then & { readonly version: Version })[] = [];
  return entries.map((entry) => {
    if (entry.type === "taken-back") {
      const kept = stood.findLast(({ version }) => version <= entry.to);
      stood.push({ ...(kept ?? nothing), version: entry.version });
    }
    if (entry.type !== "news") return entry;
    let { standings, foe }: Then = stood.at(-1) ?? nothing;
    const news = (entry.news as readonly News[]).map((one): DatedNews => {
      standings = after(standings, one);
      if (one.type === "combat-began") ({ foe } = one);
      if (isFoesRoll(one)) return foe === undefined ? one : { ...one, foe };
      const at = one.type === "turn-began" ? standings[one.player] : undefined;
      return at === undefined ? one : { ...one, at };
    });
    stood.push({ version: entry.version, standings, foe });
    if (!dated.has(entry)) dated.set(entry, { ...entry, news });
    return dated.get(entry) ?? entry;
  });
}

/** Dice that nobody at the table rolled. */
function isFoesRoll(one: News): boolean {
  return (one.type === "dice-rolled" || one.type === "dice-changed") && one.player === null;
}

/** Of a long game the first pages may not have come yet. */
function isBeginning(entry: LogEntry): boolean {
  return (
    entry.type === "news" &&
    (entry.news as readonly News[]).some(({ type }) => type === "table-laid")
  );
}

function after(now: Standings, one: News): Standings {
  switch (one.type) {
    case "placed":
      return changed(now, one.player, 0, one.space);
    case "moved":
      return changed(now, one.player, 0, one.to);
    case "credits-gained":
      return changed(now, one.player, one.amount);
    case "credits-spent":
    case "credits-lost":
      return changed(now, one.player, -one.amount);
    case "credits-given":
      return changed(changed(now, one.from, -one.amount), one.to, one.amount);
    default:
      return now;
  }
}

function changed(now: Standings, player: number, credits: number, to?: string): Standings {
  const was = now[player];
  const space = to ?? was?.space ?? "";
  return { ...now, [player]: { space, credits: (was?.credits ?? 0) + credits } };
}
