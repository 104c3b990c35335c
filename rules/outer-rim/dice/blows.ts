/** What a fight may leave behind: won or lost, and how much it hurt. */
import { suffered } from "../combat/suffered.ts";
import { sidesOf, type Fighter } from "./fight-chance.ts";
import { fallen } from "./throws.ts";
import type { CombatKind } from "../names.ts";
import type { PublicPlayer } from "../state.ts";

interface Struck {
  readonly won: boolean;
  readonly hurt: number;
  readonly chance: number;
}

/** [OR-COM-06] For the attacker, every outcome once; `less` spares whoever wins. */
export function blowsOf(
  kind: CombatKind,
  attacker: PublicPlayer,
  defender: Fighter,
  less = 0,
): readonly Struck[] {
  const [one, two] = sidesOf(kind, attacker, defender);
  const found = new Map<string, { won: boolean; hurt: number; ways: number }>();
  let all = 0;
  for (const { ways, pairs } of fallen(kind, one, two))
    for (const { strong, weak, ways: times } of pairs) {
      const won = strong >= weak;
      const blow = suffered({ one: one.who, foe: two.who, won, kind, hits: weak });
      const hurt = won ? Math.max(0, blow - less) : blow;
      const same = found.get(`${won} ${hurt}`) ?? { won, hurt, ways: 0 };
      found.set(`${won} ${hurt}`, { won, hurt, ways: same.ways + ways * times });
      all += ways * times;
    }
  return [...found.values()].map(({ won, hurt, ways }) => ({ won, hurt, chance: ways / all }));
}
