/** From what a host asks for to the terms of a table, or every mistake in it. */
import { botsOf } from "#bots/index.ts";
import { standardLevel } from "#bots/standard-level.ts";
import type { Game, Problem } from "#rules/game.ts";
import type { NewTable } from "#table/talk/lobby.ts";
import type { TableTerms } from "#table/talk/words.ts";

export type Terms =
  | { readonly type: "terms"; readonly terms: TableTerms }
  | { readonly type: "problems"; readonly problems: readonly Problem[] };

/** `content` is the content itself by now, or `null` for the game's own. */
export function termsFor(game: Game, wanted: NewTable, content: unknown): Terms {
  const options: Record<string, string> = {};
  for (const option of game.tableOptions)
    options[option.id] = wanted.options?.[option.id] ?? option.standard;
  const unknownOptions = Object.keys(wanted.options ?? {}).filter(
    (id) => !Object.hasOwn(options, id),
  );
  const setup = { seats: wanted.seats, options, content };
  const problems: readonly Problem[] = [
    ...unknownOptions.map((id) => ({
      path: `options.${id}`,
      code: "unknown-option",
      rule: "",
      params: { option: id },
    })),
    ...game.checkSetup(setup),
  ];
  if (problems.length > 0) return { type: "problems", problems };
  const isForMembers = wanted.membersOnly ?? false;
  const read = content === null ? null : (game.readContent?.(content) ?? content);
  return {
    type: "terms",
    terms: {
      game: game.id,
      setup: { ...setup, content: read },
      clock: wanted.clock ?? null,
      ...(wanted.time === undefined ? {} : { time: wanted.time }),
      ...(wanted.patience === undefined ? {} : { patience: wanted.patience }),
      botLevel: wanted.botLevel ?? standardLevel(botsOf(game.id).map(({ level }) => level)),
      coach: wanted.coach ?? false,
      listed: (wanted.listed ?? false) && !isForMembers,
      ...(wanted.programs === false ? { programs: false } : {}),
      ...(isForMembers && wanted.guild !== undefined ? { membersOf: wanted.guild } : {}),
    },
  };
}
