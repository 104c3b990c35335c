/** What happens to somebody at any table, told as it happens: to programs, which then need not ask table by table. */
import type { Breath } from "#table/state/steps.ts";
import type { MyEvent } from "#table/talk/me.ts";
import type { TableId } from "#table/talk/words.ts";
import type { OpenTables } from "../../lobby/open-tables.ts";
import type { Directory } from "../../store/port.ts";
import { askedPrograms, type AskedPrograms } from "./asked-programs.ts";
import {
  isQuiet,
  look,
  newLine,
  standingAt,
  standingIn,
  type Line,
  type EventReader,
} from "./line.ts";

export interface MyEvents extends Omit<AskedPrograms, "began"> {
  /** Lines of JSON until they are gone; `null`: this person listens often enough. */
  listen(listener: EventReader): AsyncIterable<string> | null;
  /** A page was written there. */
  written(table: TableId): void;
  close(): void;
}

export interface EventNeeds {
  readonly tables: OpenTables;
  readonly directory: Directory;
  readonly breath: Breath;
  readonly bug: (what: string, error: unknown) => void;
}

const linesOfOne = 3;
/** Who reads nothing is cut off behind so many: a look at `/api/tables/mine` tells the rest. */
const longestQueue = 1000;
const tablesAtOnce = 100;

export function openMyEvents({ tables, directory, breath, bug }: EventNeeds): MyEvents {
  const lines = new Set<Line>();
  const changed = new Set<TableId>();
  const { began, ...asked } = askedPrograms(lines);
  const closing = new AbortController();

  /** Everything at once: when somebody begins to listen, and now and then for what another copy wrote. */
  async function lookRound(line: Line): Promise<void> {
    const mine = [...(await directory.of(line.person))].slice(0, tablesAtOnce);
    for (const [id, seats] of mine) {
      if (breath.isDue()) await breath();
      const row = await tables.row(id);
      if (row !== null) look(line, standingIn(row, seats), false);
    }
  }

  async function tellOf(id: TableId): Promise<void> {
    const table = await tables.wake(id);
    await table?.settled();
    if (table === null) return;
    for (const line of lines)
      if (table.isAt(line.person)) look(line, standingAt(table.info(line.person)), true);
    if (table.info(null).phase !== "gathering") began(id);
  }

  function end(line: Line): void {
    if (lines.delete(line)) line.ended();
  }

  async function* told(line: Line): AsyncGenerator<string> {
    const gone = AbortSignal.any([line.gone, closing.signal]);
    gone.addEventListener("abort", () => line.wake());
    try {
      line.queue.unshift({ type: "listening", name: line.name });
      await lookRound(line);
      while (!gone.aborted && line.queue.length <= longestQueue) {
        if (line.queue.length > 0) yield line.queue.splice(0).map(asText).join("");
        else if (await isQuiet(line)) {
          if (!(await line.mayGoOn())) return;
          yield "\n";
          await lookRound(line);
        }
      }
    } finally {
      end(line);
    }
  }

  return {
    ...asked,
    listen(listener) {
      const own = [...lines].filter(({ person }) => person === listener.person);
      if (own.length >= linesOfOne) return null;
      const line = newLine(listener);
      lines.add(line);
      // One that is never read does not reach its own end; whoever has gone before this is heard going no more.
      if (listener.gone.aborted) end(line);
      else listener.gone.addEventListener("abort", () => end(line), { once: true });
      return told(line);
    },
    written(id) {
      if (lines.size === 0) return;
      changed.add(id);
      if (changed.size > 1) return;
      setImmediate(() => {
        const ids = [...changed];
        changed.clear();
        for (const each of ids)
          tellOf(each).catch((error: unknown) => bug("a program did not hear of a page", error));
      });
    },
    close: () => closing.abort(),
  };
}

function asText(event: MyEvent): string {
  return `${JSON.stringify(event)}\n`;
}
