/** Log, chat and rules: a side panel where there is room, a sheet under the thumb where there is not. */
import type { JSX } from "preact";
import type { RuleId } from "#rules/game.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { PrimerFold } from "../../rules/primer.tsx";
import { RulesList } from "../../rules/rules-list.tsx";
import { useRules } from "../../rules/use-rules.ts";
import { words } from "../../words/words.ts";
import { tabName, type Tab } from "./tabs.ts";
import { ChatPanel } from "./chat-panel.tsx";
import type { Frame } from "../frame.ts";
import { LogPanel } from "./log-panel.tsx";
import { logHeldFrom } from "../play/telling-now.ts";
import "./log.css";

export interface PanelProps {
  readonly frame: Frame;
  readonly tab: Tab;
  readonly rule: RuleId | null;
  readonly turn: (tab: Tab | null) => void;
}

/** What the board has still to tell is not read here first. */
function toldAlready(entries: readonly LogEntry[]): readonly LogEntry[] {
  const from = logHeldFrom.value;
  return from === null ? entries : entries.filter(({ version }) => version < from);
}

function Inside({ frame, tab, rule }: Omit<PanelProps, "turn">): JSX.Element {
  const entries = frame.session.log.value;
  // The book of rules comes when it may be opened, not with the table.
  const chapters = useRules(frame.screen);
  switch (tab) {
    case "log":
      return (
        <LogPanel
          frame={frame}
          entries={toldAlready(entries)}
          view={frame.session.view.value}
          chapters={chapters}
        />
      );
    case "chat":
      return <ChatPanel frame={frame} entries={entries} />;
    default:
      return (
        <>
          <PrimerFold screen={frame.screen} words={frame.gameWords} showRule={frame.showRule} />
          <RulesList chapters={chapters} shown={rule} />
        </>
      );
  }
}

export function PanelSheet(props: PanelProps): JSX.Element {
  return (
    <Sheet title={tabName(props.tab)} close={() => props.turn(null)}>
      <Inside {...props} />
    </Sheet>
  );
}

export function SidePanel(props: PanelProps): JSX.Element {
  const { tab, turn } = props;
  return (
    <aside class="side-panel" aria-label={tabName(tab)}>
      <div class="side-head">
        <h2>{tabName(tab)}</h2>
        <Button tone="quiet" icon="close" label={words.value.close} press={() => turn(null)} />
      </div>
      <div class="log-scroll" tabIndex={0} role="region" aria-label={tabName(tab)}>
        <Inside {...props} />
      </div>
    </aside>
  );
}
