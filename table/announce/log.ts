/** One page of the journal as one viewer hears it. A page alone is enough, so any part of the log can be told again. */
import type { Game, GameEvent, Seat, Viewer } from "#rules/game.ts";
import type { Page } from "../journal/page.ts";
import type { BotReasons, LogEntry, Rejudged, SeatChange } from "../talk/words.ts";

export function logOf(game: Game, pages: readonly Page[], as: Viewer): readonly LogEntry[] {
  const log: LogEntry[] = [];
  for (const page of pages) {
    const entry = logEntry(game, page, as);
    if (entry !== null) log.push(entry);
  }
  return log;
}

function logEntry(game: Game, page: Page, viewer: Viewer): LogEntry | null {
  const { version, at } = page;
  switch (page.type) {
    case "sat-down":
      return { type: "seated", version, at, seat: page.seat, name: page.name, change: "sat-down" };
    case "stood-up":
      return { type: "seated", version, at, seat: page.seat, name: page.name, change: "stood-up" };
    case "sent-away":
      return { type: "seated", version, at, seat: page.seat, name: page.name, change: "sent-away" };
    case "renamed":
      return { type: "seated", version, at, seat: page.seat, name: page.name, change: "renamed" };
    case "bot-seated":
      return {
        type: "seated",
        version,
        at,
        seat: page.seat,
        name: page.name,
        change: page.level === null ? "stood-up" : "bot-sat-down",
      };
    case "stand-in":
      return {
        type: "seated",
        version,
        at,
        seat: page.seat,
        name: page.name,
        change: substituteChange(page.level),
      };
    case "started":
      return {
        type: "news",
        version,
        at,
        seat: null,
        by: "table",
        news: newsOf(game, page.events, viewer),
        reasons: [],
      };
    case "played":
      return {
        type: "news",
        version,
        at,
        seat: page.seat,
        by: page.by,
        news: newsOf(game, page.events, viewer),
        reasons: reasonsFor(page, viewer),
      };
    case "start-void":
      return { type: "start-void", version, at, seats: page.seats };
    case "taken-back":
      return { type: "taken-back", version, at, seat: page.seat, to: page.to };
    case "take-back-answered":
      return page.yes ? null : { type: "take-back-refused", version, at, ...refusalOf(page) };
    case "amended":
      return {
        type: "amended",
        version,
        at,
        seat: page.seat,
        page: page.page,
        changed: rejudged(game, page, viewer),
      };
    case "pause-asked":
      return { type: "pause", version, at, seat: page.seat, until: page.until };
    case "paused":
      return { type: "pause", version, at, seat: null, until: page.until };
    case "said":
      return { type: "said", version, at, name: page.name, seat: page.seat, said: page.said };
    default:
      return null;
  }
}

function refusalOf({ seat, withdrawn }: Extract<Page, { type: "take-back-answered" }>): {
  readonly seat: Seat;
  readonly withdrawn?: true;
} {
  return withdrawn ? { seat, withdrawn } : { seat };
}

function substituteChange(level: string | null): SeatChange {
  return level === null ? "came-back" : "substitute-plays";
}

function newsOf(game: Game, events: readonly GameEvent[], viewer: Viewer): readonly unknown[] {
  const out: unknown[] = [];
  for (const event of events) {
    const news = game.newsFor(event, viewer);
    if (news !== null) out.push(news);
  }
  return out;
}

/** A person hears at once why the substitute moved so; everyone else when it is settled. */
function reasonsFor(
  page: Extract<Page, { type: "played" }>,
  viewer: Viewer,
): readonly BotReasons[] {
  if (page.reasons === null && page.published.length === 0) return page.published;
  const others = page.published.filter((reasons) => reasons.seat !== viewer);
  if (page.seat !== viewer || page.reasons === null) return others;
  return [{ page: page.version, seat: page.seat, reasons: page.reasons.told }, ...others];
}

function rejudged(
  game: Game,
  page: Extract<Page, { type: "amended" }>,
  viewer: Viewer,
): readonly Rejudged[] {
  return page.judged.map((judged) => ({
    page: judged.page,
    news: newsOf(game, judged.events, viewer),
    refused: judged.refused,
  }));
}
