/** A hall that was changed can write what it likes: the device it cheats says so, whatever it was told. */
import { expect, test } from "vitest";
import { attacks } from "./testing/attacks.ts";
import { evening, isHonest } from "./testing/deception.ts";

test.each(attacks)("[deal] $what: $says", async ({ turns, says, seats = 2 }) => {
  const found = await evening(seats, turns);
  expect(found.said).toBe(says);
  expect(isHonest(found)).toBe(true);
});
