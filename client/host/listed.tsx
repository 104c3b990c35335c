import { gameName } from "../games/game-words.ts";
import type { JSX } from "preact";
import type { ListedTable } from "#table/talk/office.ts";
import { Button } from "../pieces/button.tsx";
import { language } from "../settings/settings.ts";
import { listed } from "../words/language.ts";
import type { HostAct } from "./act.ts";
import { hostWords, timeText } from "./words/words.ts";

interface ListedProps {
  readonly tables: readonly ListedTable[];
  readonly act: HostAct;
}

export function Listed({ tables, act }: ListedProps): JSX.Element {
  const w = hostWords();
  const namesOf = ({ names }: ListedTable): string =>
    listed(
      language.value,
      names.map((name) => name ?? w.openSeat),
    );
  return (
    <section aria-labelledby="listed">
      <h2 id="listed">{w.listed}</h2>
      {tables.length === 0 && <p class="soft">{w.noListed}</p>}
      <ul class="rows">
        {tables.map((table) => (
          <li key={table.id}>
            <span>
              <strong>{gameName(table.game)}</strong> {namesOf(table)}{" "}
              <small class="soft">{timeText(table.made)}</small>
            </span>
            <Button
              icon="close"
              tone="quiet"
              label={w.unlist(namesOf(table))}
              press={() => void act("DELETE", `/tables/${table.id}`, {}, w.unlisted)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
