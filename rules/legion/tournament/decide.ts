/** Whether a tournament takes a command, and what follows. */
import { unreachable } from "../../game.ts";
import type { TournamentCommand } from "./commands.ts";
import { changePairings, pair, setClock, unpair } from "./pairing.ts";
import { addPlayer, comeBack, comeIn, giveRole, handIn, leave, signUp } from "./people.ts";
import { settingsFit, type Settings } from "./settings.ts";
import { answerCall, callJudge, giveTime, settle, signSlip } from "./tables.ts";
import {
  asker,
  organiserOr,
  refuse,
  type TournamentAsker,
  type TournamentDecision,
  isNo,
} from "./verdict.ts";
import type { Tournament } from "./tournament.ts";

/** So many lines may one member write who does not organise. */
export const mostLinesEach = 100;
/** More than all members together may write: nobody fills the record for those who run the day. */
const mostLines = 12_000;
const longestName = 60;

/** Whoever opens it is its first member and organises it. */
export function opening(name: string, settings: Settings): TournamentDecision {
  const written = name.trim().slice(0, longestName);
  if (written === "") return refuse("no-name", "LC-TOUR-09");
  if (!settingsFit(settings)) return refuse("wrong-settings", "LC-TOUR-09");
  return {
    by: 1,
    deeds: [
      { type: "set-up", name: written, settings },
      { type: "came", member: 1, plays: false },
      { type: "role-given", member: 1, role: "organiser", given: true },
    ],
    newcomer: { number: 1, name: null },
  };
}

export function decideTournament(
  now: Tournament,
  asking: TournamentAsker,
  command: TournamentCommand,
): TournamentDecision {
  const me = asker(now, asking);
  const all = me?.organises === true || me?.judges === true ? mostLines : mostLinesEach;
  if ((me?.wrote ?? 0) >= all || now.version >= mostLines)
    return refuse("enough-said", "LC-TOUR-14");
  if (now.ended && command.type !== "reopen" && command.type !== "settle")
    return refuse("ended", "LC-TOUR-15");
  return judged(now, asking, command);
}

function judged(
  now: Tournament,
  asking: TournamentAsker,
  command: TournamentCommand,
): TournamentDecision {
  switch (command.type) {
    case "sign-up":
      return signUp(now, asking, command);
    case "come-in":
      return comeIn(now, asking);
    case "add-player":
      return addPlayer(now, asking, command);
    case "hand-in":
      return handIn(now, asking, command);
    case "drop":
    case "remove":
      return leave(now, asking, command);
    case "return":
      return comeBack(now, asking, command);
    case "give-role":
      return giveRole(now, asking, command);
    case "pair":
      return pair(now, asking);
    case "unpair":
      return unpair(now, asking);
    case "change-pairings":
      return changePairings(now, asking, command);
    case "set-clock":
      return setClock(now, asking, command);
    case "give-time":
      return giveTime(now, asking, command);
    case "sign-slip":
      return signSlip(now, asking, command);
    case "settle":
      return settle(now, asking, command);
    case "call-judge":
      return callJudge(now, asking, command);
    case "answer-call":
      return answerCall(now, asking, command);
    case "set-up":
    case "set-sign-up":
    case "end":
    case "reopen":
      return lead(now, asking, command);
    default:
      return unreachable(command);
  }
}

type Leading = Extract<TournamentCommand, { type: "set-up" | "set-sign-up" | "end" | "reopen" }>;

/** [LC-TOUR-09] [LC-TOUR-14] */
function lead(now: Tournament, asking: TournamentAsker, command: Leading): TournamentDecision {
  const staff = organiserOr(now, asking);
  if (isNo(staff)) return staff;
  const by = staff.number;
  switch (command.type) {
    case "set-up": {
      const name = command.name.trim().slice(0, longestName);
      const enough = command.settings.rounds >= now.rounds.length;
      if (name === "") return refuse("no-name", "LC-TOUR-09");
      return settingsFit(command.settings) && enough
        ? { by, deeds: [{ type: "set-up", name, settings: command.settings }] }
        : refuse("wrong-settings", "LC-TOUR-09");
    }
    case "set-sign-up":
      return { by, deeds: [{ type: "sign-up-set", open: command.open }] };
    case "end":
      return { by, deeds: [{ type: "ended" }] };
    case "reopen":
      return { by, deeds: [{ type: "reopened" }] };
    default:
      return unreachable(command);
  }
}
