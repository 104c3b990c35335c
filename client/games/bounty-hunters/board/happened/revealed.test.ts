/** The wall: the last reveal, and what came of it. */
import { expect, test } from "vitest";
import type { LogEntry } from "#table/talk/words.ts";
import { lastRevealed } from "./revealed.ts";

const page = (version: number, ...news: readonly object[]): LogEntry =>
  ({ type: "news", version, at: 0, seat: 0, by: "person", news }) as unknown as LogEntry;
const reveal = (card: number): object => ({
  type: "choices-revealed",
  choices: [{ card, fate: "play" }, null],
});
const capture = (seat: number, card: number): object => ({ type: "target-captured", seat, card });

test("[BH-TURN-06] nothing was shown before the first reveal", () => {
  expect(lastRevealed([page(1, { type: "turn-began" })])).toBeNull();
});

test("[BH-TURN-06] the last reveal stays until the next one, with the captures that followed it alone", () => {
  const told = [
    page(4, reveal(7), capture(0, 1)),
    page(5, capture(1, 2)),
    page(8, reveal(9)),
    page(9, capture(1, 3)),
    page(10, { type: "hands-passed" }),
  ];
  expect(lastRevealed(told.slice(0, 2))).toEqual({
    choices: [{ card: 7, fate: "play" }, null],
    captured: new Map([
      [0, 1],
      [1, 2],
    ]),
  });
  expect(lastRevealed(told)).toEqual({
    choices: [{ card: 9, fate: "play" }, null],
    captured: new Map([[1, 3]]),
  });
});

test("[BH-TURN-06] a reveal that was taken back by consent is no longer the last one", () => {
  const back: LogEntry = { type: "taken-back", version: 10, at: 0, seat: 0, to: 7 };
  const told = [page(4, reveal(7)), page(8, reveal(9)), page(9, capture(1, 3)), back];
  expect(lastRevealed(told)).toEqual({
    choices: [{ card: 7, fate: "play" }, null],
    captured: new Map(),
  });
});
