/** Whom a card lets a player fight in their space [OR-DMG-05]. */
import { suits } from "../effects/conditions.ts";
import { playerOf, playersWith } from "../effects/scene.ts";
import type { Condition, Effect, Effects } from "../cards/effects.ts";
import type { Scene } from "../effects/scene.ts";

type Fight = Extract<Effect, { readonly do: "fight-player" }>;

/** Those here whom the card describes, knocked out or not. */
function described(scene: Scene, player: number, when: Condition | undefined): number[] {
  return playersWith(scene, player).filter(
    (other) => when?.is !== "player-here" || suits(scene, player, other, when),
  );
}

export function rivalsOf(scene: Scene, player: number, { when }: Fight): number[] {
  return described(scene, player, when).filter((other) => !playerOf(scene, other).defeated);
}

/** Who would be fought by these effects if they stood; `null` when somebody does, or nobody is meant. */
export function fallenRival(scene: Scene, player: number, effects: Effects): number | null {
  const fight = effects.find((effect): effect is Fight => effect.do === "fight-player");
  if (fight === undefined || rivalsOf(scene, player, fight).length > 0) return null;
  return described(scene, player, fight.when)[0] ?? null;
}
