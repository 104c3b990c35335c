/** [LB-LEDGER-20] The ledger as it stood before an entry: what is written now goes in front of it. */
import type { ComponentType, JSX } from "preact";
import { legion, type Command, type View } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import type { LedgerProps } from "../screen-types.ts";
import type { Entry } from "./entries.ts";
import { insertionPoint } from "./inserting.ts";
import { refusalText } from "../say/refusal.ts";
import { Preview } from "./preview.tsx";
import { sentencesOf } from "../say/entry.ts";
import { useAmend } from "./use-amend.ts";
import { SaidLine } from "../../../speech/said-line.tsx";

interface LedgerBeforeProps {
  readonly props: LedgerProps;
  readonly entry: Entry;
  readonly Ledger: ComponentType<LedgerProps>;
}

export function LedgerBefore({ props, entry, Ledger }: LedgerBeforeProps): JSX.Element {
  const { session, words } = props;
  const w = words.history;
  const { proposed, entries, change, write, refer } = useAmend(props);
  const before = refer(entry);
  const view = (session?.viewBefore(before) ?? props.view) as View;
  const leave = (): void => void (insertionPoint.value = null);
  const put = (command: Command): void => {
    change(w.insert, { type: "insert", before, command });
    if (proposed.value === null) leave();
  };
  const waiting = proposed.value;
  return (
    <>
      <div class="inserting">
        <SaidLine kind="must">{w.inserting(sentencesOf(props, entry.events)[0] ?? "")}</SaidLine>
        <Button press={leave}>{w.stopInserting}</Button>
      </div>
      <Ledger
        {...props}
        view={view}
        whyNot={(command) => {
          const refusal = legion.whyNot(view, command);
          return refusal && { text: refusalText(refusal, words, view), rule: refusal.rule };
        }}
        send={async (command) => {
          put(command);
          return { type: "done", version: session?.version.value ?? 0 };
        }}
      />
      {waiting !== null && (
        <Preview
          props={props}
          title={waiting.title}
          foreseen={waiting.foreseen}
          entries={entries}
          confirm={() => {
            leave();
            void write(waiting.correction);
          }}
          close={() => (proposed.value = null)}
        />
      )}
    </>
  );
}
