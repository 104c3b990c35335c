/** Written here, not yet at the table. */
import type { JSX } from "preact";
import type { Event } from "#rules/legion/index.ts";
import type { LogEntry } from "#table/talk/words.ts";
import type { LedgerProps } from "../screen-types.ts";
import { entriesIn } from "./entries.ts";
import { sentencesOf } from "../say/entry.ts";
import { noText } from "./use-amend.ts";
import { SaidLine } from "../../../speech/said-line.tsx";

const shown = 3;

export function WaitingEntries(props: LedgerProps): JSX.Element | null {
  const { session, words } = props;
  if (session === null || session.link.value === "open" || session.link.value === "local")
    return null;
  const { log, waiting, doubtful } = session.ahead.value;
  const count = waiting.size + doubtful.length;
  if (count === 0) return null;
  const lines = log.filter((line) => "id" in line && waiting.has(line.id ?? ""));
  return (
    <section class="waiting-entries">
      <SaidLine kind="mine">{words.play.waiting(count)}</SaidLine>
      <ol>
        {lines.slice(-shown).map((line) => (
          <li key={line.version}>{textOf(props, line, log)}</li>
        ))}
        {doubtful.map(({ ask, news, answer }) => (
          <li key={ask.id} class="refused">
            {sentencesOf(props, news as readonly Event[]).join(" ")}{" "}
            <span class="hint">{words.history.nowRefused(noText(props, answer))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function textOf(props: LedgerProps, line: LogEntry, log: readonly LogEntry[]): string {
  const { words } = props;
  const told = (events: readonly Event[]): string => sentencesOf(props, events).join(" ");
  if (line.type === "news") return told(line.news as readonly Event[]);
  if (line.type !== "amended") return "";
  const [first] = line.changed;
  if (first !== undefined && first.news.length > 0)
    return words.labelled(deed(line, words), told(first.news as readonly Event[]));
  const before = entriesIn(log.slice(0, log.indexOf(line)));
  const was = before.find(({ page }) => page === line.page)?.events ?? [];
  return words.labelled(words.history.remove, told(was));
}

function deed(
  { before }: Extract<LogEntry, { type: "amended" }>,
  { history }: LedgerProps["words"],
): string {
  return before === undefined ? history.edit : history.insert;
}
