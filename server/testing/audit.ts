/** What players were promised and told, against what is in the journal. */
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { logOf } from "#table/announce/eyes.ts";
import type { Header, Page } from "#table/journal/page.ts";
import { foldPage, unwritten } from "#table/state/fold.ts";
import type { TableId } from "#table/talk/words.ts";
import type { Store } from "../store/port.ts";
import { markOf, type TestPlayer } from "./player.ts";

/** A table at which bounty hunters are played. */
export interface Busy {
  readonly table: TableId;
  readonly players: readonly TestPlayer[];
}

export interface Audit {
  readonly acknowledged: number;
  /** Acknowledged, yet not in the journal. Must be empty. */
  readonly lost: readonly string[];
  /** How many entries of the log people were told. */
  readonly told: number;
  /** Told, yet the journal says otherwise. Must be empty. */
  readonly untrue: readonly string[];
  /** Pages whose versions are not 1, 2, 3 … Must be empty. */
  readonly torn: readonly TableId[];
  /** Asked once, written more than once. Must be empty. */
  readonly twice: readonly string[];
  /** Moves of seats the game did not wait for. Must be empty. */
  readonly unasked: readonly string[];
}

export async function audit({ journal }: Store, all: readonly Busy[]): Promise<Audit> {
  const found = { lost: [], untrue: [], torn: [], twice: [], unasked: [] } as Record<
    "lost" | "untrue" | "torn" | "twice" | "unasked",
    string[]
  >;
  let [acknowledged, told] = [0, 0];
  for (const { table, players } of all) {
    const pages = await journal.read(table, 0);
    const header = await journal.header(table);
    if (pages.some(({ version }, i) => version !== i + 1)) found.torn.push(table);
    found.twice.push(...repeated(pages));
    if (header !== null) found.unasked.push(...unaskedIn(header, pages));
    for (const each of players) {
      for (const { id, version } of each.acknowledged)
        if (pages[version - 1]?.id !== id) found.lost.push(id);
      const log = new Set(logOf(bountyHunters, pages, each.seat, []).map(markOf));
      for (const { version, mark } of each.heard)
        if (!log.has(mark)) found.untrue.push(`page ${version} of ${table}`);
      acknowledged += each.acknowledged.length;
      told += each.heard.length;
    }
  }
  return { acknowledged, told, ...found };
}

function repeated(pages: readonly Page[]): readonly string[] {
  const seen = new Set<string>();
  return pages.flatMap(({ person, id }) => {
    const key = `${person} ${id}`;
    const isAgain = id !== null && seen.has(key);
    seen.add(key);
    return isAgain ? [key] : [];
  });
}

function unaskedIn({ terms }: Header, pages: readonly Page[]): readonly string[] {
  const gameSetup = { game: bountyHunters, setup: terms.setup };
  const setup = { ...terms.setup, content: bountyHunters.standardContent };
  const unasked: string[] = [];
  let folded = unwritten({ ...gameSetup, setup }, pages);
  for (const page of pages) {
    const awaited = folded.state.position?.awaited ?? [];
    if (page.type === "played" && page.by === "bot" && !awaited.includes(page.seat))
      unasked.push(`page ${page.version}`);
    folded = foldPage({ ...gameSetup, setup }, folded, page);
  }
  return unasked;
}
