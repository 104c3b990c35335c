/** The readings both editions leave open, seven and three: fixed at the start, printed on the result. */
import type { TableOption } from "../../game.ts";
import type { EditionName } from "../names.ts";

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
  /** [LC-DEFEAT-03] Current: a hunter's charge is its doing. */
  readonly chargePays: boolean;
  /** [LC-STIMS-01] Current: wounds paid later are traced back to whoever caused them. */
  readonly stimsPay: boolean;
  /** [LC-POISON-01] Current: and so is poison. */
  readonly poisonPays: boolean;
}

/** Which readings each edition leaves open. */
export const openReadings = {
  classic: [
    "multiMark",
    "mixedPoison",
    "stimsOnGuardian",
    "stimsOnCharge",
    "hunterEffect",
    "baneToken",
    "scenarioAllowsBounty",
  ],
  current: ["chargePays", "stimsPay", "poisonPays"],
} as const satisfies Record<EditionName, readonly (keyof Policies)[]>;

export const standardPolicies: Policies = {
  multiMark: "all",
  mixedPoison: "any",
  stimsOnGuardian: true,
  stimsOnCharge: true,
  hunterEffect: true,
  baneToken: false,
  scenarioAllowsBounty: false,
  chargePays: true,
  stimsPay: false,
  poisonPays: false,
};

export const policyOptions: readonly TableOption[] = [
  { id: "multiMark", values: ["all", "one"], standard: "all", rule: "LB-TRANSFER-06" },
  { id: "mixedPoison", values: ["any", "decisive"], standard: "any", rule: "LB-POISON-07" },
  { id: "stimsOnGuardian", values: ["yes", "no"], standard: "yes", rule: "LB-GUARDIAN-07" },
  { id: "stimsOnCharge", values: ["yes", "no"], standard: "yes", rule: "LB-CHARGE-08" },
  { id: "hunterEffect", values: ["yes", "no"], standard: "yes", rule: "LB-DEFEAT-13" },
  { id: "baneToken", values: ["yes", "no"], standard: "no", rule: "LB-CHARGE-09" },
  { id: "scenarioAllowsBounty", values: ["yes", "no"], standard: "no", rule: "LB-SCENARIO-02" },
  { id: "chargePays", values: ["yes", "no"], standard: "yes", rule: "LC-DEFEAT-03" },
  { id: "stimsPay", values: ["yes", "no"], standard: "no", rule: "LC-STIMS-01" },
  { id: "poisonPays", values: ["yes", "no"], standard: "no", rule: "LC-POISON-01" },
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
    chargePays: yes("chargePays", standardPolicies.chargePays),
    stimsPay: yes("stimsPay", standardPolicies.stimsPay),
    poisonPays: yes("poisonPays", standardPolicies.poisonPays),
  };
}
