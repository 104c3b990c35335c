/** [OR-COM-06] Each suffers the other's total; where abilities or cards made it another number, that is said. */
import type { News } from "#rules/outer-rim/index.ts";
import { find } from "../news-of.ts";

export interface Blow {
  readonly player: number;
  readonly suffered: number;
  readonly dealt: number;
}

export function unevenBlows(news: readonly News[]): readonly Blow[] {
  const fight = find(news, "combat-resolved");
  if (fight === undefined) return [];
  const sides = [
    { player: fight.attacker, dealt: fight.damage[1] },
    { player: fight.defender, dealt: fight.damage[0] },
  ];
  return sides.flatMap(({ player, dealt }) => {
    if (player === null) return [];
    const suffered = sufferedBy(player, news);
    return suffered === dealt ? [] : [{ player, suffered, dealt }];
  });
}

function sufferedBy(player: number, news: readonly News[]): number {
  const blow = news.find(
    (one) => one.type === "damage-suffered" && one.player === player && one.rule === "OR-COM-06",
  );
  return blow?.type === "damage-suffered" ? blow.amount : 0;
}
