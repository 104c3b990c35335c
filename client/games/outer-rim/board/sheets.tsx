/** What is read over the board: somebody else's, and what the signs mean. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { JSX } from "preact";
import { lazy } from "#client/lazy.tsx";
import { Sheet } from "#client/pieces/sheet.tsx";
import { farCore, spacesOf, type View } from "#rules/outer-rim/index.ts";
import type { LogEntry } from "#table/talk/words.ts";
import type { Desk } from "../desk.ts";
import type { Say } from "../words/say.ts";

const Glossary = lazy(async () => (await import("../glossary.tsx")).Glossary);
const TheirBoard = lazy(async () => (await import("../hold/their-board.tsx")).TheirBoard);

function wholeName(player: number, say: Say): string {
  const also = say.also(player);
  const name = say.title(player);
  return also === null ? name : `${name} · ${also}`;
}

function hasCore({ rules }: View): boolean {
  return spacesOf(rules).some(({ id }) => farCore(id) !== null);
}

export interface SheetsProps {
  readonly desk: Desk;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  readonly opened: Signal<number | "signs" | null>;
}

export function Sheets({ desk, log, opened }: SheetsProps): JSX.Element | null {
  const close = (): void => {
    opened.value = null;
  };
  const seat = opened.value;
  if (seat === null) return null;
  const { words, say } = desk;
  return seat === "signs" ? (
    <Sheet title={words.labels.primer.signsTitle} close={close}>
      <Glossary words={words} hasCore={hasCore(desk.now)} />
    </Sheet>
  ) : (
    <Sheet title={wholeName(seat, say)} close={close}>
      <TheirBoard desk={desk} seat={seat} log={log.value} close={close} />
    </Sheet>
  );
}
