/** A case as the ledger would have it: units, and the entries of what happened. */
import type { Command, NewUnit } from "#rules/legion/index.ts";
import type { Case } from "./case.ts";

function unit(
  id: string,
  name: string,
  side: "blue" | "red",
  more: Partial<NewUnit> = {},
): NewUnit {
  return {
    id,
    name,
    side,
    rank: "operative",
    wounds: 6,
    wounded: 0,
    keywords: [],
    types: [],
    points: 0,
    transport: null,
    inside: null,
    emergencyStims: false,
    ...more,
  };
}

export function unitsOf({ how, victim }: Case): readonly NewUnit[] {
  const wounded = how === "guardian" || how === "transport" ? 5 : 4;
  const keywords: NewUnit["keywords"] = [
    ...(how === "guardian" ? (["guardian"] as const) : []),
    ...(victim === "winner" ? (["bounty"] as const) : []),
    ...(victim === "secret" ? (["secretMission"] as const) : []),
  ];
  const riding = how === "transport" ? { inside: "speeder" } : {};
  return [
    unit("boba", "Boba Fett", "blue", { wounds: 5, wounded: 4, keywords: ["bounty"] }),
    unit("bossk", "Bossk", "blue", { wounds: 7, wounded: 6, keywords: ["bounty"] }),
    unit("storm", "Stormtroopers", "blue", { rank: "corps", wounds: 4, wounded: 3 }),
    unit("prey", "General Veers", "blue", { rank: "commander", wounds: 5 }),
    unit("speeder", "X-34", "red", { rank: "heavy", types: ["vehicle"], transport: "open" }),
    unit("leia", "Leia", "red", {
      rank: "commander",
      wounded,
      keywords,
      emergencyStims: true,
      ...riding,
    }),
    unit("luke", "Luke", "red", { rank: "commander" }),
  ];
}

function hit(on: string, wounds: number, more: object = {}) {
  return { on, wounds, stims: 0, poison: 0, ...more };
}

function pools(
  on: string,
  wounds: number,
  more: object = {},
): Extract<Command, { type: "attack" }>["pools"] {
  return [{ ...hit(on, wounds), guardians: [], backlash: 0, ...more }];
}

/** The entries of the case, marks first. */
export function commandsOf(chosen: Case): readonly Command[] {
  const { how, who, fate, victim } = chosen;
  const by = { placer: "boba", other: "bossk", stranger: "storm" }[who];
  const dead: readonly Command[] =
    fate === "before" ? [{ type: "suffer-wounds", unit: by, wounds: 9, by: null, cause: "" }] : [];
  // A card that costs the hunter its life too: its own wound comes first, as Deflect's does.
  const along: readonly Command[] =
    fate === "same" ? [{ type: "suffer-wounds", unit: by, wounds: 9, by: null, cause: "" }] : [];
  const backlash = fate === "same" ? 1 : 0;
  const attack = (on: string, wounds: number, more: object = {}): Command => ({
    type: "attack",
    by: how === "stims" || how === "poison" || fate !== "before" ? by : null,
    kind: "ranged",
    pools: pools(on, wounds, { backlash, ...more }),
  });
  const later: readonly Command[] = [
    { type: "new-round" },
    ...dead,
    { type: "end-activation", unit: "leia", order: null, creditTo: null },
  ];
  const marks: readonly Command[] = [
    { type: "mark", by: "boba", target: victim === "unmarked" ? "luke" : "leia" },
    { type: "mark", by: "bossk", target: "luke" },
    ...(victim === "winner" ? ([{ type: "mark", by: "leia", target: "prey" }] as const) : []),
  ];
  const before: readonly Command[] = [
    ...(victim === "winner"
      ? [{ type: "attack", by: "leia", kind: "ranged", pools: pools("prey", 5) } as const]
      : []),
    ...(victim === "secret"
      ? [{ type: "secret-mission", unit: "leia", inEnemyZone: true } as const]
      : []),
  ];
  const detonate = (token: "charge" | "condition" | "bane"): readonly Command[] => [
    ...dead,
    {
      type: "detonate",
      by: fate === "before" ? null : by,
      token,
      armedBy: null,
      hits: [...(fate === "same" ? [hit(by, 1)] : []), hit("leia", 2)],
    },
  ];
  const blows: Readonly<Record<Case["how"], readonly Command[]>> = {
    attack: [...dead, attack("leia", 2)],
    guardian: [...dead, attack("luke", 0, { guardians: [{ unit: "leia", wounds: 1, stims: 0 }] })],
    charge: detonate("charge"),
    condition: detonate("condition"),
    bane: detonate("bane"),
    stims: [attack("leia", 2, { stims: 2 }), ...later],
    poison: [
      {
        type: "detonate",
        by,
        token: "charge",
        armedBy: null,
        // [LC-POISON-03] Without a wound nobody is poisoned.
        hits: [hit("leia", 1, { poison: 1 }), ...(fate === "same" ? [hit(by, 1)] : [])],
      },
      ...later,
    ],
    transport: [...dead, attack("speeder", 1)],
    effect: [...dead, ...along, { type: "suffer-wounds", unit: "leia", wounds: 2, by, cause: "" }],
    own: [...dead, { type: "suffer-wounds", unit: "leia", wounds: 2, by: null, cause: "" }],
    left: [...dead, { type: "leave-battlefield", unit: "leia" }],
  };
  return [...marks, ...before, ...blows[how]];
}

export const never = (): never => {
  throw new Error("a ledger has no chance in it");
};
