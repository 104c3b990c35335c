/** What a group may differ on: the game's own table options, folded away until asked for. */
import type { JSX } from "preact";
import { optionsFor } from "#rules/table-options.ts";
import type { LoadedScreen } from "../../games/use-screen.ts";
import { Segments } from "../../pieces/segments.tsx";
import { words } from "../../words/words.ts";

interface HouseRulesProps {
  readonly loaded: LoadedScreen;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly change: (id: string, value: string) => void;
}

export function HouseRules({
  loaded,
  seats,
  options,
  change,
}: HouseRulesProps): JSX.Element | null {
  const { screen, words: gameWords } = loaded;
  const asked = optionsFor(screen.game, seats);
  if (asked.length === 0) return null;
  return (
    <details class="more-terms">
      <summary class="label">{words.value.create.more}</summary>
      <div class="sheet-body">
        {asked.map(({ id, values, standard }) => {
          const text = screen.optionText(id, gameWords);
          return (
            <Segments
              key={id}
              label={text.label}
              hint={text.hint}
              value={options[id] ?? standard}
              choices={values.map((value) => ({ value, text: text.values[value] ?? value }))}
              change={(value) => change(id, value)}
            />
          );
        })}
      </div>
    </details>
  );
}
