/** [LB-LEDGER-17] What somebody corrected of mine while I was away: told once, on this device. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Event } from "#rules/legion/index.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { Button } from "../../../../pieces/button.tsx";
import { SaidLine } from "../../../../speech/said-line.tsx";
import type { LedgerProps } from "../../screen-types.ts";
import { sitterName } from "./author.ts";
import { entriesIn } from "../entries.ts";
import { sentencesOf } from "../../say/entry.ts";

type Correction = Extract<LogEntry, { type: "amended" }>;

const seenAt = (table: string): string => `guildhall.legion.corrected.${table}`;

export function CorrectedEntries(props: LedgerProps): JSX.Element | null {
  const { session, words } = props;
  const table = session?.table ?? "";
  const seen = useSignal(Number(localStorage.getItem(seenAt(table)) ?? 0));
  const log = session?.log.value ?? [];
  const news = log.filter(
    (line) => line.type === "amended" && line.version > seen.value && isMine(props, log, line),
  );
  const last = news.at(-1);
  if (last === undefined) return null;
  return (
    <section class="corrected-entries">
      <ul>
        {news.map((line) => (
          <li key={line.version}>
            <SaidLine kind="mine">
              {line.type === "amended" ? textOf(props, log, line) : ""}
            </SaidLine>
          </li>
        ))}
      </ul>
      <Button
        press={() => {
          localStorage.setItem(seenAt(table), String(last.version));
          seen.value = last.version;
        }}
      >
        {words.history.seen}
      </Button>
    </section>
  );
}

/** Somebody else's correction of an entry of my seat. */
function isMine({ session }: LedgerProps, log: readonly LogEntry[], line: Correction): boolean {
  const seats = session?.info.value?.seats ?? [];
  const written = log.find((each) => each.type === "news" && each.version === line.page);
  const writer = written?.type === "news" ? written.seat : null;
  if (writer === null || line.seat === null || writer === line.seat) return false;
  const [mine, theirs] = [seats[writer]?.holder, seats[line.seat]?.holder];
  return mine?.type === "person" && mine.mine && !(theirs?.type === "person" && theirs.mine);
}

function textOf(props: LedgerProps, log: readonly LogEntry[], line: Correction): string {
  const w = props.words.history;
  const told = (events: readonly Event[]): string => sentencesOf(props, events).join(" ");
  const now = (line.changed.find(({ page }) => page === line.page)?.news ?? []) as readonly Event[];
  const name = sitterName(props, line.seat);
  if (now.length > 0) return `${w.correctedYours(name)} ${told(now)}`;
  const before = entriesIn(log.slice(0, log.indexOf(line)));
  const was = before.find(({ page }) => page === line.page)?.events ?? [];
  return `${w.removedYours(name)} ${told(was)}`;
}
