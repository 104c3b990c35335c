/** One page of the journal as one viewer hears it. */
import type { Game, Seat, Viewer } from "#rules/game.ts";
import type { Page } from "../journal/page.ts";
import type { BotReasons, LogEntry, AmendedEntry, SeatChange } from "../talk/words.ts";

/** `news`: what this viewer heard of the page's own events. */
export function logEntry(
  game: Game,
  page: Page,
  viewer: Viewer,
  news: readonly unknown[],
): LogEntry | null {
  const { version, at } = page;
  switch (page.type) {
    case "sat-down":
      return { type: "seated", version, at, seat: page.seat, name: page.name, change: "sat-down" };
    case "stood-up":
      return { type: "seated", version, at, seat: page.seat, name: page.name, change: "stood-up" };
    case "sent-away":
      return { type: "seated", version, at, seat: page.seat, name: page.name, change: "sent-away" };
    case "seat-changed":
      return {
        type: "seated",
        version,
        at,
        seat: page.to,
        name: page.name,
        change: "changed-seat",
      };
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
        news,
        reasons: [],
        // Without chance nothing is dealt from anything.
        ...(page.from === undefined || game.amendable ? {} : { from: page.from }),
      };
    case "played":
      return {
        type: "news",
        version,
        at,
        seat: page.seat,
        by: page.by,
        news,
        reasons: reasonsFor(page, viewer),
        ...(game.amendable ? saidIn(page) : {}),
      };
    case "start-void":
    case "parts-awaited":
      return { type: page.type, version, at, seats: page.seats };
    case "terms-changed": {
      const { game: played, setup } = page.terms;
      return { type: "terms-changed", version, at, game: played, seats: setup.seats };
    }
    case "part-waived":
      return { type: "part-waived", version, at, seat: page.seat };
    case "taken-back":
      return {
        type: "taken-back",
        version,
        at,
        seat: page.seat,
        to: page.to,
        ...(page.substitute === undefined ? {} : { substitute: page.substitute }),
      };
    case "take-back-answered":
      return page.yes ? null : { type: "take-back-refused", version, at, ...refusalOf(page) };
    case "amended":
      return {
        type: "amended",
        version,
        at,
        seat: page.seat,
        page: page.page,
        ...(page.before === undefined ? {} : { before: page.before }),
        ...(page.id === null ? {} : { id: page.id }),
        changed: rejudged(game, page, viewer),
      };
    case "pause-asked":
      return { type: "pause", version, at, seat: page.seat, until: page.until };
    case "paused":
      return {
        type: "pause",
        version,
        at,
        seat: null,
        until: page.until,
        ...(page.from === undefined ? {} : { closed: true }),
      };
    case "said":
      return { type: "said", version, at, name: page.name, seat: page.seat, said: page.said };
    default:
      return null;
  }
}

/** The ask's id opens nothing, and without secrets anyone may know what was said. */
function saidIn({ command, id }: Extract<Page, { type: "played" }>): {
  readonly command: unknown;
  readonly id?: string;
} {
  return id === null ? { command } : { command, id };
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
): readonly AmendedEntry[] {
  return page.judged.map((judged) => ({
    page: judged.page,
    command: judged.command,
    news: judged.events.flatMap((event) => game.newsFor(event, viewer) ?? []),
    refused: judged.refused,
  }));
}
