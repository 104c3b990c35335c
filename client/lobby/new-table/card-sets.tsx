/** The sets of cards this hall has for a game, beside the game's own. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { CardSet, Hall } from "#table/talk/lobby.ts";
import { Segments } from "../../pieces/segments.tsx";
import { words } from "../../words/words.ts";
import { request } from "../request.ts";
import type { Wishes } from "./wishes.ts";

export function useCardSets(game: string): readonly CardSet[] {
  const sets = useSignal<readonly CardSet[]>([]);
  useEffect(() => {
    void request<Hall>("GET", "/hall").then((reply) => {
      if (reply.type === "ok")
        sets.value = reply.value.cardSets.filter((set) => set.game === game && set.hash !== null);
    });
  }, []);
  return sets.value;
}

interface CardSetsProps {
  readonly sets: readonly CardSet[];
  readonly wishes: Wishes;
}

export function CardSets({ sets, wishes: { content } }: CardSetsProps): JSX.Element {
  const w = words.value.create;
  return (
    <Segments
      label={w.cardSet}
      value={typeof content.value === "string" ? content.value : ""}
      choices={[
        { value: "", text: w.ownSet },
        ...sets.map((set) => ({ value: set.hash ?? "", text: set.name })),
      ]}
      change={(value) => {
        content.value = value === "" ? null : value;
      }}
    />
  );
}
