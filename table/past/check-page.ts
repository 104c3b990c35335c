/** One page of a finished game judged again. */
import { isRefusal, type Outcome } from "#rules/game.ts";
import { atOnce } from "../state/steps.ts";
import { judgingAgain } from "../judge/amend.ts";
import { backToPerson } from "../judge/take-back.ts";
import { phaseOf, playOf } from "../state/table-state.ts";
import type { Page } from "../journal/page.ts";
import type { FlawCode } from "../journal/flaw.ts";
import { moveOf } from "../state/move.ts";
import { moveAt, withInserted } from "../state/timeline.ts";
import { positionAfter } from "../state/position.ts";
import { checkDeal } from "./check-deal.ts";
import { sameData } from "#rules/same-data.ts";
import type { PageContext, PageOf } from "./page-context.ts";
import { checkStart } from "./check-start.ts";

export function checkPage(context: PageContext, page: Page): FlawCode | null {
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
    case "part-waived":
    case "start-sealed":
    case "part-shown":
    case "parts-awaited":
    case "start-void":
      return checkDeal(context.header.table, context.state, page);
    case "sat-down":
    case "stood-up":
    case "sent-away":
    case "renamed":
    case "face-chosen":
    case "bot-seated":
    case "stand-in":
      return context.state.seats[page.seat] === undefined ? "unreadable" : null;
    case "terms-changed":
      return context.state.position === null && page.seatsBefore === context.state.seats.length
        ? null
        : "set-up";
    case "seat-changed":
      return context.state.seats[page.to]?.type === "open" ? null : "set-up";
    case "start-asked":
    case "take-back-asked":
    case "take-back-answered":
    case "pause-asked":
    case "pause-answered":
    case "paused":
    case "said":
    case "rematch":
    case "muted":
    case "spectators-talk":
      return null;
    default:
      return "unreadable";
  }
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

/** Back to just before a move of the seat that takes back, or before a bot first moved for that seat. */
function checkTakenBack(
  { game, state, timeline }: PageContext,
  page: PageOf<"taken-back">,
): FlawCode | null {
  if (phaseOf(state) === "over" && !game.amendable) return "after-the-end";
  if (page.substitute !== undefined)
    return backToPerson(state, page.substitute)?.to === page.to ? null : "taken-back";
  return moveAt(timeline, page.to + 1)?.seat === page.seat ? null : "taken-back";
}

function checkAmended(context: PageContext, amendment: PageOf<"amended">): FlawCode | null {
  const { game, state, chance, judging } = context;
  const { page, command, judged } = amendment;
  const timeline = withInserted(playOf(context, state.seats), context.timeline, amendment);
  const known = game.amendable && moveAt(timeline, page) !== null;
  if (known && !judging.isOurs) return null;
  return known && sameData(judged, atOnce(judgingAgain(game, timeline, page, command, chance)))
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
