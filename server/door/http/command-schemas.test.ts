/** What the document says of commands is what the games offer and read. */
import { expect, test } from "vitest";
import * as z from "zod";
import { playBout } from "#bots/arena.ts";
import { botOf } from "#bots/index.ts";
import { games } from "#rules/games.ts";
import { quickRng } from "#rules/rng.ts";
import { commandSchemas } from "./command-schemas.ts";

const schemas = commandSchemas();
const named = { "bounty-hunters": "BountyHuntersCommand", "outer-rim": "OuterRimCommand" };

test.each(Object.entries(named))(
  "[api] every option of %s fits its published command, and nothing else does",
  (id, name) => {
    const game = games.find((one) => one.id === id);
    const judge = z.fromJSONSchema((schemas[name] ?? {}) as never);
    const options: Record<string, string> = {};
    for (const option of game?.tableOptions ?? []) options[option.id] = option.standard;
    if ("favors" in options) options["favors"] = "on";
    const setup = { seats: 3, options, content: null };
    if (game === undefined) throw new Error(`no game ${id}`);
    const bots = Array.from({ length: 3 }, () => botOf(id, "novice"));
    /** One of each type. */
    const seen = new Map<string, Readonly<Record<string, unknown>>>();
    playBout(game, setup, bots, quickRng(11), { type: "iterations", iterations: 1 }, (state) => {
      for (const seat of game.awaited(state))
        for (const option of game.options(game.viewFor(state, seat))) {
          const command = option as Readonly<Record<string, unknown>>;
          seen.set(String(command["type"]), command);
        }
    });
    expect(seen.size).toBeGreaterThan(id === "outer-rim" ? 20 : 4);
    for (const option of seen.values()) {
      expect(judge.safeParse(option).success, JSON.stringify(option)).toBe(true);
      for (const key of Object.keys(option)) {
        const { [key]: _gone, ...less } = option;
        if (key === "question") continue;
        expect(judge.safeParse(less).success, `${JSON.stringify(option)} without ${key}`).toBe(
          game.readCommand(less) !== null,
        );
      }
    }
    expect(judge.safeParse({ type: "nothing" }).success).toBe(false);
  },
);

test("[api] an ask over HTTP names no table and does not watch", () => {
  const asks = (schemas["Ask"]?.["oneOf"] ?? []) as readonly { properties: object }[];
  const judge = z.fromJSONSchema({
    ...schemas["Ask"],
    $defs: {},
    oneOf: asks.filter(({ properties }) => !("command" in properties)),
  } as never);
  expect(judge.safeParse({ id: "1", type: "sit", seat: 1, entropy: "x" }).success).toBe(true);
  expect(judge.safeParse({ id: "1", type: "start" }).success).toBe(true);
  expect(judge.safeParse({ id: "1", type: "start", table: "t" }).success).toBe(false);
  expect(judge.safeParse({ id: "1", type: "watch", as: 0, since: null }).success).toBe(false);
  expect(JSON.stringify(schemas["Ask"])).toContain("#/components/schemas/BountyHuntersCommand");
});
