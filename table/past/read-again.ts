/**
 * A journal as its hall keeps it, over or not, read again with this program: it folds, every page is judged as it was,
 * and every seat and a spectator can read view and log of every page.
 */
import type { Game } from "#rules/game.ts";
import { commitTo, type Hex } from "#rules/seeded-chance.ts";
import { eyesOf } from "../announce/eyes.ts";
import { stretchOf, tellStretch } from "../announce/steps.ts";
import { contentHashOf } from "../journal/content.ts";
import { flaw, type Flaw, type FlawCode } from "../journal/flaw.ts";
import type { Header, Page } from "../journal/page.ts";
import { foldPage, unwritten, type FoldResult } from "../state/fold.ts";
import { phaseOf, type GameSetup, type TableState } from "../state/table-state.ts";
import { checkPage } from "./check-page.ts";
import { chanceThen } from "./verify.ts";

export interface KeptState {
  readonly type: "read";
  readonly phase: "gathering" | "playing" | "over";
  /** The rules its moves were judged by, and ours. */
  readonly rules: { readonly then: number; readonly now: number };
}

interface Kept {
  readonly header: Header;
  readonly content: unknown;
  readonly pages: readonly Page[];
}

/** `hash`: the host's own SHA-256. */
export function readAgain(
  games: readonly Game[],
  { header, content, pages }: Kept,
  hash: (text: string) => Hex,
): KeptState | Flaw {
  if ((header.format as number) !== 1) return flaw("newer-format", 0);
  const game = games.find(({ id }) => id === header.terms.game);
  if (game === undefined) return flaw("unknown-game", 0);
  const rules = { then: header.rulesVersion, now: game.rulesVersion };
  if (rules.then > rules.now) return flaw("other-rules", 0);
  if (content === undefined || contentHashOf(content, hash) !== header.contentHash)
    return flaw("content", 0);
  if (commitTo(header.seed) !== header.commit) return flaw("commit", 0);
  const gameSetup = { game, setup: { ...header.terms.setup, content } };
  const read = readPages(gameSetup, header, pages);
  return "code" in read ? read : { type: "read", phase: phaseOf(read), rules };
}

function readPages(
  gameSetup: GameSetup,
  header: Header,
  pages: readonly Page[],
): TableState | Flaw {
  const { game } = gameSetup;
  const { seed } = header;
  const judging = { isOurs: header.rulesVersion === game.rulesVersion, alike: 0 };
  const chance = chanceThen(seed, pages);
  const told = viewersOf(gameSetup);
  let folded = unwritten(gameSetup, pages);
  for (const [at, page] of pages.entries()) {
    if (page.version !== at + 1) return flaw("numbering", at + 1);
    try {
      const code = checkPage({ ...gameSetup, ...folded, header, seed, chance, judging }, page);
      if (code !== null && !isDealtOtherwise(code, page)) return flaw(code, page.version);
      const before: FoldResult = folded;
      folded = foldPage(gameSetup, folded, page);
      told(before.state, page, folded.state);
    } catch {
      return flaw("unreadable", at + 1);
    }
  }
  return folded.state;
}

/** Rules that deal otherwise cannot deal it again; the cards it was played with are written down. */
function isDealtOtherwise(code: FlawCode, { type }: Page): boolean {
  return code === "other-rules" && type === "started";
}

/** Everybody who may look, each with what they saw last. */
function viewersOf({
  game,
  setup,
}: GameSetup): (before: TableState, page: Page, after: TableState) => void {
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const viewers = [...seats, "spectator" as const].map((as) => ({
    eyes: eyesOf(game, as),
    view: null as unknown,
  }));
  return (before, page, after) => {
    const stretch = stretchOf(game, before, [page], after);
    const found = new Map();
    for (const viewer of viewers)
      viewer.view = tellStretch(viewer.eyes, viewer.view, stretch, found).view;
  };
}
