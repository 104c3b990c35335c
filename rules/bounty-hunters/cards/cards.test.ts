import { describe, expect, test } from "vitest";
import { hashOf } from "#rules/seeded-chance.ts";
import { bountyHunters } from "../index.ts";
import { problemsWith } from "./check-set.ts";
import { characters, droidFamilies, hunters } from "./face.ts";
import type { CardSet, Face } from "./face.ts";
import { standardSet } from "./standard.ts";
import { cardCost, copiesPrinted } from "./tables.ts";

const count = (is: (face: Face) => boolean): number =>
  standardSet.faces.reduce((sum, face) => sum + (is(face) ? face.copies : 0), 0);

describe("the set of the hall", () => {
  test("is what journals without a set of their own were played with: once a game is kept, new numbers are a new set", () => {
    expect(hashOf(JSON.stringify(standardSet))).toBe(
      "81f6b1fa705e87e2b8d663e259db5edc50c97859bcb12d25e8a7e45541cf68da",
    );
  });
  test("has no problem", () => {
    expect(problemsWith(standardSet)).toEqual([]);
    expect(problemsWith(JSON.parse(JSON.stringify(standardSet)))).toEqual([]);
  });
  test("[BH-SETUP-02] 44 targets, 63 hunters, 44 contracts, 44 Jawa Market cards", () => {
    expect(count((face) => face.type === "target")).toBe(44);
    expect(count((face) => face.type === "hunter")).toBe(63);
    expect(count((face) => face.type === "contract")).toBe(44);
    expect(count((face) => face.type === "droid" || face.type === "crate")).toBe(44);
  });
  test("[BH-CARD-08] 8 characters, 12 hunters, 2 families of droids", () => {
    expect([characters.length, hunters.length, droidFamilies.length]).toEqual([8, 12, 2]);
  });
  test("[BH-CAP-07] 8 contract icons, one per character; two credit icons each", () => {
    for (const who of characters) {
      expect(
        count(
          (face) => face.type === "target" && face.character === who && face.bonus === "contract",
        ),
      ).toBe(1);
      expect(
        count(
          (face) => face.type === "target" && face.character === who && face.bonus === "credit",
        ),
      ).toBe(2);
    }
  });
  test("[BH-CRATE-02] [BH-CRATE-03] 6, 6 and 3 crate cards with 1, 2 and 3 crates; 29 droids", () => {
    expect(
      [1, 2, 3].map((crates) => count((face) => face.type === "crate" && face.crates === crates)),
    ).toEqual([6, 6, 3]);
    expect(count((face) => face.type === "droid")).toBe(29);
  });
  test("[BH-CONTRACT-01] 28 pairs, 8 doubles, 8 with crate", () => {
    expect(
      (["pair", "double", "crate"] as const).map((kind) =>
        count((face) => face.type === "contract" && face.kind === kind),
      ),
    ).toEqual([28, 8, 8]);
  });
  test("the values seen in the rulebook exist: shields 4 1 6, points 9, 12 and 16, three crates for 4 points, losses 0 to 3", () => {
    expect(
      count((face) => face.type === "target" && face.shields.join() === "4,1,6"),
    ).toBeGreaterThan(0);
    for (const points of [9, 12, 16])
      expect(count((face) => face.type === "target" && face.points === points)).toBeGreaterThan(0);
    expect(count((face) => face.type === "crate" && face.crates === 3 && face.points === 4)).toBe(
      3,
    );
    for (const loss of [0, 1, 2, 3])
      expect(count((face) => face.type === "hunter" && face.loss === loss)).toBeGreaterThan(0);
  });
  test("[BH-CARD-01] a target tells how many cards show its character", () => {
    const copies = characters.map((who) =>
      copiesPrinted(
        standardSet,
        standardSet.faces.findIndex((face) => face.type === "target" && face.character === who),
      ),
    );
    expect(copies).toEqual([7, 5, 7, 6, 6, 5, 4, 4]);
  });
  test("[BH-CARD-03] a droid tells how many droids have its attack values", () => {
    const printed = standardSet.faces.flatMap((face, card) =>
      face.type === "droid" ? [copiesPrinted(standardSet, card)] : [],
    );
    expect(printed).toEqual([3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1]);
    expect(
      copiesPrinted(
        standardSet,
        standardSet.faces.findIndex((face) => face.type === "hunter"),
      ),
    ).toBe(0);
  });
  test("[BH-CARD-04] [BH-CRATE-01] only Jawa Market cards have a cost", () => {
    standardSet.faces.forEach((face, card) =>
      expect(cardCost(standardSet, card) > 0).toBe(face.type === "droid" || face.type === "crate"),
    );
  });
  test("[BH-CARD-07] the three colours are asked for about equally", () => {
    const totals = [0, 1, 2].map((colour) =>
      standardSet.faces.reduce(
        (sum, face) =>
          sum + (face.type === "target" ? (face.shields[colour] ?? 0) * face.copies : 0),
        0,
      ),
    );
    expect(Math.max(...totals) / Math.min(...totals)).toBeLessThan(1.1);
  });
});

describe("a broken set is told card by card", () => {
  const broken = (change: (faces: Record<string, unknown>[]) => void): string[] => {
    const set = JSON.parse(JSON.stringify(standardSet)) as { faces: Record<string, unknown>[] };
    change(set.faces);
    return problemsWith(set).map(({ path, code, rule }) => `${path} ${code} ${rule}`);
  };
  const at = (type: string): number => standardSet.faces.findIndex((face) => face.type === type);
  const face = (faces: Record<string, unknown>[], type: string): Record<string, unknown> =>
    faces[at(type)] ?? {};

  test("[AMB-44] a target without any shield is no target", () => {
    const bare = broken((faces) => (face(faces, "target")["shields"] = [0, 0, 0]));
    expect(bare).toEqual([`faces[${at("target")}].shields no-shield AMB-44`]);
  });

  test.each([
    {
      what: "negative points",
      change: (faces: Record<string, unknown>[]) => (face(faces, "target")["points"] = -1),
      says: [`faces[${at("target")}].points out-of-range BH-CARD-01`],
    },
    {
      what: "two shields",
      change: (faces: Record<string, unknown>[]) => (face(faces, "target")["shields"] = [1, 2]),
      says: [`faces[${at("target")}].shields not-three-numbers BH-CARD-01`],
    },
    {
      what: "a stranger",
      change: (faces: Record<string, unknown>[]) => (face(faces, "target")["character"] = "luke"),
      says: [`faces[${at("target")}].character not-one-of BH-CARD-08`],
    },
    {
      what: "a free droid",
      change: (faces: Record<string, unknown>[]) => (face(faces, "droid")["cost"] = 0),
      says: [`faces[${at("droid")}].cost out-of-range BH-CARD-03`],
    },
    {
      what: "four crates",
      change: (faces: Record<string, unknown>[]) => (face(faces, "crate")["crates"] = 4),
      says: [`faces[${at("crate")}].crates not-one-of BH-CRATE-01`],
    },
    {
      what: "a pair of one",
      change: (faces: Record<string, unknown>[]) => (face(faces, "contract")["b"] = "qira"),
      says: [`faces[${at("contract")}].b pair-of-one BH-CONTRACT-04`],
    },
    {
      what: "a misspelt field",
      change: (faces: Record<string, unknown>[]) => (face(faces, "hunter")["lose"] = 1),
      says: [`faces[${at("hunter")}].lose unknown-field BH-CARD-01`],
    },
    {
      what: "an unknown type",
      change: (faces: Record<string, unknown>[]) => (face(faces, "hunter")["type"] = "wookiee"),
      says: [`faces[${at("hunter")}].type not-one-of BH-SETUP-02`],
    },
    {
      what: "one copy too many",
      change: (faces: Record<string, unknown>[]) => (face(faces, "droid")["copies"] = 4),
      says: ["faces wrong-count BH-CRATE-03"],
    },
    {
      what: "a contract icon too many",
      change: (faces: Record<string, unknown>[]) => (face(faces, "target")["bonus"] = "contract"),
      says: ["faces wrong-count BH-CAP-07"],
    },
    {
      what: "the same face twice",
      change: (faces: Record<string, unknown>[]) => Object.assign(face(faces, "target"), faces[1]),
      says: ["faces[1] same-face-twice BH-SETUP-11"],
    },
  ])("$what", ({ change, says }) => {
    expect(broken(change)).toEqual(says);
  });

  test("two mistakes are two problems", () => {
    expect(
      broken(
        (faces) => (
          (face(faces, "target")["points"] = "many"),
          (face(faces, "crate")["cost"] = null)
        ),
      ),
    ).toHaveLength(2);
  });
  test("a character nobody shows is named", () => {
    const without = broken((faces) =>
      faces.forEach((one) => one["character"] === "grogu" && (one["character"] = "omega")),
    );
    expect(without).toContain("faces missing BH-CARD-08");
  });
  test.each([null, 7, "set", [], {}, { id: "", name: "x", faces: [] }])(
    "%j is no set",
    (content) => {
      expect(problemsWith(content).length).toBeGreaterThan(0);
    },
  );
  test("a face of nothing but mistakes is told whole", () => {
    const fields = Array.from({ length: 140_000 }, (_, at) => [`f${at}`, 1] as const);
    const faces = [{ type: "target", ...Object.fromEntries(fields) }];
    const content = { id: "x", name: "x", faces };
    const all = bountyHunters.checkSetup({ seats: 2, options: {}, content });
    expect(all.length).toBeGreaterThan(140_000);
  });
  test("a set of 196 faces is refused before anything is counted", () => {
    const many: CardSet = {
      ...standardSet,
      faces: Array.from({ length: 196 }, () => standardSet.faces[0] as Face),
    };
    expect(problemsWith(many).map(({ code }) => code)).toEqual(["not-a-list-of-faces"]);
  });
});
