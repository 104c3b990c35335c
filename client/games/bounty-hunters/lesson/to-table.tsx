/** The way from the lesson to the game it promises: dealt at once, on this device. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { gameCard } from "../../list.ts";
import { myName } from "#client/lobby/me.ts";
import { makeLocal } from "#client/local/make.ts";
import { Button } from "#client/pieces/button.tsx";
import { go } from "#client/route.ts";
import { words as hall } from "#client/words/words.ts";
import type { Words } from "../words/en.ts";

const beginners = { seats: 4, level: "novice" } as const;

export function ToTable({ words }: { readonly words: Words }): JSX.Element {
  const [busy, setBusy] = useState(false);
  async function deal(): Promise<void> {
    const card = gameCard("bounty-hunters");
    if (busy || card === undefined) return;
    setBusy(true);
    const id = await makeLocal({
      card,
      seats: beginners.seats,
      people: 1,
      options: {},
      content: null,
      botLevel: beginners.level,
      coach: true,
      name: myName.value ?? hall.value.you,
    });
    go(`/local/${id}`);
  }
  return (
    <Button tone="lamp" press={() => void deal()}>
      {words.learn.toTable}
    </Button>
  );
}
