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
/** `null` before a player stands anywhere. */
type Standings = readonly (Standing | null)[];

/** News of a turn that is known to have begun somewhere. */
type DatedNews = News & { readonly at?: Standing };

/** An entry never changes, nor does what came before it. */
const dated = new WeakMap<LogEntry, LogEntry>();

export function datedLog(entries: readonly LogEntry[]): readonly LogEntry[] {
  const stood: { readonly version: Version; readonly after: Standings }[] = [];
  return entries.map((entry) => {
    if (entry.type === "taken-back") {
      const kept = stood.findLast(({ version }) => version <= entry.to);
      stood.push({ version: entry.version, after: kept?.after ?? [] });
    }
    if (entry.type !== "news") return entry;
    let now = stood.at(-1)?.after ?? [];
    const news = (entry.news as readonly News[]).map((one): DatedNews => {
      now = after(now, one);
      const at = one.type === "turn-began" ? (now[one.player] ?? null) : null;
      return at === null ? one : { ...one, at };
    });
    stood.push({ version: entry.version, after: now });
    if (!dated.has(entry)) dated.set(entry, { ...entry, news });
    return dated.get(entry) ?? entry;
  });
}

function after(now: Standings, one: News): Standings {
  switch (one.type) {
    case "placed":
      return changed(now, one.player, { space: one.space });
    case "moved":
      return changed(now, one.player, { space: one.to });
    case "credits-gained":
      return changed(now, one.player, { credits: one.amount });
    case "credits-spent":
    case "credits-lost":
      return changed(now, one.player, { credits: -one.amount });
    case "credits-given":
      return changed(changed(now, one.from, { credits: -one.amount }), one.to, {
        credits: one.amount,
      });
    default:
      return now;
  }
}

function changed(
  now: Standings,
  player: number,
  { space, credits = 0 }: Partial<Standing>,
): Standings {
  const was = now[player] ?? { space: "", credits: 0 };
  const next = Array.from({ length: Math.max(now.length, player + 1) }, (_, i) => now[i] ?? null);
  next[player] = { space: space ?? was.space, credits: was.credits + credits };
  return next;
}
