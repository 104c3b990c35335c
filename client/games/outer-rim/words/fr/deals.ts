import type { deals as english } from "../en/deals.ts";

export const deals: Readonly<Record<keyof typeof english, string>> = {
  "deal.nothing": "rien",
  "deal.credits": "{amount} crédits",
  "deal.debt": "un jeton de dette de {owner}",
  "deal.favor-about": "{favor} ({about})",
  "a-favor.advice": "un conseil",
  "a-favor.combat-strategy": "une stratégie de combat",
  "a-favor.endorsement": "une recommandation",
  "a-favor.shortcut": "un raccourci",
  "promise.favor-later": "la promesse d’une faveur plus tard",
  "promise.no-favor": "la promesse de ne pas aider {player}",
  "promise.repay": "la promesse de {amount} crédits plus tard",
  "promise.leave-alone": "la promesse d’une trêve",
};
