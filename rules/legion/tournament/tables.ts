/** At a table: the slip of both players, a judge's word, and calling one. */
import { sameData } from "../../same-data.ts";
import type { TournamentCommand } from "./commands.ts";
import {
  asker,
  judgeOr,
  refuse,
  type TournamentAsker,
  type TournamentDecision,
  isNo,
} from "./verdict.ts";
import {
  endings,
  resultAt,
  type TablePairing,
  type TableResult,
  type Tournament,
} from "./tournament.ts";

type Of<T extends TournamentCommand["type"]> = Extract<TournamentCommand, { type: T }>;

const mostPoints = 99;
const mostDefeated = 9999;
const mostMinutes = 60;
const longestReason = 200;
/** Corrections of one table are all kept and shown. */
const mostResults = 20;

function tableIn(
  { rounds }: Tournament,
  { round, table }: { readonly round: number; readonly table: number },
): TablePairing | undefined {
  return table < 1
    ? undefined
    : rounds[round - 1]?.pairings.find((pairing) => pairing.table === table);
}

/** [LC-TOUR-12] Points decide a game that was played, then what was defeated [LC-END-05]; the rest is told. */
function resultFits({ how, points, defeated, winner }: TableResult): boolean {
  const within = (value: number, most: number): boolean =>
    Number.isInteger(value) && value >= 0 && value <= most;
  const counted =
    points.every((each) => within(each, mostPoints)) &&
    defeated.every((each) => within(each, mostDefeated));
  if (!counted || !endings.includes(how)) return false;
  switch (how) {
    case "played": {
      const ahead = leader(points) ?? leader(defeated);
      return ahead === null || winner === ahead;
    }
    case "tabled":
    case "conceded":
      return winner !== null;
    case "no-show":
      return winner !== null && [...points, ...defeated].every((each) => each === 0);
    case "drawn":
      return winner === null;
    case "judged":
      return true;
  }
}

function leader([one, two]: readonly [number, number]): 0 | 1 | null {
  return one === two ? null : one > two ? 0 : 1;
}

/** [LC-TOUR-13] Signed by both, it counts; a judge's word is for judges. */
export function signSlip(
  now: Tournament,
  asking: TournamentAsker,
  { round, table, result }: Of<"sign-slip">,
): TournamentDecision {
  const me = asker(now, asking);
  const pairing = tableIn(now, { round, table });
  if (pairing === undefined || round !== now.rounds.length)
    return refuse("no-such-table", "LC-TOUR-13");
  if (me === undefined || !pairing.players.includes(me.number))
    return refuse("not-yours", "LC-TOUR-13");
  if (resultAt(pairing) !== null) return refuse("settled-already", "LC-TOUR-13");
  if (result.how === "judged" || !resultFits(result)) return refuse("wrong-result", "LC-TOUR-12");
  const signed = { type: "slip-signed", round, table, result } as const;
  const agreed = pairing.signed.some(
    (each) => each.by !== me.number && sameData(each.result, result),
  );
  const settled = { type: "result-settled", round, table, result, by: "both", reason: "" } as const;
  return { by: me.number, deeds: agreed ? [signed, settled] : [signed] };
}

/** [LC-TOUR-13] A judge's decision or correction, in any round; what stood there before stays in the record. */
export function settle(
  now: Tournament,
  asking: TournamentAsker,
  { round, table, result, reason }: Of<"settle">,
): TournamentDecision {
  const staff = judgeOr(now, asking);
  if (isNo(staff)) return staff;
  const pairing = tableIn(now, { round, table });
  if (pairing === undefined) return refuse("no-such-table", "LC-TOUR-13");
  if (pairing.results.length >= mostResults) return refuse("enough-said", "LC-TOUR-14");
  if (!resultFits(result)) return refuse("wrong-result", "LC-TOUR-12");
  const why = reason.trim().slice(0, longestReason);
  return {
    by: staff.number,
    deeds: [{ type: "result-settled", round, table, result, by: "staff", reason: why }],
  };
}

/** [LC-TOUR-14] From one's own table, once until it is answered. */
export function callJudge(
  now: Tournament,
  asking: TournamentAsker,
  { round, table }: Of<"call-judge">,
): TournamentDecision {
  const me = asker(now, asking);
  const pairing = tableIn(now, { round, table });
  if (pairing === undefined || round !== now.rounds.length)
    return refuse("no-such-table", "LC-TOUR-14");
  if (me === undefined || !pairing.players.includes(me.number))
    return refuse("not-yours", "LC-TOUR-14");
  if (pairing.call !== null) return refuse("called-already", "LC-TOUR-14");
  return { by: me.number, deeds: [{ type: "judge-called", round, table }] };
}

/** [LC-TOUR-14] A judge is on the way, or done; whoever called may also say that it is settled. */
export function answerCall(
  now: Tournament,
  asking: TournamentAsker,
  { round, table, done }: Of<"answer-call">,
): TournamentDecision {
  const call = tableIn(now, { round, table })?.call ?? null;
  if (call === null) return refuse("no-call", "LC-TOUR-14");
  const me = asker(now, asking);
  const mine = me !== undefined && me.number === call.by && done;
  const staff = mine ? me : judgeOr(now, asking);
  if (isNo(staff)) return staff;
  const type = done ? "call-closed" : "judge-coming";
  return { by: staff.number, deeds: [{ type, round, table }] };
}

/** [LC-TOUR-02] Time that was lost at one table. */
export function giveTime(
  now: Tournament,
  asking: TournamentAsker,
  { round, table, minutes }: Of<"give-time">,
): TournamentDecision {
  const staff = judgeOr(now, asking);
  if (isNo(staff)) return staff;
  const pairing = tableIn(now, { round, table });
  if (pairing === undefined) return refuse("no-such-table", "LC-TOUR-02");
  const all = pairing.extra + minutes;
  if (!Number.isInteger(minutes) || all < 0 || all > mostMinutes)
    return refuse("wrong-settings", "LC-TOUR-02");
  return { by: staff.number, deeds: [{ type: "time-given", round, table, minutes }] };
}
