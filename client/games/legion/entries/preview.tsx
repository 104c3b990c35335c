/** Before an entry is changed: what that does to the later ones, and to the score. */
import type { JSX } from "preact";
import { legion, sides } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import type { Amended } from "./foresee-amend.ts";
import { refusalText } from "./log.ts";
import { sentencesOf, type Telling } from "./sentences.ts";

interface PreviewProps {
  readonly props: Telling;
  readonly title: string;
  readonly foreseen: Amended;
  readonly confirm: () => void;
  readonly close: () => void;
}

export function Preview({ props, title, foreseen, confirm, close }: PreviewProps): JSX.Element {
  const { view, words } = props;
  const w = words.history;
  const after = legion.viewFor(foreseen.after, 0).standing.victoryTokens;
  const before = view.standing.victoryTokens;
  const [, ...rest] = foreseen.changes;
  // Another rule for the same words is no change a player sees.
  const later = rest.filter(
    ({ entry, events, refused }) =>
      refused !== null ||
      sentencesOf(props, events).join() !== sentencesOf(props, entry.events).join(),
  );
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
        {later.map(({ entry, events, refused }) => (
          <li key={entry.page} class={refused === null ? "" : "refused"}>
            <p>{sentencesOf(props, events.length > 0 ? events : entry.events).join(" ")}</p>
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
