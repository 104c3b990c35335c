/**
 * Where everybody stood when a turn began: folded from the pages before it, since neither its news nor today's table
 * tells. Fame is not in it: some of it comes and goes with what one owns. What was taken back does not count.
 */
import type { News } from "#rules/outer-rim/index.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";

export interface Standing {
  readonly space: string;
  readonly credits: number;
}
/** By player. */
type Standings = Readonly<Record<number, Standing>>;

/** News of a turn that is known to have begun somewhere. */
type DatedNews = News & { readonly at?: Standing };

/** An entry never changes, nor does what came before it. */
const dated = new WeakMap<LogEntry, LogEntry>();

export function datedLog(entries: readonly LogEntry[]): readonly LogEntry[] {
  if (!entries.some(isBeginning)) return entries;
  const stood: { readonly version: Version; readonly after: Standings }[] = [];
  return entries.map((entry) => {
    if (entry.type === "taken-back") {
      const kept = stood.findLast(({ version }) => version <= entry.to);
      stood.push({ version: entry.version, after: kept?.after ?? {} });
    }
    if (entry.type !== "news") return entry;
    let now = stood.at(-1)?.after ?? {};
    const news = (entry.news as readonly News[]).map((one): DatedNews => {
      now = after(now, one);
      const at = one.type === "turn-began" ? now[one.player] : undefined;
      return at === undefined ? one : { ...one, at };
    });
    stood.push({ version: entry.version, after: now });
    if (!dated.has(entry)) dated.set(entry, { ...entry, news });
    return dated.get(entry) ?? entry;
  });
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
