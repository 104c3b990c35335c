/** What the suite is told about each game: the `sample.ts` beside it. */
import { games } from "../games.ts";
import type { Game } from "../game.ts";
import type { Sample } from "./walk.ts";

export interface Subject {
  readonly id: string;
  readonly game: Game;
  readonly sample: Sample;
}

export async function subjects(): Promise<readonly Subject[]> {
  return Promise.all(
    games.map(async (game) => {
      const { sample } = (await import(`../${game.id}/sample.ts`)) as { readonly sample: Sample };
      return { id: game.id, game, sample };
    }),
  );
}
