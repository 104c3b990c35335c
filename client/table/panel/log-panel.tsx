/** What happened, and why: every line unfolds to its rule in words. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { LogEntry } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { SeatMark } from "../../pieces/seat-mark.tsx";
import type { Chapter } from "../../rules/document.ts";
import { ruleText } from "../../rules/use-rules.ts";
import { words } from "../../words/words.ts";
import type { Frame } from "../frame.ts";
import { toldLog, type ToldLine } from "./log-lines.ts";

/** A long game has a thousand lines; the last ones are drawn at once, the others when asked for. */
const recent = 60;

interface LogPanelProps {
  readonly frame: Frame;
  readonly entries: readonly LogEntry[];
  readonly view: unknown;
  /** The book of rules, as far as it has come. */
  readonly chapters: readonly Chapter[];
}

export function LogPanel({ frame, entries, view, chapters }: LogPanelProps): JSX.Element {
  const all = useSignal(false);
  const told = toldLog(frame, entries, view);
  const lines = all.value ? told : told.slice(-recent);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = end.current?.closest(".log-scroll, .sheet");
    if (list) list.scrollTop = list.scrollHeight;
  }, [told.length]);
  if (lines.length === 0) {
    const { table, loading } = words.value;
    return <p class="soft">{frame.hasAllWords ? table.noLog : loading}</p>;
  }
  return (
    <>
      {lines.length < told.length && (
        <Button
          tone="quiet"
          wide
          press={() => {
            all.value = true;
          }}
        >
          {words.value.table.earlier(told.length - lines.length)}
        </Button>
      )}
      <ol class="log">
        {lines.map((line) => (
          <Line key={line.key} frame={frame} line={line} chapters={chapters} />
        ))}
      </ol>
      <div ref={end} />
    </>
  );
}

interface LineProps extends Pick<LogPanelProps, "frame" | "chapters"> {
  readonly line: ToldLine;
}

function Line({ frame, line, chapters }: LineProps): JSX.Element {
  const { rule, seat, text } = line;
  const w = words.value.table;
  const said = line.undone ? <s>{text}</s> : text;
  return (
    <li class={line.weight}>
      {seat === null ? <span class="no-mark" /> : <SeatMark seat={seat} />}
      {rule === null ? (
        <p>{said}</p>
      ) : (
        <details>
          <summary>{said}</summary>
          <div class="rule-why">
            {line.full !== null && <p>{line.full}</p>}
            <p>
              <span class="unseen">{w.whyRule} </span>
              <button type="button" class="rule-id" onClick={() => frame.showRule(rule)}>
                {rule}
              </button>{" "}
              {ruleText(chapters, rule) ?? (chapters.length > 0 ? w.ruleUnknown : "")}
            </p>
            <Reasons frame={frame} line={line} />
          </div>
        </details>
      )}
    </li>
  );
}

function Reasons({ frame, line }: { frame: Frame; line: ToldLine }): JSX.Element | null {
  const { screen, gameWords, names, session } = frame;
  const thoughts = line.reasons.flatMap(
    ({ reasons }) => screen.reasons?.(reasons, names, gameWords, session.view.value) ?? [],
  );
  if (thoughts.length === 0) return null;
  return (
    <>
      <p class="label">{words.value.table.botReasons}</p>
      <ul>
        {thoughts.map((thought) => (
          <li key={thought}>{thought}</li>
        ))}
      </ul>
    </>
  );
}
