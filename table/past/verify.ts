/**
 * Deals a finished game again from the revealed seed and judges
 * every move again: any outcome altered afterwards is found.
 */
import { isRefusal, type Chance, type Game, type Outcome } from "#rules/game.ts";
import { commitTo, tableKey, type Hex } from "#rules/rng.ts";
import { judgeAgain } from "../judge/amend.ts";
import { foldPage, unwritten, type Folded } from "../state/fold.ts";
import { phaseOf, playOf, type GameSetup } from "../state/table-state.ts";
import { chanceFrom } from "../judge/chance.ts";
import type { Page } from "../journal/page.ts";
import {
  flaw,
  type FileHeader,
  type Flaw,
  type FlawCode,
  type JournalFile,
} from "../journal/file.ts";
import { moveOf } from "../state/move.ts";
import { moveAt } from "../state/timeline.ts";
import { contentHashOf } from "../journal/content.ts";
import { positionAfter } from "../state/position.ts";
import { attemptSeed, entropiesFor, missingParts } from "../state/deal.ts";
import { checkDeal } from "./check-deal.ts";
import { sameData } from "#rules/same-data.ts";

export interface Verified {
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
}

export function verify(games: readonly Game[], file: JournalFile): Verified | Flaw {
  try {
    return verifyFile(games, file);
  } catch {
    return flaw("unreadable", null);
  }
}

function verifyFile(
  games: readonly Game[],
  { header, content, pages }: JournalFile,
): Verified | Flaw {
  const game = games.find(({ id }) => id === header.terms.game);
  if (game === undefined) return flaw("unknown-game", 0);
  if (contentHashOf(content) !== header.contentHash) return flaw("content", 0);
  const ended = pages.find((page) => page.type === "ended");
  if (ended === undefined) return flaw("not-finished", null);
  if (!/^[0-9a-f]{64}$/.test(ended.seed)) return flaw("seed", ended.version);
  if (commitTo(ended.seed) !== header.commit) return flaw("commit", ended.version);
  const gameSetup = { game, setup: { ...header.terms.setup, content } };
  const rules = { then: header.rulesVersion, now: game.rulesVersion };
  const judging: Judging = { isOurs: rules.then === rules.now, alike: 0 };
  const wrong = walk({ ...gameSetup, header }, ended.seed, pages, judging);
  if (wrong !== null) return wrong;
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
  };
}

/** Under other rules the deal, the order and the end are looked at; the moves are only counted. */
interface Judging {
  readonly isOurs: boolean;
  alike: number;
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

function walk(
  gameSetup: GameSetup & { readonly header: FileHeader },
  seed: Hex,
  pages: readonly Page[],
  judging: Judging,
): Flaw | null {
  const chance = chanceFrom(attemptSeed(seed, attemptOf(pages)), startOf(pages));
  let folded = unwritten(gameSetup);
  for (const [at, page] of pages.entries()) {
    const context = { ...gameSetup, ...folded, seed, chance, judging };
    const code = page.version === at + 1 ? tried(() => checkPage(context, page)) : "numbering";
    if (code !== null) return flaw(code, at + 1);
    folded = foldPage(gameSetup, folded, page);
  }
  const { state } = folded;
  return phaseOf(state) === "over" && state.seed !== null ? null : flaw("not-finished", null);
}

/** Altered data may be of any shape; whatever stumbles over it has found it. */
function tried(check: () => FlawCode | null): FlawCode | null {
  try {
    return check();
  } catch {
    return "unreadable";
  }
}

/** The table as it was before the page that is looked at. */
interface PageContext extends GameSetup, Folded {
  readonly header: FileHeader;
  readonly seed: Hex;
  readonly chance: Chance;
  readonly judging: Judging;
}

function checkPage(context: PageContext, page: Page): FlawCode | null {
  switch (page.type) {
    case "started":
      return checkStart(context, page);
    case "played":
      return checkMove(context, page);
    case "taken-back":
      return checkTakenBack(context, page);
    case "amended":
      return checkAmended(context, page);
    case "ended":
      return checkEnd(context, page);
    case "part-promised":
    case "start-sealed":
    case "part-shown":
    case "start-void":
      return checkDeal(context.header.table, context.state, page);
    case "sat-down":
    case "stood-up":
    case "sent-away":
    case "renamed":
    case "bot-seated":
    case "stand-in":
      return context.state.seats[page.seat] === undefined ? "unreadable" : null;
    case "take-back-asked":
    case "take-back-answered":
    case "said":
    case "rematch":
    case "muted":
    case "spectators-talk":
      return null;
    default:
      return "unreadable";
  }
}

type PageOf<T extends Page["type"]> = Extract<Page, { type: T }>;

/**
 * Other rules may say more about the same deal: what was written is compared. They may also deal otherwise: then
 * nothing can be said, and that is what is said. Where chance has no part in the set-up there is no deal, and what
 * was written counts.
 */
function checkStart(
  { game, setup, state, chance, judging }: PageContext,
  page: PageOf<"started">,
): FlawCode | null {
  if (state.position !== null) return "set-up";
  const { sealed } = state.deal;
  if (
    sealed === null
      ? state.deal.commits.some((commit) => commit !== null)
      : missingParts(sealed).length > 0
  )
    return "entropies";
  if (!sameData(page.entropies, entropiesFor(state.seats, sealed))) return "entropies";
  let isDealt = false;
  const dealing: Chance = (purpose) => {
    isDealt = true;
    return chance(purpose);
  };
  const dealt = game.setUp(setup, dealing);
  if (judging.isOurs) return sameData(page.events, dealt) ? null : "set-up";
  return isDealt && !saysAsMuch(dealt, page.events) ? "other-rules" : null;
}

/** Everything in `written` is in `told` too; rules that came later may have added fields. */
function saysAsMuch(told: unknown, written: unknown): boolean {
  if (
    typeof written !== "object" ||
    written === null ||
    Array.isArray(written) !== Array.isArray(told)
  )
    return told === written;
  if (typeof told !== "object" || told === null) return false;
  if (Array.isArray(written) && Object.keys(told).length !== written.length) return false;
  const fields: Readonly<Record<string, unknown>> = { ...told };
  return Object.entries(written).every(([key, value]) => saysAsMuch(fields[key], value));
}

function checkMove(context: PageContext, page: PageOf<"played">): FlawCode | null {
  const { game, state, chance, judging } = context;
  if (state.position === null) return "set-up";
  if (phaseOf(state) === "over") return "after-the-end";
  const decision = game.decide(state.position.state, page.seat, page.command, chance);
  const isAlike = sameData(page.events, decision);
  if (isAlike) judging.alike++;
  if (!judging.isOurs) return null;
  if (isRefusal(decision)) return "refused";
  if (!isAlike) return "events";
  if (
    page.by === "clock" &&
    !sameData(page.command, game.onTimeOut(game.viewFor(state.position.state, page.seat)))
  )
    return "time-out";
  const { published } = positionAfter(playOf(context, state.seats), state.position, moveOf(page));
  return sameData(page.published, published) ? null : "reasons";
}

/** Back to just before a move of the seat that takes back. */
function checkTakenBack(
  { game, state, timeline }: PageContext,
  page: PageOf<"taken-back">,
): FlawCode | null {
  if (phaseOf(state) === "over" && !game.amendable) return "after-the-end";
  return moveAt(timeline, page.to + 1)?.seat === page.seat ? null : "taken-back";
}

function checkAmended(
  { game, timeline, chance, judging }: PageContext,
  { page, command, judged }: PageOf<"amended">,
): FlawCode | null {
  const known = game.amendable && moveAt(timeline, page) !== null;
  if (known && !judging.isOurs) return null;
  return known && sameData(judged, judgeAgain(game, timeline, page, command, chance))
    ? null
    : "amended";
}

function checkEnd(context: PageContext, page: PageOf<"ended">): FlawCode | null {
  const { seed, state, judging } = context;
  if (page.seed !== seed) return "seed";
  const outcome = state.position?.outcome ?? null;
  if (outcome !== null && sameData(page.outcome, outcome)) return null;
  if (judging.isOurs) return "outcome";
  return outcome !== null && endsAlike(page.outcome, outcome) ? null : "other-rules";
}

/** Who came where, and every row that was written then; later rules may know more rows. */
function endsAlike(then: Outcome, now: Outcome): boolean {
  const isRowAlike = (seat: number, row: string): boolean =>
    then.pads[seat]?.[row] === now.pads[seat]?.[row];
  return (
    sameData(then.places, now.places) &&
    then.pads.every((pad, seat) => Object.keys(pad).every((row) => isRowAlike(seat, row)))
  );
}
