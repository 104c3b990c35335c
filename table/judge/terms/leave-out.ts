/**
 * Before the start the host plays without whoever does not come: their chair goes, and everybody behind it moves up.
 */
import type { Draft } from "../../journal/page.ts";
import { botName } from "../../journal/bot-names.ts";
import { errorAnswer } from "../../talk/errors.ts";
import { whyNotChange } from "./change-terms.ts";
import { nameOf } from "../substitute.ts";
import { pages, type AskContext, type AskOf, type Verdict } from "../verdict.ts";

export function judgeLeaveOut(context: AskContext, { seat }: AskOf<"leave-out">): Verdict {
  const { state, game, setup, header } = context;
  const no = whyNotChange(context);
  if (no !== null) return no;
  const sitter = state.seats[seat];
  if (sitter === undefined) return errorAnswer("no-such-seat", { seat });
  if (sitter.type !== "open") return errorAnswer("seat-taken", { seat });
  const seats = state.seats.length - 1;
  const fewer = { ...setup, seats };
  if (game.checkSetup(fewer).length > 0) return errorAnswer("wrong-setup");
  const { listed: _l, programs: _p, membersOf: _m, tournament: _t, ...now } = header.terms;
  const { rulesVersion, contentHash } = header;
  return pages(...movingUp(context, seat), {
    type: "terms-changed",
    terms: { ...now, setup: { ...fewer, content: null } },
    rulesVersion,
    contentHash,
    seatsBefore: state.seats.length,
  });
}

/** From the free chair on, one after the other: each moves to a chair that has just become free. */
function movingUp({ state }: AskContext, from: number): readonly Draft[] {
  return state.seats.flatMap((sitter, seat): readonly Draft[] => {
    if (seat <= from || sitter.type === "open") return [];
    const to = seat - 1;
    const name = nameOf(sitter);
    if (sitter.type === "person")
      return [{ type: "seat-changed", seat, to, name, who: sitter.person }];
    const { level } = sitter;
    return [
      { type: "bot-seated", seat, level: null, name },
      { type: "bot-seated", seat: to, level, name: botName(to) },
    ];
  });
}
