import { expect, test } from "vitest";
import { outerRim } from "./outer-rim/index.ts";
import { chosenFor, optionsFor } from "./table-options.ts";

const asked = (seats: number): readonly string[] => optionsFor(outerRim, seats).map(({ id }) => id);

test("[OR-SETUP-01] only a person alone is asked about printed opponents, only several about favors", () => {
  expect(asked(1)).toEqual(["fame", "box", "characters", "ambitions", "opponents", "expert"]);
  for (const seats of [2, 3, 4])
    expect(asked(seats)).toEqual(["fame", "box", "characters", "favors", "ambitions"]);
});

test("[OR-SETUP-01] what was chosen for a table of another size is left behind", () => {
  const chosen = { fame: "5", opponents: "both", favors: "on" };
  expect(chosenFor(outerRim, 1, chosen)).toEqual({ fame: "5", opponents: "both" });
  expect(chosenFor(outerRim, 3, chosen)).toEqual({ fame: "5", favors: "on" });
});
