/** docs/positions.md tells what a seat sees and may say: every field, every command, and positions of real games. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { playBout } from "#bots/arena.ts";
import { botOf } from "#bots/index.ts";
import type { Game } from "#rules/game.ts";
import { games } from "#rules/games.ts";
import { quickRng } from "#rules/rng.ts";
import { commandSchemas } from "#server/door/http/command-schemas.ts";

const page = readFileSync(new URL("../../../docs/positions.md", import.meta.url), "utf8");

interface Position {
  readonly view: Readonly<Record<string, unknown>>;
  readonly options: readonly unknown[];
}

/** The first question of so many options to seat 0, after so many decisions of two steady bots on deal 7. */
function positionIn(game: Game, after: number): Position {
  const options = Object.fromEntries(game.tableOptions.map(({ id, standard }) => [id, standard]));
  const bots = [botOf(game.id, "steady"), botOf(game.id, "steady")];
  const found: Position[] = [];
  let states = 0;
  playBout(
    game,
    { seats: 2, options, content: null },
    bots,
    quickRng(7),
    { type: "iterations", iterations: 1 },
    (state) => {
      if (++states < after || found.length > 0 || !game.awaited(state).includes(0)) return;
      const view = game.viewFor(state, 0) as Readonly<Record<string, unknown>>;
      const offered = game.options(view);
      const set = "set" in view ? { set: { content: "HASH" } } : {};
      if (offered.length > 4) found.push({ view: { ...view, ...set }, options: offered });
    },
  );
  const [position] = found;
  if (position === undefined) throw new Error(`no such position in ${game.id}`);
  return position;
}

const told = [
  { id: "bounty-hunters", title: "Bounty Hunters", schema: "BountyHuntersCommand", after: 20 },
  { id: "outer-rim", title: "Outer Rim", schema: "OuterRimCommand", after: 60 },
];

test.each(told)(
  "[documents] what a seat of $id sees and may say",
  ({ id, title, schema, after }) => {
    const game = games.find((one) => one.id === id);
    if (game === undefined) throw new Error(`no game ${id}`);
    const section = page.split(/^## /mu).find((part) => part.startsWith(title)) ?? "";
    const [view, options] = [...section.matchAll(/```json\n(.*?)```/gsu)].map(
      ([, block = ""]) => JSON.parse(block) as unknown,
    );
    const position = positionIn(game, after);
    expect(view).toEqual(position.view);
    expect(options).toEqual(position.options);
    for (const field of Object.keys(position.view)) expect(section).toContain(`| \`${field}\``);
    const types = JSON.stringify(commandSchemas()[schema]).matchAll(/"const":"([a-z-]+)"/gu);
    for (const [, type] of types) expect(section).toContain(`\`${type}`);
  },
);
