import { expect, test } from "vitest";
import { games } from "#rules/games.ts";
import { fetchRoster } from "./fetched.ts";
import { botOf, botsOf } from "./index.ts";

test.each(games)("[bots] $id has the same thinkers, at hand or fetched", async (game) => {
  const roster = await fetchRoster(game.id);
  expect(roster.game.id).toBe(game.id);
  expect(roster.game.options).toBe(game.options);
  expect(roster.bots).toBe(botsOf(game.id));
  expect(roster.bots[0].level).toBe("random");
});

test("[bots] a level nobody knows is played by the best, a game nobody knows by no one", async () => {
  expect(botOf("bounty-hunters", "forgotten").level).toBe("master");
  expect(() => botOf("chess", "random")).toThrow("no game chess");
  await expect(fetchRoster("chess")).rejects.toThrow("no game chess");
});
