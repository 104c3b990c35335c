/**
 * Deals a finished game again from the revealed seed and judges
 * every move again: any outcome altered afterwards is found.
 */
import type { Chance, Game } from "#rules/game.ts";
import { commitTo, tableKey, type Hex } from "#rules/seeded-chance.ts";
import { foldPage, unwritten } from "../state/fold.ts";
import { phaseOf, type GameSetup, type TableState } from "../state/table-state.ts";
import { chanceFrom } from "../judge/chance.ts";
import type { Page } from "../journal/page.ts";
import { flaw, type Flaw, type FlawCode } from "../journal/flaw.ts";
import { type FileHeader, type JournalFile } from "../journal/file.ts";
import { headerNow } from "../journal/header-now.ts";
import { contentHashOf } from "../journal/content.ts";
import { attemptSeed } from "../state/deal.ts";
import type { JudgeTally } from "./page-context.ts";
import { checkPage } from "./check-page.ts";
import { dealSources, type DealSources } from "./deal-sources.ts";

export interface Verification {
  readonly type: "verified";
  readonly commit: Hex;
  readonly seed: Hex;
  readonly key: Hex;
  readonly pages: number;
  readonly moves: number;
  /** The rules that judged it, and ours. Where they differ, moves count as they were judged then. */
  readonly rules: { readonly then: number; readonly now: number };
  /** Moves that our rules judge as they were judged: all of them, when the rules are the same. */
  readonly judgedAlike: number;
  /** Whose parts the cards came from; `null` where nothing was dealt by chance. */
  readonly dealt: DealSources | null;
}

export function verify(games: readonly Game[], file: JournalFile): Verification | Flaw {
  try {
    return verifyFile(games, file);
  } catch {
    return flaw("unreadable", null);
  }
}

function verifyFile(
  games: readonly Game[],
  { header: written, content, pages }: JournalFile,
): Verification | Flaw {
  const header = headerNow(written, pages);
  const game = games.find(({ id }) => id === header.terms.game);
  if (game === undefined) return flaw("unknown-game", 0);
  if (contentHashOf(content) !== header.contentHash) return flaw("content", 0);
  const ended = pages.find((page) => page.type === "ended");
  if (ended === undefined) return flaw("not-finished", null);
  if (!/^[0-9a-f]{64}$/.test(ended.seed)) return flaw("seed", ended.version);
  if (commitTo(ended.seed) !== header.commit) return flaw("commit", ended.version);
  const gameSetup = { game, setup: { ...header.terms.setup, content } };
  const rules = { then: header.rulesVersion, now: game.rulesVersion };
  const judging: JudgeTally = { isOurs: rules.then === rules.now, alike: 0 };
  const walked = walk({ ...gameSetup, header }, ended.seed, pages, judging);
  if ("code" in walked) return walked;
  const key = tableKey(attemptSeed(ended.seed, attemptOf(pages)), startOf(pages));
  return {
    type: "verified",
    commit: header.commit,
    seed: ended.seed,
    key,
    pages: pages.length,
    moves: pages.filter(({ type }) => type === "played").length,
    rules,
    judgedAlike: judging.alike,
    dealt: game.amendable ? null : dealSources(walked),
  };
}

function startOf(pages: readonly Page[]): readonly string[] {
  return pages.find((page) => page.type === "started")?.entropies ?? [];
}

/** The sealed start the cards came from; 0 where no device promised anything. */
function attemptOf(pages: readonly Page[]): number {
  const before = pages.slice(
    0,
    pages.findIndex(({ type }) => type === "started"),
  );
  return before.findLast((page) => page.type === "start-sealed")?.attempt ?? 0;
}

/** What the cards of this journal came from, and everything since. */
export function chanceThen(seed: Hex, pages: readonly Page[]): Chance {
  return chanceFrom(attemptSeed(seed, attemptOf(pages)), startOf(pages));
}

function walk(
  gameSetup: GameSetup & { readonly header: FileHeader },
  seed: Hex,
  pages: readonly Page[],
  judging: JudgeTally,
): Flaw | TableState {
  const chance = chanceThen(seed, pages);
  let folded = unwritten(gameSetup, pages);
  for (const [at, page] of pages.entries()) {
    const context = { ...gameSetup, ...folded, seed, chance, judging };
    const code = page.version === at + 1 ? tried(() => checkPage(context, page)) : "numbering";
    if (code !== null) return flaw(code, at + 1);
    folded = foldPage(gameSetup, folded, page);
  }
  const { state } = folded;
  return phaseOf(state) === "over" && state.seed !== null ? state : flaw("not-finished", null);
}

/** Altered data may be of any shape; whatever stumbles over it has found it. */
function tried(check: () => FlawCode | null): FlawCode | null {
  try {
    return check();
  } catch {
    return "unreadable";
  }
}
