import { describe, expect, test } from "vitest";
import { subjects } from "../samples.ts";
import {
  counting,
  forgetful,
  peeping,
  repetitive,
  surprises,
  talkative,
  tallyOf,
} from "./plant.ts";
import type { Plant } from "./plant.ts";

describe.each(await subjects())("$id", ({ game, sample }) => {
  const plants: readonly Plant[] = [
    {
      what: "play that knows more than its journal",
      game: forgetful(game),
      sample,
      caughtBy: {
        "folding the journal equals the live state": /^folded anew: : \d+ entries are not \d+$/,
      },
    },
    {
      what: "a purpose of chance asked for at every command",
      game: repetitive(game),
      sample,
      caughtBy: { "a purpose of chance is used once": /^chance was asked twice for "again"$/ },
    },
    {
      what: "a count that only the table keeps, shown to all",
      game: talkative(game),
      sample,
      caughtBy: {
        "an imagined world looks the same":
          /^seat 0 can tell the worlds apart\.told: \d+ is not 0$/,
        "news tell no secret": /can tell the worlds apart\.told: \d+ is not \d+$/,
      },
    },
    {
      what: "a count that only the table keeps, seen between two events",
      game: peeping(counting(game), tallyOf),
      sample,
      caughtBy: { "steps tell no secret": /^a step of .* tells seat \d a secret\.peek: / },
      looks: 200,
    },
  ];
  test.each(plants)("$what", (plant) => {
    expect(surprises(plant)).toEqual([]);
  });
});
