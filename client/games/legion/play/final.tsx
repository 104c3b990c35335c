/** The end: the table of tokens, the verdict and what decided it, the slip. */
import type { JSX } from "preact";
import { lazy } from "../../../lazy.tsx";
import { Button } from "../../../pieces/button.tsx";
import type { FinalProps } from "../../screen.ts";
import type { LegionScreen } from "../screen-types.ts";
import { copyText } from "../../../pieces/copy.ts";
import { saveSlip, slipText, termsOf } from "../share/slip.ts";
import { useAmend } from "../entries/use-amend.ts";
import { UndoDoors } from "./undo-doors.tsx";
import { verdictLine } from "./standing.tsx";
import { ResultTable } from "../share/result-table.tsx";
import { useSaid } from "../../../speech/use-said.ts";

const EventBar = lazy(async () => (await import("../event/event-bar.tsx")).EventBar);

export function Final(props: FinalProps<LegionScreen>): JSX.Element {
  const { view, words, names, session = null, seat = null } = props;
  const w = words.final;
  const place = session?.info.value?.tournament;
  const amending = useAmend({ view, words, session, seat });
  const verdict = verdictLine(view, words);
  useSaid(verdict, "must");
  return (
    <div class="ledger-final">
      {place !== undefined && <EventBar place={place} view={view} />}
      <h2 class={`verdict side-${view.standing.winner ?? "both"}`}>
        <span class="side-sign" aria-hidden="true" />
        {verdict}
      </h2>
      <ResultTable result={view.standing} edition={view.edition} words={words} />
      {seat !== null && (
        <div class="doors">
          <UndoDoors props={props} amending={amending} />
        </div>
      )}
      <details>
        <summary class="label">{w.policies}</summary>
        <ul class="slip-terms">
          {termsOf(view, words).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <h2>{w.slip}</h2>
      <pre class="slip">{slipText(view, words, names)}</pre>
      <div class="doors">
        <Button icon="share" press={() => void copyText(slipText(view, words, names))}>
          {w.copyText}
        </Button>
        <Button icon="log" press={() => print()}>
          {w.print}
        </Button>
        <Button icon="flag" press={() => saveSlip(view, words)}>
          {w.picture}
        </Button>
      </div>
    </div>
  );
}
