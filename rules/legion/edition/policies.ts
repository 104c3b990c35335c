/** The seven readings the classic text leaves open: fixed at the start, printed on the result. */
import type { TableOption } from "../../game.ts";

export interface Policies {
  /** [LB-TRANSFER-06] Several marks on one victim: all of them move, or one. */
  readonly multiMark: "all" | "one";
  /** [LB-POISON-07] A hunter's poison beside a stranger's: any share is enough, or only a needed one. */
  readonly mixedPoison: "any" | "decisive";
  /** [LB-GUARDIAN-07] */
  readonly stimsOnGuardian: boolean;
  /** [LB-CHARGE-08] */
  readonly stimsOnCharge: boolean;
  /** [LB-DEFEAT-13] */
  readonly hunterEffect: boolean;
  /** [LB-CHARGE-09] */
  readonly baneToken: boolean;
  /** [LB-SCENARIO-02] */
  readonly scenarioAllowsBounty: boolean;
}

export const standardPolicies: Policies = {
  multiMark: "all",
  mixedPoison: "any",
  stimsOnGuardian: true,
  stimsOnCharge: true,
  hunterEffect: true,
  baneToken: false,
  scenarioAllowsBounty: false,
};

export const policyOptions: readonly TableOption[] = [
  { id: "multiMark", values: ["all", "one"], standard: "all", rule: "LB-TRANSFER-06" },
  { id: "mixedPoison", values: ["any", "decisive"], standard: "any", rule: "LB-POISON-07" },
  { id: "stimsOnGuardian", values: ["yes", "no"], standard: "yes", rule: "LB-GUARDIAN-07" },
  { id: "stimsOnCharge", values: ["yes", "no"], standard: "yes", rule: "LB-CHARGE-08" },
  { id: "hunterEffect", values: ["yes", "no"], standard: "yes", rule: "LB-DEFEAT-13" },
  { id: "baneToken", values: ["yes", "no"], standard: "no", rule: "LB-CHARGE-09" },
  { id: "scenarioAllowsBounty", values: ["yes", "no"], standard: "no", rule: "LB-SCENARIO-02" },
];

export function policiesFrom(options: Readonly<Record<string, string>>): Policies {
  const yes = (id: string, standard: boolean): boolean =>
    options[id] === undefined ? standard : options[id] === "yes";
  return {
    multiMark: options["multiMark"] === "one" ? "one" : "all",
    mixedPoison: options["mixedPoison"] === "decisive" ? "decisive" : "any",
    stimsOnGuardian: yes("stimsOnGuardian", standardPolicies.stimsOnGuardian),
    stimsOnCharge: yes("stimsOnCharge", standardPolicies.stimsOnCharge),
    hunterEffect: yes("hunterEffect", standardPolicies.hunterEffect),
    baneToken: yes("baneToken", standardPolicies.baneToken),
    scenarioAllowsBounty: yes("scenarioAllowsBounty", standardPolicies.scenarioAllowsBounty),
  };
}
