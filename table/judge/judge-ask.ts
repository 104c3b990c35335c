/** Every ask finds its judge. */
import { unreachable } from "#rules/game.ts";
import { formerTable, phaseOf } from "../state/table-state.ts";
import { inBreaths } from "../state/steps.ts";
import { judgingAmend, judgingInsert } from "./amend.ts";
import { judgeChangeTerms } from "./terms/change-terms.ts";
import { judgeLeaveOut } from "./terms/leave-out.ts";
import { judgeSubstitute } from "./substitute.ts";
import {
  judgeSeatBot,
  judgeSendAway,
  judgeSit,
  judgeChangeSeat,
  judgeLeaveSeat,
} from "./gather.ts";
import type { Timeline } from "../state/timeline.ts";
import { makeTable } from "../journal/make.ts";
import { judgeCommand, judgeRedo } from "./play.ts";
import type { Ports } from "../ports.ts";
import { errorAnswer } from "../talk/errors.ts";
import { judgeAgreePause, judgePause } from "./pause.ts";
import { judgePromise, judgeShow, judgeStart, judgeWaive } from "./deal/deal.ts";
import { judgeMute, judgeSay, judgeSpectatorsTalk } from "./talk.ts";
import { already, pages, type AskContext, type Verdict } from "./verdict.ts";
import { botLevelOf, seatsOf } from "../state/seats.ts";
import { judgeAgree, judgeTakeBack } from "./take-back.ts";
import type { Ask, TableId } from "../talk/words.ts";

/** `watch` is not asked but listened to. */
export type TableAsk = Exclude<Ask, { type: "watch" }>;

interface Aids {
  readonly ports: Ports;
  /** Read from the journal: only an amendment needs it. */
  readonly timeline: () => Promise<Timeline>;
}

export function judgeAsk(
  context: AskContext,
  ask: TableAsk,
  { ports, timeline }: Aids,
): Verdict | Promise<Verdict> {
  switch (ask.type) {
    case "command":
      return judgeCommand(context, ask);
    case "redo":
      return judgeRedo(context, ask);
    case "take-back":
      return judgeTakeBack(context, ask);
    case "agree":
      return judgeAgree(context, ask);
    case "amend":
      return timeline().then((known) => inBreaths(judgingAmend(context, ask, known), ports.breath));
    case "insert":
      return timeline().then((known) =>
        inBreaths(judgingInsert(context, ask, known), ports.breath),
      );
    case "sit":
      return judgeSit(context, ask);
    case "change-seat":
      return judgeChangeSeat(context, ask);
    case "change-terms":
      return judgeChangeTerms(context, ask, ports);
    case "leave-out":
      return judgeLeaveOut(context, ask);
    case "leave-seat":
      return judgeLeaveSeat(context, ask);
    case "seat-bot":
      return judgeSeatBot(context, ask);
    case "substitute":
      return judgeSubstitute(context, ask);
    case "send-away":
      return judgeSendAway(context, ask);
    case "mute":
      return judgeMute(context, ask, ports);
    case "spectators-talk":
      return judgeSpectatorsTalk(context, ask);
    case "pause":
      return judgePause(context, ask);
    case "agree-pause":
      return judgeAgreePause(context, ask);
    case "promise-part":
      return judgePromise(context, ask);
    case "show-part":
      return judgeShow(context, ask);
    case "waive-part":
      return judgeWaive(context, ask);
    case "start":
      return judgeStart(context);
    case "say":
      return judgeSay(context, ask);
    case "rematch":
      return judgeRematch(context, ask.next, ports);
    case "look":
      return already(context.state);
    default:
      return unreachable(ask);
  }
}

/**
 * The same terms and the same bots; people sit down anew and throw in new entropy. A table with other terms was made
 * by whoever proposes it: it takes the place of what was proposed before.
 */
async function judgeRematch(
  { game, setup, header, state, person }: AskContext,
  next: TableId | undefined,
  ports: Ports,
): Promise<Verdict> {
  if (phaseOf(state) !== "over") return errorAnswer("not-over");
  if (seatsOf(state.seats, person.id).length === 0) return errorAnswer("not-your-table");
  if (next !== undefined)
    return next === state.rematch ? already(state) : pages({ type: "rematch", table: next });
  if (state.rematch !== null) return already(state);
  const bots = state.seats.map((sitter) => (sitter.type === "bot" ? botLevelOf(sitter) : null));
  const former = formerTable(header.table, state);
  const terms = { ...header.terms, setup };
  const { table } = await makeTable(ports, game, terms, person.id, { bots, former });
  return pages({ type: "rematch", table });
}
