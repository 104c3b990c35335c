/** What stands before a colon and says nothing of the army: who speaks, when it is played, a place in the list. */
import { findCards } from "../names/find-card.ts";
import { upgradeCalled } from "../names/upgrades.ts";
import { isCardName } from "./kinds.ts";
import { unitLineOf } from "./unit-line.ts";
import { headingIn, rankBefore } from "./words/rank-words.ts";
import { sectionIn } from "./words/sections.ts";

/** `B: Ventress`, `plan for sunday: Thrawn, Bossk`: a card stands behind it. */
export function withoutLead(text: string): string {
  const [lead = "", head = ""] = /^([^:([{,;]{1,40}?) ?: (?=\S)/u.exec(text) ?? [];
  const rest = text.slice(lead.length);
  if (!isLead(head) || sectionIn(text) !== null) return text;
  const [first] = unitLineOf(rest, true).units;
  const { ids, how } = findCards(first?.name ?? "");
  if (ids.length === 0 || how === "slip") return text;
  return upgradeCalled(rest) === null || isCardName(rest) ? rest : text;
}

function isLead(head: string): boolean {
  const { ids, how } = findCards(head);
  const isNobody = head.length === 1 || ids.length === 0 || how === "slip";
  const isLabel = headingIn(head) !== null || rankBefore(head) !== null || labels.test(head);
  const isCallSign = /^"[^"]+"$/u.test(head);
  return head !== "" && (isNobody || isCallSign) && !isLabel && /\p{L}/u.test(head);
}

const labels = /^(?:units?|names?|upgrades?|points?|cost|faction|army|player|total)$/iu;
