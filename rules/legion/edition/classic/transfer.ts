/** What becomes of the tokens on a defeated unit's card. */
import type { Credit } from "../edition-kind.ts";
import type { PageDraft } from "../../entries/page.ts";
import { claimedBy, isHunter, marksOn, secretsOn } from "../../units.ts";
import { type State, type Token, type Unit } from "../../state.ts";

/**
 * [LB-TRANSFER-01] [LB-TRANSFER-05] The mark moves at once and without
 * asking; what does not move is out of the game [LB-TRANSFER-11].
 * [LB-DEFEAT-05] Without a mark nothing happens. [LB-TRANSFER-10] A hunter may hold any number.
 */
export function settleDefeat(page: PageDraft, victim: Unit, credit: Credit): void {
  const state = page.now();
  const marks = marksOn(state, victim.id);
  const moving = credit.hunter === null ? [] : marksThatMove(state, marks, credit.hunter);
  for (const token of marks) {
    if (credit.hunter !== null && moving.includes(token))
      claim(page, token, victim, credit.hunter, credit.rule);
    else lose(page, token, victim, credit.hunter === null ? credit.rule : "LB-TRANSFER-06");
  }
  // [LB-TRANSFER-03] [LB-TRANSFER-04] What a hunter won is no mark any more: it goes with its holder.
  for (const token of claimedBy(state, victim.id))
    lose(page, token, victim, credit.hunter === null ? "LB-TRANSFER-11" : "LB-TRANSFER-03");
  // [LB-TRANSFER-02] [LB-SECRET-01] [LB-SECRET-02]
  for (const token of secretsOn(state, victim.id)) lose(page, token, victim, "LB-SECRET-01");
}

/** [LB-TRANSFER-06] All of them, or by policy one: the hunter's own if it placed one. */
function marksThatMove(state: State, marks: readonly Token[], hunter: Unit): readonly Token[] {
  if (state.policies.multiMark === "all") return marks;
  return [...marks.filter((token) => token.placedBy === hunter.id), ...marks].slice(0, 1);
}

/** [LB-DEFEAT-08] Any friendly hunter may claim, not only the one that placed the mark. */
function claim(page: PageDraft, token: Token, victim: Unit, hunter: Unit, rule: string): void {
  if (!isHunter(hunter)) throw new Error(`${hunter.id} is no hunter and cannot claim`);
  page.write(rule, {
    type: "token-claimed",
    token: token.id,
    from: victim.id,
    to: hunter.id,
    placedBy: token.placedBy,
  });
}

function lose(page: PageDraft, token: Token, victim: Unit, rule: string): void {
  const claimed = token.kind === "mark" && token.placedOn !== victim.id;
  page.write(rule, {
    type: "token-lost",
    token: token.id,
    from: victim.id,
    kind: token.kind,
    claimed,
  });
}
