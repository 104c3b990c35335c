/** [OR-COM-06] Each suffers the other's total; where abilities or cards made it another number, that is said. */
import {
  blowChanges,
  suffered as sufferedIn,
  type CombatKind,
  type News,
  type PlayerView,
  type View,
} from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../../tabletop.ts";
import { find } from "../news-of.ts";

export interface CombatBlow {
  readonly player: number;
  readonly suffered: number;
  readonly dealt: number;
}

/** What made the difference, by name; nothing where what lies on the table does not account for all of it. */
export function causesOf(
  { player, suffered, dealt }: CombatBlow,
  news: readonly News[],
  kind: CombatKind | undefined,
  { view, say, words }: Pick<Tabletop, "view" | "say" | "words">,
): readonly string[] {
  const fight = find(news, "combat-resolved");
  if (fight === undefined || kind === undefined) return [];
  const isAttacker = fight.attacker === player;
  const other = isAttacker ? fight.defender : fight.attacker;
  const blow = {
    one: able(view, player),
    foe: able(view, other),
    won: isAttacker === fight.won,
    kind,
    hits: dealt,
  };
  if (sufferedIn(blow) !== suffered) return [];
  return blowChanges(blow).map(({ by, from }) =>
    from === "character"
      ? words.labels.story.ability(say.player(by === "one" ? player : other))
      : say.card(from),
  );
}

/** Printed strengths and opponents have no abilities. */
function able({ players }: Pick<View, "players">, player: number | null): PlayerView | null {
  const found = player === null ? undefined : players[player];
  return found === undefined || found.opponent !== null ? null : found;
}

export function unevenBlows(news: readonly News[]): readonly CombatBlow[] {
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
