/** Deals a finished game again from the revealed seed and judges every move again: any outcome altered afterwards is found. */
import { isRefusal, type Chance, type Game } from "#rules/game.ts";
import { commitTo, tableKey, type Hex } from "#rules/rng.ts";
import { judgeAgain } from "../judge/amend.ts";
import { foldPage, unwritten, type Folded } from "../state/fold.ts";
import { phaseOf, playOf, type GameSetup } from "../state/table-state.ts";
import { chanceFrom } from "../judge/chance.ts";
import type { Page } from "../journal/page.ts";
import { flaw, type Flaw, type FlawCode, type JournalFile } from "../journal/file.ts";
import { moveOf } from "../state/move.ts";
import { moveAt } from "../state/timeline.ts";
import { contentHashOf } from "../journal/content.ts";
import { entropiesOf } from "../state/seats.ts";
import { positionAfter } from "../state/position.ts";
import { sameData } from "#rules/same-data.ts";

export interface Verified {
  readonly type: "verified";
  readonly commit: Hex;
  readonly seed: Hex;
  readonly key: Hex;
  readonly pages: number;
  readonly moves: number;
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
  if (game.rulesVersion !== header.rulesVersion) return flaw("other-rules", 0);
  if (contentHashOf(content) !== header.contentHash) return flaw("content", 0);
  const ended = pages.find((page) => page.type === "ended");
  if (ended === undefined) return flaw("not-finished", null);
  if (!/^[0-9a-f]{64}$/.test(ended.seed)) return flaw("seed", ended.version);
  if (commitTo(ended.seed) !== header.commit) return flaw("commit", ended.version);
  const wrong = walk({ game, setup: { ...header.terms.setup, content } }, ended.seed, pages);
  if (wrong !== null) return wrong;
  const key = tableKey(ended.seed, startOf(pages));
  return {
    type: "verified",
    commit: header.commit,
    seed: ended.seed,
    key,
    pages: pages.length,
    moves: pages.filter(({ type }) => type === "played").length,
  };
}

function startOf(pages: readonly Page[]): readonly string[] {
  return pages.find((page) => page.type === "started")?.entropies ?? [];
}

function walk(gameSetup: GameSetup, seed: Hex, pages: readonly Page[]): Flaw | null {
  const chance = chanceFrom(seed, startOf(pages));
  let folded = unwritten(gameSetup);
  for (const [at, page] of pages.entries()) {
    const context = { ...gameSetup, ...folded, seed, chance };
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
  readonly seed: Hex;
  readonly chance: Chance;
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
    case "sat-down":
    case "stood-up":
    case "bot-seated":
    case "stand-in":
      return context.state.seats[page.seat] === undefined ? "unreadable" : null;
    case "take-back-asked":
    case "take-back-answered":
    case "said":
    case "rematch":
      return null;
    default:
      return "unreadable";
  }
}

type PageOf<T extends Page["type"]> = Extract<Page, { type: T }>;

function checkStart(
  { game, setup, state, chance }: PageContext,
  page: PageOf<"started">,
): FlawCode | null {
  if (state.position !== null) return "set-up";
  if (!sameData(page.entropies, entropiesOf(state.seats))) return "entropies";
  return sameData(page.events, game.setUp(setup, chance)) ? null : "set-up";
}

function checkMove(context: PageContext, page: PageOf<"played">): FlawCode | null {
  const { game, state, chance } = context;
  if (state.position === null) return "set-up";
  if (phaseOf(state) === "over") return "after-the-end";
  const decision = game.decide(state.position.state, page.seat, page.command, chance);
  if (isRefusal(decision)) return "refused";
  if (!sameData(page.events, decision)) return "events";
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
  { game, timeline, chance }: PageContext,
  { page, command, judged }: PageOf<"amended">,
): FlawCode | null {
  const known = game.amendable && moveAt(timeline, page) !== null;
  return known && sameData(judged, judgeAgain(game, timeline, page, command, chance))
    ? null
    : "amended";
}

function checkEnd({ seed, state }: PageContext, page: PageOf<"ended">): FlawCode | null {
  if (page.seed !== seed) return "seed";
  return state.position !== null &&
    state.position.outcome !== null &&
    sameData(page.outcome, state.position.outcome)
    ? null
    : "outcome";
}
