import { describe, expect, test } from "vitest";
import { isNavpoint, spaces, type SpaceId } from "#rules/outer-rim/index.ts";
import { at, boxesAt, lanes, type Crowd, type Sheet } from "../testing/map-boxes.ts";
import { crosses, overlap, type Box } from "../testing/shapes.ts";
import { withHoles } from "../testing/holes.ts";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";
import { fr } from "../words/fr.ts";

/** A high desktop, the same with the log open; the lowest ribbon, a tablet's, a phone's. */
const sheets: readonly Sheet[] = [
  { projection: "arc", width: 1104, height: 574 },
  { projection: "arc", width: 1017, height: 574 },
  { projection: "ribbon", width: 1992, height: 230 },
  { projection: "ribbon", width: 1992, height: 300 },
  { projection: "ribbon", width: 1992, height: 330 },
];
const roomy = sheets.filter(({ height }) => height > 230);
const languages: readonly Readonly<Record<string, string>>[] = [en, fr, es].map(withHoles);
const cases = sheets.flatMap((sheet) =>
  languages.map(
    (words, i) => [`${sheet.projection} ${sheet.width}×${sheet.height}`, i, sheet, words] as const,
  ),
);

/** One of each kind at every place at once; on the lower ribbons the pins wait. */
const company = ({ height }: Sheet): Crowd => ({
  ships: 1,
  patrols: 1,
  pins: height <= 300 ? 0 : 1,
});

function allBoxes(
  sheet: Sheet,
  words: Readonly<Record<string, string>>,
  crowd: Crowd,
): readonly Box[] {
  return spaces.flatMap(({ id }) => boxesAt(sheet, id, words[`space.${id}`] ?? "", crowd));
}

/** Contacts hang on their planet's rim, and guests may stand on it. */
function belongs(a: Box, b: Box): boolean {
  return (
    a.of === b.of &&
    [a.what, b.what].some((what) => what === "planet" || what === "ships") &&
    a.what !== "name" &&
    b.what !== "name"
  );
}

function said({ of, what }: Box): string {
  return `${what} of ${of}`;
}

function collisions(boxes: readonly Box[]): readonly string[] {
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => !belongs(a, b) && overlap(a, b))
      .map((b) => `${said(a)} on ${said(b)}`),
  );
}

describe.each(cases)("%s, language %i", (_, __, sheet, words) => {
  test("[OR-MAP-03] no name, contact, ship, patrol or pin lies over another, nor over a place", () => {
    const boxes = allBoxes(sheet, words, company(sheet));
    expect(boxes.filter(({ what }) => what === "name")).toHaveLength(14);
    expect(collisions(boxes)).toEqual([]);
  });

  test("[OR-MAP-03] no lane runs through a name, whoever stands beside it", () => {
    const ways: readonly (readonly [SpaceId, SpaceId])[] =
      sheet.projection === "arc" ? [...lanes, ["spinward-core", "trailing-core"]] : lanes;
    const through = [company(sheet), { ships: 0, patrols: 0, pins: 0 }]
      .flatMap((crowd) => allBoxes(sheet, words, crowd))
      .filter(({ what }) => what === "name")
      .flatMap((box) =>
        ways
          .filter(([from, to]) => crosses(at(sheet, from), at(sheet, to), box))
          .map(([from, to]) => `${from}–${to} through ${box.of}`),
      );
    expect(through).toEqual([]);
  });

  test("[OR-MAP-03] everything stays on the map", () => {
    // Beside the arc there is a little sky.
    const [sky, air] = sheet.projection === "arc" ? [20, 8] : [0, 8];
    const out = allBoxes(sheet, words, company(sheet)).filter(
      ({ left, top, right, bottom }) =>
        left < -sky || right > sheet.width + sky || top < -air || bottom > sheet.height + air,
    );
    expect(out.map(said)).toEqual([]);
  });
});

test.each(roomy)("[OR-MAP-03] $projection of $width×$height: four meet anywhere", (sheet) => {
  const four = {
    ships: 2,
    patrols: sheet.height <= 300 ? 2 : 1,
    pins: sheet.height <= 300 ? 0 : 1,
  };
  const quiet = allBoxes(sheet, withHoles(fr), { ships: 0, patrols: 0, pins: 0 });
  const hit = spaces.flatMap(({ id }) =>
    boxesAt(sheet, id, withHoles(fr)[`space.${id}`] ?? "", four)
      .filter(({ what }) => what === "name" || what === "guests")
      .flatMap((box) =>
        quiet
          .filter((other) => other.of !== id && overlap(box, other))
          .map((other) => `${said(box)} on ${said(other)}`),
      ),
  );
  expect(hit).toEqual([]);
});

/** What the ring has in windows of 1440×900, with the log and without, of 1366×768 and of 1024×768. */
const low: readonly Sheet[] = [
  { projection: "arc", width: 1382, height: 523 },
  { projection: "arc", width: 1018, height: 523 },
  { projection: "arc", width: 1311, height: 428 },
  { projection: "arc", width: 983, height: 428 },
];

test.each(low)("[OR-MAP-03] $width×$height: what is printed lies over nothing printed", (sheet) => {
  const nobody = { ships: 0, patrols: 0, pins: 0 };
  const hits = languages.flatMap((words) => collisions(allBoxes(sheet, words, nobody)));
  expect(hits).toEqual([]);
});

test.each(sheets)("[OR-MAP-03] $projection of $width×$height: no two lanes cross", (sheet) => {
  const turn = (a: SpaceId, b: SpaceId, c: SpaceId): number => {
    const [[ax, ay], [bx, by], [cx, cy]] = [at(sheet, a), at(sheet, b), at(sheet, c)];
    return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  };
  const crossings = lanes.flatMap(([a, b], i) =>
    lanes
      .slice(i + 1)
      .filter(([c, d]) => ![a, b].includes(c) && ![a, b].includes(d))
      .filter(([c, d]) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0)
      .map(([c, d]) => `${a}–${b} × ${c}–${d}`),
  );
  expect(crossings).toEqual([]);
});

test("[OR-MAP-03] the market in the arc's hollow covers no place and no name", () => {
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error("no sheet");
  const hollow = {
    what: "market",
    of: "maelstrom",
    left: 276,
    right: 828,
    top: 263,
    bottom: 574,
  } as const;
  const boxes = languages.flatMap((words) => allBoxes(sheet, words, company(sheet)));
  expect(boxes.filter((box) => overlap(box, hollow)).map(said)).toEqual([]);
  expect(boxes.filter(({ of }) => isNavpoint(of)).length).toBeGreaterThan(60);
});
