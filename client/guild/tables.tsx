/** What the guild plays now: my move first, then whom each table waits for. */
import { gameName } from "../games/game-words.ts";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import type { GuildPage, GuildRow } from "#table/talk/guild.ts";
import { games, type GameCard } from "../games/list.ts";
import { lazy } from "../lazy.tsx";
import { TableRow } from "../lobby/table-row.tsx";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { language } from "../settings/settings.ts";
import { listed } from "../words/language.ts";
import { agoText } from "../words/moments.ts";
import { guildWords } from "./words/words.ts";

const CreateSheet = lazy(
  async () => (await import("../lobby/new-table/create-sheet.tsx")).CreateSheet,
);

export function GuildTables({ guild }: { guild: GuildPage }): JSX.Element {
  const w = guildWords();
  const choosing = useSignal(false);
  const creating = useSignal<GameCard | null>(null);
  return (
    <section aria-labelledby="guild-tables">
      <h2 id="guild-tables">{w.tables}</h2>
      {guild.tables.length === 0 && <p class="soft">{w.noTables}</p>}
      <ul class="table-list">
        {guild.tables.map((row) => (
          <TableRow key={row.id} table={row} caption={captionOf(row)} />
        ))}
      </ul>
      <Button
        icon="plus"
        tone="lamp"
        press={() => {
          choosing.value = true;
        }}
      >
        {w.openTable}
      </Button>
      {choosing.value && (
        <Sheet
          title={w.whichGame}
          close={() => {
            choosing.value = false;
          }}
        >
          {games.map((card) => (
            <Button
              key={card.id}
              icon={card.icon}
              wide
              press={() => {
                choosing.value = false;
                creating.value = card;
              }}
            >
              {gameName(card.id)}
            </Button>
          ))}
        </Sheet>
      )}
      {creating.value && (
        <CreateSheet
          card={creating.value}
          guild={guild}
          close={() => {
            creating.value = null;
          }}
        />
      )}
    </section>
  );
}

function captionOf({ waitsFor, moved, myMove }: GuildRow): string | null {
  if (waitsFor.length === 0 || myMove) return null;
  return guildWords().waitsFor(listed(language.value, waitsFor), agoText(moved, Date.now()));
}
