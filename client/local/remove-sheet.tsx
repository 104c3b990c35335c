/** A game on this device is nowhere else: whoever throws a running one away is asked first. */
import type { JSX } from "preact";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { language } from "../settings/settings.ts";
import { words } from "../words/words.ts";
import { removeFromShelf, type ShelfCard } from "./shelf.ts";

const texts = {
  en: {
    title: "Throw this game away?",
    line: (names: string) =>
      `The game of ${names} is not over, and it is kept on this device alone.`,
    remove: "Throw it away",
    keep: "Keep it",
  },
  fr: {
    title: "Jeter cette partie ?",
    line: (names: string) =>
      `La partie de ${names} n’est pas finie, et elle n’existe que sur cet appareil.`,
    remove: "La jeter",
    keep: "La garder",
  },
  es: {
    title: "¿Tirar esta partida?",
    line: (names: string) =>
      `La partida de ${names} no ha terminado y solo existe en este dispositivo.`,
    remove: "Tirarla",
    keep: "Conservarla",
  },
} as const;

interface RemoveProps {
  readonly table: ShelfCard;
  readonly close: () => void;
}

export function RemoveSheet({ table, close }: RemoveProps): JSX.Element {
  const w = texts[language.value];
  const remove = (): void => {
    close();
    void removeFromShelf(table.id);
  };
  return (
    <Sheet title={w.title} close={close}>
      <p>{w.line(table.names.join(", ") || words.value.you)}</p>
      <Button wide tone="danger" press={remove}>
        {w.remove}
      </Button>
      <Button wide press={close}>
        {w.keep}
      </Button>
    </Sheet>
  );
}
