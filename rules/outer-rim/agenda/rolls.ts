/** Tests and combats in the making: what was rolled so far, and what the dice will decide. */
import type { Effects, Source } from "../cards/effects.ts";
import type { CombatKind, Face, Faction, Skill } from "../names.ts";

/** What a combat decides, once the dice have spoken. */
export type CombatAfter =
  | {
      readonly type: "effects";
      readonly win: Effects;
      readonly lose: Effects;
      readonly source: Source;
    }
  | { readonly type: "until-won"; readonly strength: number; readonly source: Source }
  | { readonly type: "patrol"; readonly faction: Faction }
  | { readonly type: "bounty"; readonly card: string; readonly token: number }
  | { readonly type: "crew-bounty"; readonly card: string; readonly crew: string }
  | { readonly type: "player-bounty"; readonly card: string }
  | { readonly type: "ai-bounty"; readonly card: string; readonly crew: string | null }
  | { readonly type: "ai-fame" };

export interface CombatSide {
  /** `null`: a printed strength, nobody's dice. */
  readonly player: number | null;
  readonly strength: number;
  readonly dice: readonly Face[];
  /** Abilities used in this combat. */
  readonly used: readonly string[];
  /** Dice added before the roll by cards and favors. */
  readonly extra: number;
}

export interface CombatTask {
  readonly type: "combat";
  readonly kind: CombatKind;
  readonly phase: "begin" | "before" | "after";
  /** Whose abilities are asked now: 0 attacker, 1 defender. */
  readonly side: 0 | 1;
  readonly sides: readonly [CombatSide, CombatSide];
  readonly sufferLess: number;
  readonly stunned: boolean;
  readonly after: CombatAfter;
}

export type TestAfter =
  | {
      readonly type: "effects";
      readonly pass: Effects;
      readonly fail: Effects;
      readonly source: Source;
    }
  | { readonly type: "until"; readonly each: Effects; readonly source: Source }
  | {
      readonly type: "opposed";
      readonly owner: number;
      readonly mine: boolean | null;
      readonly best: Effects;
      readonly even: Effects;
      readonly worst: Effects;
      readonly source: Source;
    }
  | { readonly type: "slip-past"; readonly left: number };

export interface TestTask {
  readonly type: "test";
  readonly player: number;
  readonly skills: readonly Skill[];
  /** `advice`: somebody else decides, and whose test it is may ask for a favor first. */
  readonly phase: "begin" | "advice" | "before" | "after";
  /** Skills gained for this test alone. */
  readonly lent: readonly Skill[];
  readonly lender: string | null;
  readonly dice: readonly Face[];
  readonly used: readonly string[];
  readonly after: TestAfter;
}
