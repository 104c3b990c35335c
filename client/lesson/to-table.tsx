/** The way from the lesson to the game it promises: dealt at once, on this device. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { gameCard } from "../games/list.ts";
import { myName } from "../lobby/me.ts";
import { makeLocal } from "../local/make.ts";
import { Button } from "../pieces/button.tsx";
import { go } from "../route.ts";
import { words as hall } from "../words/words.ts";

export interface FirstTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly level: string | null;
}

export function ToTable({
  table,
  tone = "lamp",
  children,
}: {
  readonly table: FirstTable;
  /** Of two doors one is lit. */
  readonly tone?: "lamp" | "plain";
  readonly children: string;
}): JSX.Element {
  const [busy, setBusy] = useState(false);
  async function deal(): Promise<void> {
    const card = gameCard(table.game);
    if (busy || card === undefined) return;
    setBusy(true);
    const id = await makeLocal({
      card,
      seats: table.seats,
      people: 1,
      options: table.options,
      content: null,
      botLevel: table.level,
      coach: true,
      name: myName.value ?? hall.value.you,
    });
    go(`/local/${id}`);
  }
  return (
    <Button tone={tone} press={() => void deal()}>
      {children}
    </Button>
  );
}
