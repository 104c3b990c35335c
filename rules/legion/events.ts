/** What happened, each with the rule that made it happen. */
import type { RuleId } from "../game.ts";
import type {
  AttackKind,
  ChargeToken,
  ClockHand,
  Hit,
  NewUnit,
  Pool,
  SecondaryDeed,
  SingleCommand,
} from "./commands.ts";
import type { MissionChoice } from "./mission/cards.ts";
import type { Facts } from "./mission/facts.ts";
import type { EditionName, PerSide, Reminder, Side, UnitId } from "./names.ts";
import type { Effect, Question, Result, StimsRoute, Token } from "./state.ts";

/** The ways a unit can come to its last wound. */
export type Route =
  | "attack"
  | "guardian"
  | "charge"
  | "condition"
  | "bane"
  | "stims"
  | "poison"
  | "transport"
  | "effect"
  | "own-wounds"
  | "left";

/** What happens; the rule is added when it is written down. */
export type Deed =
  | { readonly type: "unit-added"; readonly unit: NewUnit }
  | { readonly type: "army-listed"; readonly side: Side }
  | { readonly type: "written-together"; readonly entries: readonly SingleCommand[] }
  | {
      readonly type: "guardian-wounded";
      readonly unit: UnitId;
      readonly wounds: number;
      readonly by: UnitId | null;
    }
  | { readonly type: "unit-changed"; readonly unit: NewUnit }
  /** `name` is missing in journals older than it. */
  | { readonly type: "unit-removed"; readonly unit: UnitId; readonly name?: string }
  | { readonly type: "edition-chosen"; readonly edition: EditionName; readonly rounds: number }
  | { readonly type: "mission-chosen"; readonly mission: MissionChoice }
  | { readonly type: "colours-swapped" }
  /** `whole` is missing in journals older than it. */
  | { readonly type: "armies-closed"; readonly whole?: true }
  | { readonly type: "targets-chosen"; readonly side: Side; readonly units: readonly UnitId[] }
  | { readonly type: "token-placed"; readonly token: Token }
  | { readonly type: "play-begun" }
  | {
      readonly type: "attacked";
      readonly by: UnitId | null;
      readonly kind: AttackKind;
      readonly pools: readonly Pool[];
    }
  | {
      readonly type: "detonated";
      readonly by: UnitId | null;
      readonly token: ChargeToken;
      readonly armedBy: UnitId | null;
      readonly hits: readonly Hit[];
    }
  | {
      readonly type: "wounded";
      readonly unit: UnitId;
      readonly wounds: number;
      readonly route: Route;
      readonly by: UnitId | null;
      readonly cause: string;
    }
  | {
      readonly type: "stims-loaded";
      readonly unit: UnitId;
      readonly wounds: number;
      readonly by: UnitId | null;
      readonly route: StimsRoute;
    }
  | { readonly type: "stims-paid"; readonly unit: UnitId }
  | { readonly type: "stims-readied"; readonly unit: UnitId }
  | {
      readonly type: "poisoned";
      readonly unit: UnitId;
      readonly tokens: number;
      readonly by: UnitId | null;
    }
  | { readonly type: "poison-discarded"; readonly unit: UnitId }
  /** `by` is the hunter credited with the defeat, if any. */
  | {
      readonly type: "unit-defeated";
      readonly unit: UnitId;
      readonly route: Route;
      readonly by: UnitId | null;
    }
  | {
      readonly type: "token-claimed";
      readonly token: string;
      readonly from: UnitId;
      readonly to: UnitId;
      readonly placedBy: UnitId | null;
    }
  | {
      readonly type: "token-lost";
      readonly token: string;
      readonly from: UnitId;
      readonly kind: Token["kind"];
      readonly claimed: boolean;
    }
  | { readonly type: "bounty-paid"; readonly side: Side; readonly by: UnitId; readonly on: UnitId }
  | { readonly type: "mission-paid"; readonly side: Side; readonly unit: UnitId }
  | { readonly type: "left-battlefield"; readonly unit: UnitId }
  | { readonly type: "healed"; readonly unit: UnitId; readonly wounds: number }
  | { readonly type: "wounds-corrected"; readonly unit: UnitId; readonly wounded: number }
  | {
      readonly type: "reminder-set";
      readonly unit: UnitId;
      readonly reminder: Reminder;
      readonly count: number;
    }
  /** `was` is the name before. */
  | {
      readonly type: "unit-renamed";
      readonly unit: UnitId;
      readonly name: string;
      readonly was: string;
    }
  | { readonly type: "boarded"; readonly unit: UnitId; readonly vehicle: UnitId }
  | { readonly type: "disembarked"; readonly unit: UnitId; readonly vehicle: UnitId }
  | { readonly type: "activation-ended"; readonly unit: UnitId; readonly order: readonly Effect[] }
  | { readonly type: "asked"; readonly question: Question }
  | { readonly type: "objective-scored"; readonly side: Side; readonly tokens: number }
  | { readonly type: "phase-ended"; readonly round: number; readonly facts: PerSide<Facts> }
  | {
      readonly type: "mission-scored";
      readonly side: Side;
      readonly source: "primary" | "secondary";
      readonly points: number;
      /** What for: a fact, a deed, a space of the chart, or the unit that was a marked target. */
      readonly what: string;
    }
  | {
      readonly type: "secondary-done";
      readonly side: Side;
      readonly deed: SecondaryDeed;
      readonly unit: UnitId | null;
    }
  | { readonly type: "space-taken"; readonly side: Side; readonly space: string }
  | { readonly type: "clock-set"; readonly hand: ClockHand; readonly minutes?: number }
  | { readonly type: "round-begun"; readonly round: number }
  | { readonly type: "game-ended"; readonly result: Result };

export type Event = Deed & { readonly rule: RuleId };
