/** Before an entry is changed: what that does to the later ones, and to the score. */
import type { JSX } from "preact";
import { sides, type View } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import type { Foreseen } from "../../../table/session/ahead.ts";
import type { Entry } from "./entries.ts";
import { laterChanges } from "./later-changes.ts";
import { refusalText } from "../say/refusal.ts";
import { sentencesOf, type Phrasebook } from "../say/entry.ts";

interface PreviewProps {
  readonly props: Phrasebook;
  readonly title: string;
  readonly foreseen: Foreseen;
  /** As they read now. */
  readonly entries: readonly Entry[];
  readonly confirm: () => void;
  readonly close: () => void;
}

export function Preview(preview: PreviewProps): JSX.Element {
  const { props, title, foreseen, entries, confirm, close } = preview;
  const { view, words } = props;
  const w = words.history;
  const after = (foreseen.view as View).standing.victoryTokens;
  const before = view.standing.victoryTokens;
  const later = laterChanges(props, foreseen, entries);
  return (
    <Sheet title={title} close={close}>
      <p class="score-change">
        {sides.map((side) => (
          <span key={side} class={`side-${side}`}>
            {words.kill.score(words.side[side] ?? side, before[side].total, after[side].total)}
          </span>
        ))}
      </p>
      <h3>{w.wouldChange}</h3>
      <ol class="entries">
        {later.map(({ page, was, events, refused }) => (
          <li key={page} class={refused === null ? "" : "refused"}>
            <p>{sentencesOf(props, events.length > 0 ? events : was).join(" ")}</p>
            {refused !== null && (
              <p class="hint">{w.nowRefused(refusalText(refused, words, view))}</p>
            )}
          </li>
        ))}
        {later.length === 0 && <li class="soft">{w.nothing}</li>}
      </ol>
      <div class="doors">
        <Button press={close}>{w.leave}</Button>
        <Button tone="lamp" press={confirm}>
          {w.doIt}
        </Button>
      </div>
    </Sheet>
  );
}
