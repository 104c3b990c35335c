/** What a scene brought or cost me in figures, in the order it happened. */
import type { News } from "#rules/outer-rim/index.ts";

export type GainSign = "credits" | "fame" | "health" | "hull";

export interface Gain {
  readonly sign: GainSign;
  readonly amount: number;
}

export function gainsIn(news: readonly News[], seat: number | null): readonly Gain[] {
  const gains = new Map<GainSign, number>();
  for (const one of news) {
    if (!("player" in one) || one.player !== seat) continue;
    for (const { sign, amount } of gainOf(one)) gains.set(sign, (gains.get(sign) ?? 0) + amount);
  }
  return [...gains].flatMap(([sign, amount]) => (amount === 0 ? [] : [{ sign, amount }]));
}

function gainOf(one: News): readonly Gain[] {
  switch (one.type) {
    case "credits-gained":
      return [{ sign: "credits", amount: one.amount }];
    case "credits-spent":
    case "credits-lost":
      return [{ sign: "credits", amount: -one.amount }];
    case "fame-gained":
      return [{ sign: "fame", amount: one.amount }];
    case "fame-lost":
      return [{ sign: "fame", amount: -one.amount }];
    case "damage-suffered":
      return [{ sign: one.on === "ship" ? "hull" : "health", amount: -one.amount }];
    case "damage-recovered":
      return [
        { sign: "health", amount: one.character },
        { sign: "hull", amount: one.ship },
      ];
    default:
      return [];
  }
}
