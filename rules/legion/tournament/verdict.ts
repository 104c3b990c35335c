/** What is made of a command: lines for the record, or a no with its rule. */
import { refuse as refusal, type Refusal, type RuleId } from "../../game.ts";
import type { listSummary } from "./list-summary.ts";
import type { Deed } from "./record.ts";
import { memberOf, type Member, type MemberNumber, type Tournament } from "./tournament.ts";

export const tournamentRefusals = [
  "not-organiser",
  "not-judge",
  "not-yours",
  "sign-up-closed",
  "full",
  "removed",
  "no-such-member",
  "no-such-table",
  "no-name",
  "list-too-long",
  "wrong-settings",
  "round-open",
  "rounds-over",
  "too-few",
  "no-legal-round",
  "no-round",
  "wrong-pairings",
  "has-results",
  "wrong-result",
  "settled-already",
  "called-already",
  "no-call",
  "last-organiser",
  "enough-said",
  "ended",
] as const;
export type TournamentRefusal = (typeof tournamentRefusals)[number];

export interface Newcomer {
  readonly number: MemberNumber;
  /** Written down by an organiser; `null`: whoever asks, under their own name. */
  readonly name: string | null;
}

export interface TournamentVerdict {
  readonly by: MemberNumber;
  readonly deeds: readonly Deed[];
  readonly newcomer?: Newcomer;
  readonly list?: { readonly member: MemberNumber; readonly text: string };
}

export type TournamentDecision = TournamentVerdict | Refusal;

export function isNo(answer: Member | TournamentDecision): answer is Refusal {
  return "type" in answer && answer.type === "refused";
}

export function refuse(code: TournamentRefusal, rule: RuleId): Refusal {
  return refusal(code, rule);
}

/** Whoever asks, and what only the moment and chance can say. */
export interface TournamentAsker {
  /** `null`: not here yet. */
  readonly who: MemberNumber | null;
  /** [LC-TOUR-01] The first round is drawn by lot. */
  readonly shuffle: <T>(list: readonly T[]) => readonly T[];
  /** [LC-TOUR-10] Which of two begins as blue. */
  readonly coin: () => 0 | 1;
  /** [LC-TOUR-06] Whoever serves many has read the list beforehand, where nobody waits for it. */
  readonly summary: typeof listSummary;
}

export function asker(now: Tournament, { who }: TournamentAsker): Member | undefined {
  return who === null ? undefined : memberOf(now, who);
}

/** [LC-TOUR-14] */
export function organiserOr(now: Tournament, asking: TournamentAsker): Member | Refusal {
  const member = asker(now, asking);
  return member?.organises === true ? member : refuse("not-organiser", "LC-TOUR-14");
}

/** [LC-TOUR-14] Organisers judge, too. */
export function judgeOr(now: Tournament, asking: TournamentAsker): Member | Refusal {
  const member = asker(now, asking);
  return member?.judges === true || member?.organises === true
    ? member
    : refuse("not-judge", "LC-TOUR-14");
}
