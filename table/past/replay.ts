/**
 * The past as one viewer saw it, page by page. Computed by the same code as live play, so it is the same to the byte.
 */
import type { Game, GameEvent, Viewer } from "#rules/game.ts";
import { logOf } from "../announce/log.ts";
import { viewOf } from "../announce/view.ts";
import { foldingPage, unwritten } from "../state/fold.ts";
import { atOnce, counted, type Steps } from "../state/steps.ts";
import type { GameSetup, TableState } from "../state/table-state.ts";
import type { Page } from "../journal/page.ts";
import { sameData } from "#rules/same-data.ts";
import { apply } from "../talk/apply-patch.ts";
import { diff } from "../talk/patch.ts";
import type { LogEntry, TableId, Version } from "../talk/words.ts";
import type { Past, PastStep } from "../talk/past.ts";

export interface Span {
  readonly as: Viewer | "everyone";
  readonly from: Version;
  readonly to: Version;
}

/**
 * So many moves are folded for one answer. Behind an early amendment everything is folded again, so that a past of
 * many of them comes in shorter pieces.
 */
const mostFolds = 20_000;

/** Whoever calls this has made sure that this viewer may look. */
export function pastOf(
  gameSetup: GameSetup,
  table: TableId,
  pages: readonly Page[],
  span: Span,
): Past {
  return atOnce(tellingPast(gameSetup, table, pages, { ...span, mostFolds: Infinity }));
}

export function* tellingPast(
  gameSetup: GameSetup,
  table: TableId,
  pages: readonly Page[],
  { as, from, to, mostFolds: most = mostFolds }: Span & { readonly mostFolds?: number },
): Steps<Past> {
  const steps: PastStep[] = [];
  const first = Math.min(from, to, pages.length);
  let folded = unwritten(gameSetup);
  let start = look(gameSetup, folded.state, as);
  let view = start;
  let folds = 0;
  for (const page of pages.slice(0, to)) {
    const isSeen = page.version >= first;
    folded = yield* counted(foldingPage(gameSetup, folded, page), () => isSeen && folds++);
    yield;
    // Nobody asked to see what came before.
    if (!isSeen) continue;
    const next = look(gameSetup, folded.state, as);
    if (page.version <= from) start = next;
    else
      steps.push({
        version: page.version,
        patch: diff(view, next),
        log: hear(gameSetup, page, as),
        awaited: folded.state.position?.awaited ?? [],
      });
    view = next;
    if (folds > most && steps.length > 0) break;
  }
  return {
    table,
    as,
    from: Math.min(from, pages.length),
    last: pages.length,
    view: start,
    steps,
  };
}

/** The view after `steps` steps of a past; going back is going forward from the beginning. */
export function viewAfter({ view, steps }: Past, count: number): unknown {
  return steps.slice(0, count).reduce((now, step) => apply(now, step.patch), view);
}

function look({ game, setup }: GameSetup, state: TableState, as: Viewer | "everyone"): unknown {
  if (as !== "everyone") return viewOf(game, state, as);
  return Array.from({ length: setup.seats }, (_, seat) => viewOf(game, state, seat));
}

function hear(
  { game, setup }: GameSetup,
  page: Page,
  as: Viewer | "everyone",
): readonly LogEntry[] {
  if (as !== "everyone") return logOf(game, [page], as);
  const [entry] = logOf(game, [page], "spectator");
  if (entry === undefined) return [];
  if (entry.type !== "news" || (page.type !== "played" && page.type !== "started")) return [entry];
  const news = page.events.flatMap((event) => newsForAll(game, event, setup.seats));
  const reasons =
    page.type === "played" && page.reasons !== null
      ? [{ page: page.version, seat: page.seat, reasons: page.reasons }]
      : [];
  return [{ ...entry, news, reasons }];
}

/** Each seat's news once; what a spectator hears only when no seat heard more. */
function newsForAll(game: Game, event: GameEvent, seats: number): readonly unknown[] {
  const outside = game.newsFor(event, "spectator");
  const inside: unknown[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const news = game.newsFor(event, seat);
    if (news !== null && !sameData(news, outside) && !inside.some((heard) => sameData(heard, news)))
      inside.push(news);
  }
  if (inside.length > 0) return inside;
  return outside === null ? [] : [outside];
}
