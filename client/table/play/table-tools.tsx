/** The tools under the thumb: log, talk and rules, taking back, asking the coach, the menu. */
import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Seat } from "#rules/game.ts";
import { CoachButton } from "../../analysis/coach-button.tsx";
import { Button } from "../../pieces/button.tsx";
import { words } from "../../words/words.ts";
import { mySeats, type Frame } from "../frame.ts";
import { tabName, tabs, type Tab } from "../panel/tabs.ts";
import { isTalkInSight } from "../panel/talk.ts";
import type { Look } from "./look.ts";
import { RedoButton, TakeBackButton } from "./take-back.tsx";

export interface Panel {
  readonly tab: { value: Tab | null };
  readonly rule: { value: string | null };
}

interface TableToolsProps extends Panel {
  readonly frame: Frame;
  readonly seat: Seat | null;
  readonly look: Look;
  /** Something was said that was not read here yet. */
  readonly unread: boolean;
  readonly openMenu: () => void;
}

export function TableTools(props: TableToolsProps): JSX.Element {
  const { frame, seat, look, openMenu } = props;
  const { info } = frame;
  const w = words.value.table;
  return (
    <nav class="table-tools" aria-label={w.tools}>
      <TabButtons {...props} />
      {info.phase === "playing" && mySeats(info).length > 0 && <TakeBackButton frame={frame} />}
      {seat !== null && <CoachButton frame={frame} />}
      <RedoButton frame={frame} />
      {info.outcome && look.boardShown.value && (
        <Button
          tone="quiet"
          icon="flag"
          press={() => {
            look.boardShown.value = false;
          }}
        >
          {w.result}
        </Button>
      )}
      <Button tone="quiet" icon="more" press={openMenu}>
        {w.more}
      </Button>
    </nav>
  );
}

function TabButtons({ frame, tab, rule, unread }: TableToolsProps): JSX.Element {
  return (
    <>
      {tabs
        .filter((one) => one !== "chat" || !frame.local)
        .map((one) => (
          <Button
            key={one}
            tone="quiet"
            icon={one}
            class={one === "chat" && unread ? "unread" : ""}
            label={one === "chat" && unread ? words.value.table.chatNew : undefined}
            expanded={tab.value === one}
            press={() => {
              rule.value = null;
              tab.value = tab.value === one ? null : one;
            }}
          >
            {tabName(one)}
          </Button>
        ))}
    </>
  );
}

/** What was said while the talk was not open; what was said before this page was, counts as read. */
export function useUnread({ session }: Frame, tab: Panel["tab"]): boolean {
  const said = useComputed(() => session.log.value.filter(({ type }) => type === "said").length);
  const read = useSignal(said.value);
  useEffect(() => {
    if (tab.value === "chat" || isTalkInSight()) read.value = said.value;
  }, [tab.value, said.value]);
  return said.value > read.value;
}
