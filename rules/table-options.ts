/** Which of a game's options a table of so many seats is asked, and what it chose of them. */
import type { Game, TableOption } from "./game.ts";

type Chosen = Readonly<Record<string, string>>;

export function optionsFor(
  { tableOptions }: Pick<Game, "tableOptions">,
  seats: number,
): readonly TableOption[] {
  return tableOptions.filter(
    ({ seats: asked }) => asked === undefined || (asked.min <= seats && seats <= asked.max),
  );
}

/** What was chosen for a table of another size is left behind. */
export function chosenFor(game: Pick<Game, "tableOptions">, seats: number, chosen: Chosen): Chosen {
  const asked = optionsFor(game, seats).filter(({ id }) => chosen[id] !== undefined);
  return Object.fromEntries(asked.map(({ id, standard }) => [id, chosen[id] ?? standard]));
}
