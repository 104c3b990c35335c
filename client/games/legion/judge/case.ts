/** A case to be judged: who did what to whom, small enough to stand in a link. */

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
