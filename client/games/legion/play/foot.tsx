/** The last three sentences, always there, and Undo under the thumb. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { lazy } from "../../../lazy.tsx";
import { Button } from "../../../pieces/button.tsx";
import { logLine } from "../say/news.ts";
import { useAmend } from "../entries/use-amend.ts";
import type { LedgerProps } from "../screen-types.ts";
import { UndoDoors } from "./undo-doors.tsx";

const HistorySheet = lazy(async () => (await import("../entries/history.tsx")).HistorySheet);
const ShareSheet = lazy(async () => (await import("../share/share-sheet.tsx")).ShareSheet);

export function Foot(props: LedgerProps): JSX.Element {
  const { view, words, seat, showRule } = props;
  const w = words.play;
  const open = useSignal<"history" | "share" | null>(null);
  const amending = useAmend(props);
  const lines = amending.entries
    .filter((entry) => entry.refused === null)
    .slice(-8)
    .flatMap((entry) => entry.events)
    .map((event) => logLine(event, [], words, view))
    .filter((line) => line !== null);
  const spoken = lines.filter((line) => line.weight !== "quiet");
  const last = (spoken.length >= 3 ? spoken : lines).slice(-3);
  return (
    <footer class="ledger-foot">
      {/* While the armies are written down, the tiles tell it all. */}
      <ol class="last-lines" hidden={view.phase === "armies"}>
        {last.length === 0 && <li class="soft">{w.nothingYet}</li>}
        {last.map((line) => (
          <li key={line.text}>
            <button type="button" onClick={() => showRule(line.rule)}>
              <span>{line.text}</span>
              <span class="rule-id" aria-hidden="true">
                {line.rule}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div class="foot-doors">
        <Button icon="log" press={() => (open.value = "history")}>
          {w.history}
        </Button>
        <Button icon="share" press={() => (open.value = "share")}>
          <span class="door-name told-by-icon">{w.share}</span>
        </Button>
        {seat !== null && <UndoDoors props={props} amending={amending} />}
      </div>
      {open.value === "history" && <HistorySheet {...props} close={() => (open.value = null)} />}
      {open.value === "share" && <ShareSheet {...props} close={() => (open.value = null)} />}
    </footer>
  );
}
