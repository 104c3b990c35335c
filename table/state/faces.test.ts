import { expect, test } from "vitest";
import {
  faceColours,
  faceOfName,
  readFace,
  writeFace,
  type PersonFace,
} from "../talk/seats/face.ts";
import { sealed } from "../testing/sealed-game.ts";
import { ask, ginny, mia, openNew, reopen, rig, startWith, terms, thomas } from "../testing/rig.ts";
import { watch } from "../testing/watcher.ts";
import { facesAt } from "./faces.ts";
import { openSeats, seatsAfter, type Sitter } from "./seats.ts";

const rose: PersonFace = { bust: "horns", colour: "rose" };
const sitting = (seats: readonly Sitter[]) => facesAt(seats).map((face) => face?.colour);

function sat(seats: readonly Sitter[], seat: number, version: number, face?: PersonFace) {
  const more = face === undefined ? {} : { face };
  const written = { version, at: 0, person: `p${seat}`, id: null };
  return seatsAfter(seats, { ...written, type: "sat-down", seat, name: "N", entropy: "", ...more });
}

test("[FACE] of two with one colour the first keeps it, wherever they sit; the second gets the nearest that is free", () => {
  const two = sat(sat(openSeats(3), 2, 1, rose), 0, 2, { ...rose, bust: "fur" });
  expect(sitting(two)).toEqual(["violet", undefined, "rose"]);
  expect(sitting(sat(two, 1, 3, rose))).toEqual(["violet", "coral", "rose"]);
});

test("[FACE] as long as there are enough colours nobody shares one, machines included", () => {
  let seats = openSeats(8);
  for (let seat = 0; seat < 7; seat++) seats = sat(seats, seat, seat + 1, rose);
  seats = seats.with(7, { type: "bot", level: "steady", name: "Tally" });
  expect(new Set(sitting(seats)).size).toBe(faceColours.length);
  expect(facesAt(seats)[7]?.bust).toBe("dome");
});

test("[FACE] a page without a face, as all were once, has the one the name draws", () => {
  const seats = sat(openSeats(1), 0, 1);
  expect(facesAt(seats)).toEqual([faceOfName("N")]);
});

test("[FACE] a new one is seen by all, stays after a restart, and takes nobody's colour away", async () => {
  const bench = rig();
  const table = await openNew(bench, sealed, terms(sealed, 2));
  await startWith(table, [{ ...ginny, face: rose }, mia], 2);
  const watcher = await watch(table, thomas, "spectator");
  const colour = (of: typeof table, seat: number) => {
    const holder = of.info(null).seats[seat]?.holder;
    return holder !== undefined && "face" in holder ? holder.face.colour : null;
  };
  table.renamed({ ...mia, face: { bust: "veil", colour: "rose" } });
  await ask(table, { ...mia, face: { bust: "veil", colour: "rose" } }, { type: "look" });
  expect(colour(table, 0)).toBe("rose");
  expect(colour(table, 1)).toBe("violet");
  expect(watcher.info().seats[1]?.holder).toMatchObject({ face: { bust: "veil" } });
  const again = await reopen(bench, sealed, table.id);
  expect(again.info(null).seats.map(({ holder }) => holder)).toEqual(
    table.info(null).seats.map(({ holder }) => holder),
  );
});

test("[FACE] kept as text it is read back; what a later edition wrote is no face here", () => {
  expect(readFace(writeFace(rose))).toEqual(rose);
  for (const text of [null, "", "horns", "wings/rose", "horns/ultraviolet", 7])
    expect(readFace(text)).toBeNull();
});
