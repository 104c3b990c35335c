/** Deals a finished game again from the revealed seed and judges every move again: any outcome altered afterwards is found. */
import { isRefusal, type Chance, type Game } from "#rules/game.ts";
import { commitTo, tableKey, type Hex } from "#rules/rng.ts";
import { judgeAgain } from "../judge/amend.ts";
import {
  bookAfter,
  emptyBook,
  phaseOf,
  playOf,
  type Book,
  type Rules,
} from "../state/table-state.ts";
import { chanceFrom } from "../judge/chance.ts";
import type { Page } from "../journal/page.ts";
import { flaw, type Flaw, type FlawCode, type JournalFile } from "../journal/file.ts";
import { lineOf, moveOf, type Line } from "../state/timeline.ts";
import { contentHashOf } from "../journal/content.ts";
import { entropiesOf } from "../state/seats.ts";
import { standAfter } from "../state/position.ts";
import { sameData } from "../talk/patch.ts";

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
  const rules = { game, setup: { ...header.terms.setup, content } };
  const wrong = walk(rules, ended.seed, pages);
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

function walk(rules: Rules, seed: Hex, pages: readonly Page[]): Flaw | null {
  const chance = chanceFrom(seed, startOf(pages));
  let book = emptyBook(rules.setup);
  for (const [at, page] of pages.entries()) {
    const line = (): Line => lineOf(pages.slice(0, at));
    const code =
      page.version === at + 1
        ? tried(() => checkPage({ rules, seed, chance, book, line }, page))
        : "numbering";
    if (code !== null) return flaw(code, at + 1);
    book = bookAfter(rules, book, page, { line: () => lineOf(pages.slice(0, at + 1)) });
  }
  return phaseOf(book) === "over" && book.seed !== null ? null : flaw("not-finished", null);
}

/** Altered data may be of any shape; whatever stumbles over it has found it. */
function tried(check: () => FlawCode | null): FlawCode | null {
  try {
    return check();
  } catch {
    return "unreadable";
  }
}

interface Desk {
  readonly rules: Rules;
  readonly seed: Hex;
  readonly chance: Chance;
  readonly book: Book;
  /** The moves that count before this page. */
  readonly line: () => Line;
}

function checkPage(desk: Desk, page: Page): FlawCode | null {
  switch (page.type) {
    case "started":
      return checkStart(desk, page);
    case "played":
      return checkMove(desk, page);
    case "taken-back":
      return checkTakenBack(desk, page);
    case "amended":
      return checkAmended(desk, page);
    case "ended":
      return checkEnd(desk, page);
    case "sat-down":
    case "stood-up":
    case "bot-seated":
    case "stand-in":
      return desk.book.seats[page.seat] === undefined ? "unreadable" : null;
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
  { rules: { game, setup }, book, chance }: Desk,
  page: PageOf<"started">,
): FlawCode | null {
  if (book.stand !== null) return "set-up";
  if (!sameData(page.entropies, entropiesOf(book.seats))) return "entropies";
  return sameData(page.events, game.setUp(setup, chance)) ? null : "set-up";
}

function checkMove({ rules, book, chance }: Desk, page: PageOf<"played">): FlawCode | null {
  const { game } = rules;
  if (book.stand === null) return "set-up";
  if (phaseOf(book) === "over") return "after-the-end";
  const decision = game.decide(book.stand.state, page.seat, page.command, chance);
  if (isRefusal(decision)) return "refused";
  if (!sameData(page.events, decision)) return "events";
  if (
    page.by === "clock" &&
    !sameData(page.command, game.onTimeOut(game.viewFor(book.stand.state, page.seat)))
  )
    return "time-out";
  const { published } = standAfter(playOf(rules, book), book.stand, moveOf(page));
  return sameData(page.published, published) ? null : "reasons";
}

/** Back to just before a move of the seat that takes back. */
function checkTakenBack(
  { rules: { game }, book, line }: Desk,
  page: PageOf<"taken-back">,
): FlawCode | null {
  if (phaseOf(book) === "over" && !game.amendable) return "after-the-end";
  const move = line().moves.find((one) => one.page === page.to + 1);
  return move?.seat === page.seat ? null : "taken-back";
}

function checkAmended({ rules, line, chance }: Desk, page: PageOf<"amended">): FlawCode | null {
  if (!rules.game.amendable) return "amended";
  const known = line().moves.some((move) => move.page === page.page);
  return known && sameData(page.judged, judgeAgain(rules, line(), page.page, page.command, chance))
    ? null
    : "amended";
}

function checkEnd({ seed, book }: Desk, page: PageOf<"ended">): FlawCode | null {
  if (page.seed !== seed) return "seed";
  return book.stand !== null &&
    book.stand.outcome !== null &&
    sameData(page.outcome, book.stand.outcome)
    ? null
    : "outcome";
}
