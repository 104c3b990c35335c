import type { RuleId } from "../../game.ts";
import type { Route } from "../events.ts";
import type { Grounds } from "./grounds.ts";
import type { PageDraft } from "../entries/page.ts";
import type { Ending, Result, State, StimsRoute, Unit } from "../state.ts";
import type { Side, UnitId } from "../names.ts";

/** What brought a unit's last wound. */
export interface Blow {
  readonly route: Route;
  /** Whose doing it is; `null` when nobody's, or a unit nobody wrote down. */
  readonly by: UnitId | null;
  /** For Stims: how the wounds came onto the card. */
  readonly loadedBy?: StimsRoute;
}

export interface Credit {
  /** The hunter that "defeats"; `null` when nobody may claim. */
  readonly hunter: Unit | null;
  readonly rule: RuleId;
}

export interface Edition {
  readonly grounds: Grounds;
  /** Marks that no hunter places; written when the armies are closed. */
  placeOwnMarks(page: PageDraft): void;
  readonly markKind: "mark" | "bounty";
  creditFor(state: State, victim: Unit, blow: Blow): Credit;
  /** The hunters whose poison would be credited with this defeat. More than one: their player must choose. */
  poisonHunters(state: State, victim: Unit): readonly Unit[];
  /** Moves, removes and pays what lies on a unit that has just been defeated. */
  settleDefeat(page: PageDraft, victim: Unit, credit: Credit): void;
  performMission(page: PageDraft, unit: Unit): void;
  missionSpent(state: State, unit: Unit): boolean;
  tally(state: State, side: Side): { readonly bounty: number; readonly secret: number };
  bountyIsOn(state: State): boolean;
  /** `null`: as the table likes. */
  readonly rounds: number | null;
  /** Mission cards, Marked Targets and the End Phase that scores them. */
  readonly missions: boolean;
  readonly passengers: boolean;
  /** Can a unit flee or be carried off the battlefield? */
  readonly flight: boolean;
  /** Poison of a charge without a wound. */
  readonly chargePoisonsUnhurt: boolean;
  /** Equal in everything that is counted. */
  readonly fullTie: Pick<Result, "winner" | "decidedBy">;
  /** The rule of an ending, where it is not the one that decided. */
  readonly endingRule: Readonly<Partial<Record<Ending, RuleId>>>;
  readonly resultRule: Readonly<Record<Result["decidedBy"], RuleId>>;
}
