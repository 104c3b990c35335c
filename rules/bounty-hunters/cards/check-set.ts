/** Is this a set of cards one can play with? One problem per mistake: which card, which field, which fact it breaks. */
import type { Params, Problem, RuleId } from "#rules/game.ts";
import { problemsWithFace } from "./check-face.ts";
import { characters, droidFamilies, hunters } from "./face.ts";
import type { CardSet, Face } from "./face.ts";

const mostFaces = 195;
const longestName = 80;

export function problemsWith(content: unknown): Problem[] {
  if (typeof content !== "object" || content === null || Array.isArray(content))
    return [problem("", "not-a-set", "BH-SETUP-02")];
  const set: Readonly<Record<string, unknown>> = { ...content };
  const problems: Problem[] = [];
  for (const field of ["id", "name"] as const) {
    const value = set[field];
    const isName = typeof value === "string" && value.length > 0 && value.length <= longestName;
    if (!isName)
      problems.push(problem(field, "not-a-name", "BH-SETUP-02", { longest: longestName }));
  }
  for (const field of Object.keys(set)) {
    if (!["id", "name", "faces"].includes(field))
      problems.push(problem(field, "unknown-field", "BH-SETUP-02", { field }));
  }
  const { faces } = set;
  if (!Array.isArray(faces) || faces.length === 0 || faces.length > mostFaces) {
    problems.push(problem("faces", "not-a-list-of-faces", "BH-SETUP-02", { most: mostFaces }));
    return problems;
  }
  const ofFaces = faces.flatMap((face: unknown, card) => problemsWithFace(face, `faces[${card}]`));
  // Counting broken cards would only repeat what has been said.
  const counts = ofFaces.length > 0 ? [] : problemsWithCounts((content as CardSet).faces);
  return [...problems, ...ofFaces, ...counts];
}

/** The rulebook's component list is a checksum [BH-SETUP-02]. */
function problemsWithCounts(faces: readonly Face[]): Problem[] {
  const count = (is: (face: Face) => boolean): number =>
    faces.reduce((sum, face) => sum + (is(face) ? face.copies : 0), 0);
  const problems: Problem[] = [];
  const expect = (what: string, rule: RuleId, wanted: number, found: number): void => {
    if (found !== wanted)
      problems.push(problem("faces", "wrong-count", rule, { what, wanted, found }));
  };
  expect(
    "targets",
    "BH-SETUP-02",
    44,
    count((face) => face.type === "target"),
  );
  expect(
    "hunters",
    "BH-SETUP-02",
    63,
    count((face) => face.type === "hunter"),
  );
  expect(
    "contracts",
    "BH-SETUP-02",
    44,
    count((face) => face.type === "contract"),
  );
  expect(
    "droids",
    "BH-CRATE-03",
    29,
    count((face) => face.type === "droid"),
  );
  for (const [crates, wanted] of [
    [1, 6],
    [2, 6],
    [3, 3],
  ] as const) {
    expect(
      `crate-cards-${crates}`,
      "BH-CRATE-02",
      wanted,
      count((face) => face.type === "crate" && face.crates === crates),
    );
  }
  expect(
    "contract-icons",
    "BH-CAP-07",
    8,
    count((face) => face.type === "target" && face.bonus === "contract"),
  );
  return [...problems, ...problemsWithCast(faces), ...problemsWithTwins(faces)];
}

/** Everyone pictured appears [BH-CARD-08], and so do the three kinds of contracts [BH-CONTRACT-01]. */
function problemsWithCast(faces: readonly Face[]): Problem[] {
  const problems: Problem[] = [];
  const look = (who: string, rule: RuleId, is: (face: Face) => boolean): void => {
    if (!faces.some(is)) problems.push(problem("faces", "missing", rule, { who }));
  };
  for (const who of characters)
    look(who, "BH-CARD-08", (face) => face.type === "target" && face.character === who);
  for (const who of hunters)
    look(who, "BH-CARD-08", (face) => face.type === "hunter" && face.hunter === who);
  for (const who of droidFamilies)
    look(who, "BH-CARD-08", (face) => face.type === "droid" && face.family === who);
  for (const who of ["pair", "double", "crate"] as const)
    look(who, "BH-CONTRACT-01", (face) => face.type === "contract" && face.kind === who);
  return problems;
}

/** Two equal cards are one face with two copies: otherwise they could be told apart in a hidden place [BH-SETUP-11]. */
function problemsWithTwins(faces: readonly Face[]): Problem[] {
  const first = new Map<string, number>();
  const problems: Problem[] = [];
  faces.forEach((face, card) => {
    const looks = JSON.stringify(
      Object.entries({ ...face, copies: 0 }).sort(([x], [y]) => (x < y ? -1 : 1)),
    );
    const twin = first.get(looks);
    if (twin === undefined) first.set(looks, card);
    else problems.push(problem(`faces[${card}]`, "same-face-twice", "BH-SETUP-11", { twin }));
  });
  return problems;
}

function problem(path: string, code: string, rule: RuleId, params: Params = {}): Problem {
  return { path, code, rule, params };
}
