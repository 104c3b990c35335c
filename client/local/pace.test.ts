import { expect, test } from "vitest";
import { paceMs } from "./pace.ts";

test("[HALL] bots wait longest for someone who handed the seat over and looks on; for nobody they do not wait", () => {
  const [playing, lookingOn, gone] = [
    paceMs({ plays: true, looks: true }),
    paceMs({ plays: false, looks: true }),
    paceMs({ plays: false, looks: false }),
  ];
  expect(playing).toBeGreaterThan(0);
  // A turn of three bots takes several seconds then: time to see it and to take the seat back.
  expect(lookingOn).toBeGreaterThanOrEqual(2 * playing);
  expect(gone).toBe(0);
});
