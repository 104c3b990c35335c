/** Deals: what may lie in a tray, and promises. */
export const deals = {
  "deal.nothing": "nothing",
  "deal.credits": "{amount} credits",
  "deal.debt": "{owner}’s debt token",
  "deal.favor-about": "{favor} ({about})",
  "a-favor.advice": "advice",
  "a-favor.combat-strategy": "a combat strategy",
  "a-favor.endorsement": "an endorsement",
  "a-favor.shortcut": "a shortcut",
  "promise.favor-later": "a promise of a favor later",
  "promise.no-favor": "a promise not to help {player}",
  "promise.repay": "a promise of {amount} credits later",
  "promise.leave-alone": "a promise of a truce",
} as const;
