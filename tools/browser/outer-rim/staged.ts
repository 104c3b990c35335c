/** A table staged for a test and laid on a device, as if it had been played there: nothing rare is searched for. */
import type { Setup } from "#rules/game.ts";
import { outerRim, type Command, type Event, type OuterRim } from "#rules/outer-rim/index.ts";
import { deviceJournal } from "./device-journal.ts";
import type { GameMoment } from "./moments.ts";

/** A stage of the rules' own tests, as far as it is needed here. */
interface StagedTable {
  state(): OuterRim["state"];
  question(): { readonly seat: number };
  journal(): {
    readonly setup: Setup;
    readonly opening: readonly Event[];
    readonly pages: readonly {
      readonly seat: number;
      readonly command: Command;
      readonly events: readonly Event[];
    }[];
  };
}

/** `people`: the seats at this device, whoever is asked when left out; bots sit on the rest. */
export function staged(
  table: StagedTable,
  name: string,
  people: readonly number[] = [table.question().seat],
): GameMoment {
  const { setup, opening, pages } = table.journal();
  const journal = deviceJournal({ setup, name, people, level: "steady" });
  journal.start(opening);
  for (const { seat, command, events } of pages) journal.play(seat, command, events);
  const [viewer = 0] = people;
  return { ...journal.kept(), view: outerRim.viewFor(table.state(), viewer) };
}
