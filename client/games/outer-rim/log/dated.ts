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

/**
 * News of a turn that is known to have begun somewhere, dice of a fight that began on an earlier page, or a card whose
 * far end was up [UB-ROT-03].
 */
export type DatedNews = News & {
  readonly at?: Standing;
  readonly foe?: Foe;
  readonly turned?: boolean;
};

/** What a page does not say itself: who stood where, whom the last fight was against, which cards lie turned. */
interface Then {
  readonly standings: Standings;
  readonly foe?: Foe | undefined;
  readonly turned: readonly string[];
}
const nothing: Then = { standings: {}, turned: [] };

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
    let now: Then = stood.at(-1) ?? nothing;
    const news = (entry.news as readonly News[]).map((one): DatedNews => {
      const told = datedNews(one, now);
      now = after(now, one);
      return told;
    });
    stood.push({ ...now, version: entry.version });
    if (!dated.has(entry)) dated.set(entry, { ...entry, news });
    return dated.get(entry) ?? entry;
  });
}

function datedNews(one: News, { standings, foe, turned }: Then): DatedNews {
  switch (one.type) {
    case "turn-began": {
      const at = standings[one.player];
      return at === undefined ? one : { ...one, at };
    }
    case "dice-rolled":
    case "dice-changed":
      return one.player !== null || foe === undefined ? one : { ...one, foe };
    case "card-discarded":
    case "card-given":
      return turned.includes(one.card) ? { ...one, turned: true } : one;
    default:
      return one;
  }
}

function after(then: Then, one: News): Then {
  switch (one.type) {
    case "combat-began":
      return { ...then, foe: one.foe };
    case "card-rotated":
      return { ...then, turned: toggled(then.turned, one.card) };
    case "card-discarded":
    case "card-removed":
      return { ...then, turned: then.turned.filter((card) => card !== one.card) };
    default:
      return { ...then, standings: standingsAfter(then.standings, one) };
  }
}

function toggled(turned: readonly string[], card: string): readonly string[] {
  return turned.includes(card) ? turned.filter((one) => one !== card) : [...turned, card];
}

/** Of a long game the first pages may not have come yet. */
function isBeginning(entry: LogEntry): boolean {
  return (
    entry.type === "news" &&
    (entry.news as readonly News[]).some(({ type }) => type === "table-laid")
  );
}

function standingsAfter(now: Standings, one: News): Standings {
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
