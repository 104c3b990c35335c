/** What cards, ships and people can do beyond their printed numbers, as data. */
import type { Condition, Effects } from "./effects.ts";
import type { CombatKind, Face, Skill } from "../names.ts";

/** What goes on working while a card is yours (or a side is up). */
export type Ability =
  /** `{ type: 'bonus', to: 'ground', amount: 1, needs: ['strength'] }`: any one of the needed skills is enough. */
  | {
      readonly type: "bonus";
      readonly to: CombatKind | "health" | "hull" | "hyperdrive";
      readonly amount: number;
      readonly needs?: readonly Skill[];
      /** The amount for each such card held. */
      readonly per?: "job";
    }
  | { readonly type: "skill"; readonly skill: Skill }
  | {
      readonly type: "turn-focus";
      readonly combat: CombatKind;
      readonly into: "hit" | "crit";
      readonly count: number;
      readonly needs?: Skill;
      readonly unless?: Skill;
    }
  | {
      readonly type: "cancel";
      readonly combat: CombatKind;
      readonly face: "hit" | "crit";
      readonly needs?: Skill;
      readonly unless?: Skill;
    }
  /** Each of your focus results cancels one opposing hit. */
  | { readonly type: "focus-cancels"; readonly combat: CombatKind }
  | { readonly type: "fewer-dice"; readonly combat: CombatKind; readonly needs: Skill }
  /** Once per combat; `one` die after any roll, tests included. */
  | {
      readonly type: "reroll";
      readonly combat: CombatKind | "both";
      readonly dice: "blanks" | "any";
    }
  | { readonly type: "reroll-one" }
  | { readonly type: "reroll-test-focus" }
  | {
      readonly type: "reroll-opposing";
      readonly combat: CombatKind;
      readonly count: number;
      readonly better: readonly Skill[];
    }
  /** Once per turn one of your focus results becomes a crit, in a combat or a test. */
  | { readonly type: "focus-to-crit" }
  /** With two or more health remaining, 1 damage turns a die. */
  | {
      readonly type: "hurt-for";
      readonly face: "hit" | "crit";
      readonly when: "ground" | "any-roll";
    }
  /** Rotating cards: turn it before or after rolling. */
  | { readonly type: "rotate-for-dice"; readonly combat: CombatKind; readonly dice: number }
  | { readonly type: "rotate-for-hits"; readonly combat: CombatKind; readonly hits: number }
  /** On a bounty: one more die, but then no elimination. */
  | { readonly type: "stun"; readonly combat: CombatKind }
  | {
      readonly type: "suffer-less";
      readonly combat: CombatKind | "both";
      readonly when: "win" | "always";
      readonly amount: number;
    }
  | { readonly type: "suffer-at-most"; readonly combat: CombatKind; readonly amount: number }
  | { readonly type: "hurt-more"; readonly amount: number }
  /** Rewards of jobs, cargo or bounties. */
  | { readonly type: "reward"; readonly of: "job" | "cargo"; readonly amount: number }
  | { readonly type: "elimination-reward"; readonly amount: number }
  /** You may take 1 fame in place of the credits of such a reward. */
  | { readonly type: "fame-for-credits"; readonly of: "bounty" | "job" | "illegal" }
  /** "You have n additional fame while …". */
  | { readonly type: "fame-while"; readonly amount: number; readonly when: Condition }
  /** +1 fame when a patrol gives fame. */
  | { readonly type: "patrol-fame"; readonly amount: number }
  | { readonly type: "after-win"; readonly combat: CombatKind | "both"; readonly effects: Effects }
  | { readonly type: "credits-per-margin"; readonly amount: number }
  /** Fame is lowered by 1 and gives credits. */
  | { readonly type: "fame-to-credits"; readonly amount: number }
  | { readonly type: "starting-fame"; readonly amount: number }
  /** A skill of your pick before a test: once per turn, or at the price of this card when passed. */
  | { readonly type: "any-skill"; readonly cost: "once-per-turn" | "discard-when-passed" }
  | { readonly type: "slot"; readonly kind: "cargo" | "crew" | "mod"; readonly amount: number }
  /** Rolling to deliver ILLEGAL cargo, these faces count as a hit. */
  | { readonly type: "smuggle"; readonly faces: readonly ("crit" | "focus" | "blank")[] }
  /** Entering a patrol's space, a passed test lets you fly on. */
  | { readonly type: "slip-past"; readonly skill: Skill }
  | { readonly type: "avoid-defeat" }
  | { readonly type: "send-patrol-away"; readonly within: number }
  /**
   * About to be defeated in this kind of combat: a die, and on
   * these faces some damage is recovered instead [OR-DMG-07].
   */
  | {
      readonly type: "die-against-defeat";
      readonly combat: CombatKind;
      readonly faces: readonly Face[];
      readonly recover: number;
    }
  /** A patrol that hates you need not be fought. */
  | { readonly type: "no-forced-patrols" }
  /** Beating a patrol costs no reputation. */
  | { readonly type: "patrols-forgive" }
  /** You may end the move of a player who flies through your space [OR-MOVE-07]. */
  | { readonly type: "hold-ship" }
  | { readonly type: "reach"; readonly spaces: number }
  | { readonly type: "when-defeated"; readonly effects: Effects }
  | { readonly type: "lost-with-ship-combat" }
  /** Other players in your space may fight you as their encounter. */
  | { readonly type: "may-be-fought"; readonly win: Effects; readonly lose: Effects }
  | { readonly type: "after-orange-crew"; readonly effects: Effects }
  /** A printed "Planning:", "Action:" or "Encounter:" ability, once per turn. `id` is unique. */
  | {
      readonly type: "step";
      readonly step: "planning" | "action" | "encounter";
      readonly id: string;
      readonly when?: Condition;
      readonly pay?: number;
      readonly effects: Effects;
    };
