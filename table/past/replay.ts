/**
 * The past as one viewer saw it, page by page. Computed by the same code as live play, so it is the same to the byte.
 */
import type { Game, GameEvent, Viewer } from "#rules/game.ts";
import { eyesOf, type Eyes } from "../announce/eyes.ts";
import { stretchOf, tellStretch } from "../announce/steps.ts";
import { foldingPage, unwritten } from "../state/fold.ts";
import { atOnce, counted, type Steps } from "../state/steps.ts";
import type { GameSetup } from "../state/table-state.ts";
import type { Page } from "../journal/page.ts";
import { sameData } from "#rules/same-data.ts";
import { viewAfterSteps } from "../talk/steps/seen-steps.ts";
import type { TableId, Version } from "../talk/words.ts";
import type { Past, PastPage } from "../talk/past.ts";

export interface PageSpan {
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
  span: PageSpan,
): Past {
  return atOnce(tellingPast(gameSetup, table, pages, { ...span, mostFolds: Infinity }));
}

export function* tellingPast(
  gameSetup: GameSetup,
  table: TableId,
  pages: readonly Page[],
  { as, from, to, mostFolds: most = mostFolds }: PageSpan & { readonly mostFolds?: number },
): Steps<Past> {
  const told: PastPage[] = [];
  const eyes = as === "everyone" ? everyone(gameSetup) : eyesOf(gameSetup.game, as);
  const first = Math.min(from, to, pages.length);
  let folded = unwritten(gameSetup, pages);
  let start: unknown = before(gameSetup, as);
  let seen = start;
  let folds = 0;
  for (const page of pages.slice(0, to)) {
    const isSeen = page.version >= first;
    const { state } = folded;
    folded = yield* counted(foldingPage(gameSetup, folded, page), () => isSeen && folds++);
    yield;
    // Nobody asked to see what came before.
    if (!isSeen) continue;
    if (page.version <= from) {
      const { position } = folded.state;
      start = seen = position === null ? start : eyes.look(position.state);
      continue;
    }
    const stretch = stretchOf(gameSetup.game, state, [page], folded.state);
    const { log, steps, view } = tellStretch(eyes, seen, stretch);
    const awaited = folded.state.position?.awaited ?? [];
    told.push({ version: page.version, steps, log, awaited });
    seen = view;
    if (folds > most && told.length > 0) break;
  }
  return {
    table,
    as,
    from: Math.min(from, pages.length),
    last: pages.length,
    view: start,
    pages: told,
  };
}

/** Nobody sees anything before the first card. */
function before({ setup }: GameSetup, as: PageSpan["as"]): unknown {
  return as === "everyone" ? Array.from({ length: setup.seats }, () => null) : null;
}

/** The view after so many pages of a past; going back is going forward from the beginning. */
export function viewAfter({ view, pages }: Past, count: number): unknown {
  return pages.slice(0, count).reduce((now, { steps }) => viewAfterSteps(now, steps), view);
}

/** All seats at once; after the end nothing is kept back. */
function everyone({ game, setup }: GameSetup): Eyes {
  const outside = eyesOf(game, "spectator");
  return {
    look: (state) => Array.from({ length: setup.seats }, (_, seat) => game.viewFor(state, seat)),
    hear: (event, date) =>
      newsForAll(game, event, setup.seats).map((news) =>
        date === null ? news : { ...(news as object), ...date },
      ),
    entry(page, news) {
      const entry = outside.entry(page, news);
      if (entry?.type !== "news" || page.type !== "played") return entry;
      const { version, seat, reasons } = page;
      return { ...entry, reasons: reasons === null ? [] : [{ page: version, seat, reasons }] };
    },
  };
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
