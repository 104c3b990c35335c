/** A case for the judge: a few choices become units and entries, and the referee does the rest. */
import { fold, isRefusal } from "#rules/game.ts";
import { legion, type Command, type Event, type NewUnit, type State } from "#rules/legion/index.ts";

const hows = [
  "attack",
  "guardian",
  "charge",
  "condition",
  "bane",
  "stims",
  "poison",
  "transport",
  "effect",
  "own",
  "left",
] as const;
/** [LC-TRANSPORT-03] [LC-DEFEAT-05] In the current edition nobody rides and nobody flees. */
export function howsIn(edition: Case["edition"]): readonly Case["how"][] {
  return edition === "classic" ? hows : hows.filter((how) => how !== "transport" && how !== "left");
}

export const whos = ["placer", "other", "stranger"] as const;
export const fates = ["lives", "before", "same"] as const;
export const victims = ["marked", "unmarked", "winner", "secret"] as const;

export interface Case {
  readonly how: (typeof hows)[number];
  readonly who: (typeof whos)[number];
  readonly fate: (typeof fates)[number];
  readonly victim: (typeof victims)[number];
  readonly edition: "classic" | "current";
}

const plainCase: Case = {
  how: "attack",
  who: "placer",
  fate: "lives",
  victim: "marked",
  edition: "classic",
};

/** One per clarification of the keyword. */
export const lessons: Readonly<Record<string, Case>> = {
  won: { ...plainCase, victim: "winner" },
  secret: { ...plainCase, victim: "secret" },
  guardian: { ...plainCase, how: "guardian" },
  charge: { ...plainCase, how: "charge", who: "stranger" },
  stims: { ...plainCase, how: "stims" },
  poison: { ...plainCase, how: "poison", fate: "before" },
  transport: { ...plainCase, how: "transport", who: "other" },
  deflect: { ...plainCase, fate: "same" },
};

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

function unitsOf({ how, victim }: Case): readonly NewUnit[] {
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
function commandsOf(chosen: Case): readonly Command[] {
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
        hits: [hit("leia", 0, { poison: 2 }), ...(fate === "same" ? [hit(by, 1)] : [])],
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

const never = (): never => {
  throw new Error("a ledger has no chance in it");
};

export interface Ruling {
  readonly state: State;
  /** From the blow on. */
  readonly events: readonly Event[];
  readonly verdict: "claimed" | "paid" | "lost" | "nothing";
  readonly hunter: string | null;
}

export function rulingOn(chosen: Case): Ruling {
  const setup = {
    seats: 1,
    options: { edition: chosen.edition },
    content: { units: unitsOf(chosen) },
  };
  let state = fold(legion, legion.begin(setup), legion.setUp(setup, never));
  const events: Event[] = [];
  for (const command of commandsOf(chosen)) {
    const decision = legion.decide(state, 0, command, never);
    if (isRefusal(decision)) continue;
    if (command.type !== "mark") events.push(...decision);
    state = fold(legion, state, decision);
  }
  // [LB-GUARDIAN-05] A token won and lost in the same attack is not won.
  const claim = events.find(
    (event) =>
      event.type === "token-claimed" &&
      event.from === "leia" &&
      state.tokens.some((token) => token.id === event.token && token.holder === event.to),
  );
  const payment = events.find((event) => event.type === "bounty-paid" && event.on === "leia");
  const loss = events.find(
    (event) =>
      event.type === "token-lost" &&
      event.from === "leia" &&
      event.kind !== "secret" &&
      !event.claimed,
  );
  const wonAndLost = events.some(
    (event) => event.type === "token-claimed" && event.from === "leia",
  );
  if (claim?.type === "token-claimed")
    return { state, events, verdict: "claimed", hunter: claim.to };
  if (payment?.type === "bounty-paid")
    return { state, events, verdict: "paid", hunter: payment.by };
  return {
    state,
    events,
    verdict: loss === undefined && !wonAndLost ? "nothing" : "lost",
    hunter: null,
  };
}

/** The case in five letters of an address, and back; anything else is the plain case. */
export function caseText({ how, who, fate, victim, edition }: Case): string {
  return [how, who, fate, victim, edition].join(".");
}

export function caseFrom(text: string): Case {
  const [how, who, fate, victim, edition] = text.replace(/^#/u, "").split(".");
  const one = <T extends string>(values: readonly T[], value: string | undefined, fallback: T): T =>
    values.find((each) => each === value) ?? fallback;
  const by = one(["classic", "current"], edition, "current");
  return {
    how: one(howsIn(by), how, "attack"),
    who: one(whos, who, "placer"),
    fate: one(fates, fate, "lives"),
    victim: one(victims, victim, "marked"),
    edition: by,
  };
}
