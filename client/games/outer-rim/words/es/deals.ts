import type { deals as english } from "../en/deals.ts";

export const deals: Readonly<Record<keyof typeof english, string>> = {
  "deal.nothing": "nada",
  "deal.credits": "{amount} créditos",
  "deal.debt": "una ficha de deuda de {owner}",
  "deal.favor-about": "{favor} ({about})",
  "a-favor.advice": "un consejo",
  "a-favor.combat-strategy": "una estrategia de combate",
  "a-favor.endorsement": "un aval",
  "a-favor.shortcut": "un atajo",
  "promise.favor-later": "la promesa de un favor más adelante",
  "promise.no-favor": "la promesa de no ayudar a {player}",
  "promise.repay": "la promesa de {amount} créditos más adelante",
  "promise.leave-alone": "la promesa de una tregua",
};
