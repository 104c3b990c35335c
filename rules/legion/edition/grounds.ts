/** The reasons the shared bookkeeping can give. Each edition names its own rule for each of them. */
import type { RuleId } from "../../game.ts";
import type { Route } from "../events.ts";

interface RouteGrounds {
  /** A hunter is credited. */
  readonly claim: RuleId;
  /** Whoever did it is no hunter. */
  readonly stranger: RuleId;
  /** The hunter that did it is defeated by now. */
  readonly dead: RuleId;
}

export const groundNames = [
  "at-the-table",
  "unit-known",
  "unit-alive",
  "armies-open",
  "army-size",
  "play-open",
  "game-open",
  "round-counter",
  "objective-by-hand",
  "wiped-out",
  "wounds-by-hand",
  "healing",
  "recover",
  "attack-enemy",
  "mark",
  "mark-required",
  "marking-closed",
  "blue-first",
  "already-marked",
  "not-a-hunter",
  "mark-friend",
  "mark-rank",
  "nobody-to-mark",
  "bounty-off",
  "mission-off",
  "attack",
  "wound",
  "backlash",
  "guardian-use",
  "guardian-transported",
  "guardian-wounds",
  "detonate",
  "condition-token",
  "bane-token",
  "stims",
  "stims-exhausted",
  "stims-payment",
  "poison",
  "poison-payment",
  "poison-choice",
  "effect-order",
  "own-wounds",
  "hunter-effect",
  "left",
  "transport-board",
  "transport-target",
  "open-hull",
  "wreck",
  "carried-off",
  "mission",
  "mission-once",
  "mission-zone",
  "list-questions",
  "together",
  "colours",
  "reminders",
  "renaming",
  "clock",
  "edition-choice",
  "mission-choice",
  "targets",
  "targets-required",
  "end-phase",
] as const;
export type Ground = (typeof groundNames)[number];

export type Grounds = Readonly<Record<Ground, RuleId>>;
export type GroundsByRoute = Readonly<Record<Route, RouteGrounds>>;
