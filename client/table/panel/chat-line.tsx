/** One line of talk: the seat's mark says who really speaks, and a tap hides them or silences them. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { LogEntry } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { Icon } from "../../pieces/icon.tsx";
import { SeatMark } from "../../pieces/seat-mark.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import type { Frame } from "../frame.ts";
import { hide, isHidden, saidText } from "./talk.ts";

type SaidEntry = Extract<LogEntry, { type: "said" }>;

export function ChatLine({ frame, entry }: { frame: Frame; entry: SaidEntry }): JSX.Element {
  const w = words.value.table;
  const open = useSignal(false);
  const mine = frame.names.some(({ seat, mine: own }) => own && seat === entry.seat);
  const hidden = isHidden(entry);
  return (
    <li>
      {entry.seat === null ? (
        <span class="no-mark" role="img" aria-label={w.spectator} title={w.spectator}>
          <Icon name="eye" />
        </span>
      ) : (
        <SeatMark seat={entry.seat} />
      )}
      <p>
        <strong>{entry.name}</strong> {hidden ? <em>{w.hiddenLine}</em> : saidText(entry.said)}
      </p>
      {!mine && (
        <Button
          tone="quiet"
          icon="more"
          label={w.aboutLine(entry.name)}
          expanded={open.value}
          press={() => {
            open.value = !open.value;
          }}
        />
      )}
      {open.value && (
        <div class="line-doors">
          <Button press={() => hide(entry, !hidden)}>{hidden ? w.showAgain : w.hideForMe}</Button>
          {frame.info.mine && <Silence frame={frame} entry={entry} />}
        </div>
      )}
    </li>
  );
}

/** The host's: heard no more, or again. */
function Silence({ frame, entry }: { frame: Frame; entry: SaidEntry }): JSX.Element {
  const w = words.value.table;
  const mute = (muted: boolean) => () =>
    void frame.session
      .ask({ type: "mute", line: entry.version, muted })
      .then((answer) => showAnswer(frame, answer));
  return (
    <>
      <Button tone="danger" press={mute(true)}>
        {w.muteForAll}
      </Button>
      <Button press={mute(false)}>{w.unmute}</Button>
    </>
  );
}
