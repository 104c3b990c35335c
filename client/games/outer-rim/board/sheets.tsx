/** What is read over the board: somebody else's, and what the signs mean. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { lazy } from "#client/lazy.tsx";
import { Sheet } from "#client/pieces/sheet.tsx";
import { farCore, spacesOf, type View } from "#rules/outer-rim/index.ts";
import type { LogEntry } from "#table/talk/words.ts";
import type { Tabletop } from "../tabletop.ts";
import { choosingPace } from "../story/pace/pace.ts";
import type { Say } from "../words/say.ts";

const Glossary = lazy(async () => (await import("../glossary.tsx")).Glossary);
const PaceChoice = lazy(async () => (await import("../story/pace/pace-choice.tsx")).PaceChoice);
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
  readonly tabletop: Tabletop;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  readonly opened: Signal<number | "signs" | null>;
}

/** Whatever it was asked from may be over meanwhile. */
function PaceSheet({ tabletop }: Pick<SheetsProps, "tabletop">): JSX.Element {
  const { words } = tabletop;
  const close = (): void => {
    choosingPace.value = false;
  };
  useEffect(() => close, []);
  return (
    <Sheet title={words.labels.board.pace.title} close={close}>
      <PaceChoice words={words} />
    </Sheet>
  );
}

export function Sheets({ tabletop, log, opened }: SheetsProps): JSX.Element | null {
  const close = (): void => {
    opened.value = null;
  };
  const seat = opened.value;
  if (choosingPace.value) return <PaceSheet tabletop={tabletop} />;
  if (seat === null) return null;
  const { words, say } = tabletop;
  return seat === "signs" ? (
    <Sheet title={words.labels.primer.signsTitle} close={close}>
      <Glossary words={words} hasCore={hasCore(tabletop.now)} />
      <h3>{words.labels.board.pace.title}</h3>
      <PaceChoice words={words} />
    </Sheet>
  ) : (
    <Sheet title={wholeName(seat, say)} close={close}>
      <TheirBoard tabletop={tabletop} seat={seat} log={log.value} close={close} />
    </Sheet>
  );
}
