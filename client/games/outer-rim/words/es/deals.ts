import type { deals as english } from "../en/deals.ts";

export const deals: Readonly<Record<keyof typeof english, string>> = {
  "deal.nothing": "nada",
  "deal.credits": "{amount} créditos",
  "deal.debt": "una ficha de deuda de {owner}",
  "deal.favor-about": "{favor} ({about})",
  "promise.favor-later": "la promesa de un favor más adelante",
  "promise.no-favor": "la promesa de no ayudar a {player}",
  "promise.repay": "la promesa de {amount} créditos más adelante",
  "promise.leave-alone": "la promesa de una tregua",
};
