import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { standardSet } from "#rules/bounty-hunters/index.ts";
import { readCardSet } from "./card-set-file.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-set-"));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string): ReturnType<typeof readCardSet> {
  const path = join(folder, "set.json");
  writeFileSync(path, text);
  return readCardSet(path);
}

test("a sound set, bare or as a host keeps it", () => {
  expect(read(JSON.stringify(standardSet))).toEqual({ type: "set", set: standardSet });
  expect(
    read(JSON.stringify({ game: "bounty-hunters", name: "Mine", content: standardSet })),
  ).toEqual({ type: "set", set: standardSet });
});

test("[BH-CARD-01] [BH-CRATE-01] one sentence per mistake: which card, which field, which fact", () => {
  const faces = standardSet.faces.map((face, card) =>
    card === 0 ? { ...face, points: -4 } : face.type === "crate" ? { ...face, cost: 0 } : face,
  );
  const found = read(JSON.stringify({ ...standardSet, faces }));
  const sentences = found.type === "mistakes" ? found.sentences : [];
  expect(sentences).toHaveLength(6);
  expect(sentences[0]).toBe(
    "faces[0].points (target qira): a whole number from 0 to 99 belongs here [BH-CARD-01]",
  );
  expect(sentences[1]).toMatch(
    /^faces\[\d+\]\.cost \(crate\): a whole number from 1 to 99 belongs here \[BH-CRATE-01\]$/,
  );
});

test("[BH-CAP-07] the component list is a checksum", () => {
  const faces = standardSet.faces.map((face) =>
    face.type === "target" && face.bonus === "contract" && face.character === "omega"
      ? { ...face, bonus: "none" }
      : face,
  );
  expect(read(JSON.stringify({ ...standardSet, faces }))).toEqual({
    type: "mistakes",
    sentences: ["faces: contract-icons should be 8 and are 7 [BH-CAP-07]"],
  });
});

test.each([
  { text: "{", says: "is not JSON" },
  { text: "7", says: "set: a set is a record with id, name and faces [BH-SETUP-02]" },
])("$text is no set", ({ text, says }) => {
  expect(read(text)).toEqual({ type: "mistakes", sentences: [expect.stringContaining(says)] });
});

test("a file that is not there", () => {
  expect(readCardSet(join(folder, "nowhere"))).toEqual({
    type: "mistakes",
    sentences: [expect.stringContaining("cannot be read")],
  });
});
