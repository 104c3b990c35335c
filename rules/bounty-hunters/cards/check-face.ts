/** Does one face of a set show what a card of its kind shows [BH-CARD]? */
import type { Params, Problem, RuleId } from "#rules/game.ts";
import { characters, droidFamilies, hunters } from "./face.ts";

/** What a field must be, and the rule that says so. */
type Check = readonly [
  field: string,
  is: (value: unknown) => boolean,
  code: string,
  rule: RuleId,
  params?: Params,
];

const highest = 99;

const isWhole = (least: number, most: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isTrio = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 3 && value.every(isWhole(0, highest));
/** [AMB-44] Without any shield a target would be captured by nobody. */
const hasShield = (value: unknown): boolean =>
  !isTrio(value) || (value as readonly number[]).some((shield) => shield > 0);
const isOneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value);

const whole = (field: string, least: number, most: number, rule: RuleId): Check => [
  field,
  isWhole(least, most),
  "out-of-range",
  rule,
  { least, most },
];
const trio = (field: string, rule: RuleId): Check => [
  field,
  isTrio,
  "not-three-numbers",
  rule,
  { most: highest },
];
const oneOf = (field: string, list: readonly (string | number)[], rule: RuleId): Check => [
  field,
  isOneOf(list),
  "not-one-of",
  rule,
  { list: list.join(" ") },
];

const copies = whole("copies", 1, highest, "BH-SETUP-02");

const checks: Readonly<Record<string, readonly Check[]>> = {
  target: [
    copies,
    oneOf("character", characters, "BH-CARD-08"),
    trio("shields", "BH-CARD-01"),
    ["shields", hasShield, "no-shield", "AMB-44"],
    whole("points", 0, highest, "BH-CARD-01"),
    oneOf("bonus", ["none", "credit", "contract"], "BH-CARD-01"),
  ],
  hunter: [
    copies,
    oneOf("hunter", hunters, "BH-CARD-08"),
    trio("attack", "BH-CARD-02"),
    whole("loss", 0, highest, "BH-CARD-02"),
  ],
  droid: [
    copies,
    oneOf("family", droidFamilies, "BH-CARD-08"),
    trio("attack", "BH-CARD-03"),
    whole("cost", 1, highest, "BH-CARD-03"),
  ],
  crate: [
    copies,
    whole("cost", 1, highest, "BH-CRATE-01"),
    whole("points", 0, highest, "BH-CRATE-01"),
    oneOf("crates", [1, 2, 3], "BH-CRATE-01"),
  ],
  pair: [
    copies,
    oneOf("a", characters, "BH-CONTRACT-04"),
    oneOf("b", characters, "BH-CONTRACT-04"),
  ],
  double: [copies, oneOf("a", characters, "BH-CONTRACT-05")],
  "crate-contract": [copies, oneOf("a", characters, "BH-CONTRACT-06")],
};

const kinds: Readonly<Record<string, string>> = {
  pair: "pair",
  double: "double",
  crate: "crate-contract",
};

export function problemsWithFace(raw: unknown, path: string): Problem[] {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw))
    return [{ path, code: "not-a-face", rule: "BH-CARD-01", params: {} }];
  const face: Readonly<Record<string, unknown>> = { ...raw };
  const isContract = face["type"] === "contract";
  const shape = isContract ? kinds[String(face["kind"])] : String(face["type"]);
  const wanted =
    shape === undefined || (!isContract && !["target", "hunter", "droid", "crate"].includes(shape))
      ? undefined
      : checks[shape];
  if (wanted === undefined) {
    const field = isContract ? "kind" : "type";
    const list = isContract ? "pair double crate" : "target hunter droid crate contract";
    return [
      {
        path: `${path}.${field}`,
        code: "not-one-of",
        rule: isContract ? "BH-CONTRACT-01" : "BH-SETUP-02",
        params: { list },
      },
    ];
  }
  const problems: Problem[] = [];
  for (const [field, is, code, rule, params] of wanted) {
    if (!is(face[field]))
      problems.push({ path: `${path}.${field}`, code, rule, params: params ?? {} });
  }
  const known = ["type", ...(isContract ? ["kind"] : []), ...wanted.map(([field]) => field)];
  for (const field of Object.keys(face)) {
    if (!known.includes(field))
      problems.push({
        path: `${path}.${field}`,
        code: "unknown-field",
        rule: "BH-CARD-01",
        params: { field },
      });
  }
  const isPairOfOne = face["kind"] === "pair" && face["a"] === face["b"] && problems.length === 0;
  if (isPairOfOne)
    problems.push({ path: `${path}.b`, code: "pair-of-one", rule: "BH-CONTRACT-04", params: {} });
  return problems;
}
