/** The last three sentences, always there, and Undo under the thumb. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Ask } from "#table/talk/words.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import { errorText } from "../../../words/words.ts";
import { entriesIn } from "../entries/entries.ts";
import { HistorySheet } from "../entries/history.tsx";
import { logLine, refusalText } from "../entries/log.ts";
import type { LedgerProps } from "../screen-types.ts";
import { ShareSheet } from "../share/share-sheet.tsx";

export function Foot(props: LedgerProps): JSX.Element {
  const { view, words, session, seat, showRule } = props;
  const w = words.play;
  const open = useSignal<"history" | "share" | null>(null);
  const entries = session === null ? [] : entriesIn(session.log.value);
  const lines = entries
    .slice(-8)
    .flatMap((entry) => entry.events)
    .map((event) => logLine(event, [], words, view))
    .filter((line) => line !== null);
  const spoken = lines.filter((line) => line.weight !== "quiet");
  const last = (spoken.length >= 3 ? spoken : lines).slice(-3);

  async function ask(type: "take-back" | "redo"): Promise<void> {
    if (session === null || seat === null) return;
    const answer = await session.ask({ type, seat } as Pick<Ask, "type"> as never);
    if (answer.type === "error") toast(errorText(answer.code), "no");
    if (answer.type === "refused") toast(refusalText(answer, words, view), "no");
  }

  return (
    <footer class="ledger-foot">
      {/* While the armies are written down, the tiles tell it all. */}
      <ol class="last-lines" aria-live="polite" hidden={view.phase === "armies"}>
        {last.length === 0 && <li class="soft">{w.nothingYet}</li>}
        {last.map((line, at) => (
          <li key={`${at}${line.text}`}>
            <button type="button" onClick={() => showRule(line.rule)}>
              <span>{line.text}</span>
              <span class="rule-id">{line.rule}</span>
            </button>
          </li>
        ))}
      </ol>
      <div class="foot-doors">
        <Button icon="log" press={() => (open.value = "history")}>
          {w.history}
        </Button>
        <Button icon="share" press={() => (open.value = "share")}>
          {w.share}
        </Button>
        {seat !== null && (
          <>
            {session?.redo.value && (
              <Button icon="next" press={() => void ask("redo")}>
                {w.redo}
              </Button>
            )}
            <Button
              icon="undo"
              class="undo"
              whyNot={session?.takeBack.value.type === "none" ? w.nothingYet : null}
              press={() => void ask("take-back")}
            >
              {w.undo}
            </Button>
          </>
        )}
      </div>
      {open.value === "history" && <HistorySheet {...props} close={() => (open.value = null)} />}
      {open.value === "share" && <ShareSheet {...props} close={() => (open.value = null)} />}
    </footer>
  );
}
