/** The talk of the table, lying on it: the last lines and a place to say something. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../pieces/icon.tsx";
import { SeatMark } from "../../pieces/seat-mark.tsx";
import { words } from "../../words/words.ts";
import type { Frame } from "../frame.ts";
import { SayForm, sayAt, whySilent } from "./chat-panel.tsx";
import { earlierTalk } from "./earlier-talk.ts";
import { ReactionRow } from "./reactions.tsx";
import { isHidden, saidText } from "./talk.ts";
import "./talk-corner.css";

const shown = 30;

export function TalkCorner({ frame }: { frame: Frame }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const heard = frame.session.log.value.flatMap((entry) => (entry.type === "said" ? [entry] : []));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [heard.length]);
  const earlier = earlierTalk(frame).value.filter((line) => !isHidden(line));
  const silentBecause = whySilent(frame);
  return (
    <section class="talk-corner" aria-label={words.value.table.chat}>
      {/* Scrolled by keys, too. */}
      <ol ref={list} tabIndex={0}>
        {earlier
          .slice(Math.max(0, earlier.length + heard.length - shown))
          .map(({ table, version, seat, name, said }) => (
            <li key={`${table} ${version}`} class="soft">
              {seat === null ? <Icon name="chat" /> : <SeatMark seat={seat} />}
              <p>
                <strong>{name}</strong> {saidText(said)}
              </p>
            </li>
          ))}
        {heard.slice(-shown).map((entry) =>
          isHidden(entry) ? null : (
            <li key={entry.version}>
              {entry.seat === null ? <Icon name="eye" /> : <SeatMark seat={entry.seat} />}
              <p>
                <strong>{entry.name}</strong> {saidText(entry.said)}
              </p>
            </li>
          ),
        )}
        {heard.length + earlier.length === 0 && <li class="soft">{words.value.table.noChat}</li>}
      </ol>
      {silentBecause === null ? (
        <div class="talk-say">
          <ReactionRow frame={frame} />
          <SayForm say={sayAt(frame)} />
        </div>
      ) : (
        <p class="soft">{silentBecause}</p>
      )}
    </section>
  );
}
