import { expect, test } from "vitest";
import { simulatedRecording } from "./recorded.ts";
import { waitingOf, type Stop } from "./stops.ts";

const asRules = { isDrawSaidAhead: false, isReserveAskedIfWorth: false };
const kind = { isDrawSaidAhead: true, isReserveAskedIfWorth: true };
const stop = (turn: number, what: string, isWorth: boolean, ...seconds: number[]): Stop => ({
  turn,
  kind: what,
  isWorth,
  seconds: new Map(seconds.map((one, seat) => [seat, one])),
});

test("[BH-TURN-03] [BH-TURN-12] everybody waits for the slowest; what is said ahead or gains nothing is no stop", () => {
  const stops = [
    stop(1, "draw", false, 2, 4),
    stop(1, "choose", false, 10, 6),
    stop(2, "draw", false, 2, 2),
    stop(2, "activate", false, 5),
    stop(2, "place", false, 9),
    stop(3, "activate", true, 8),
  ];
  expect(waitingOf(stops, 2, asRules)).toEqual({ turns: 3, stops: 5, seconds: 29, waited: 9.5 });
  expect(waitingOf(stops, 2, kind)).toEqual({ turns: 3, stops: 3, seconds: 24, waited: 7 });
});

test("[BH-TURN-01] a game of bots stops at least twice a turn, and once where all is said ahead", () => {
  const { stops, seats } = simulatedRecording(4, "novice", 3);
  const [before, after] = [waitingOf(stops, seats, asRules), waitingOf(stops, seats, kind)];
  expect(before.stops / before.turns).toBeGreaterThan(1.9);
  expect(after.stops).toBeLessThan(before.stops - before.turns / 2);
  expect(after.waited).toBeLessThan(before.waited);
});
