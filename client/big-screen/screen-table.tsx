/** What the room sees: who gathers, the open table, at the end the poster. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { gameName } from "../games/game-words.ts";
import { lazy } from "../lazy.tsx";
import { hallOrigin, lookUpAddress } from "../lobby/hall-address.ts";
import { SeatMark, seatColours } from "../pieces/seat-mark.tsx";
import { language } from "../settings/settings.ts";
import { whyNotOf, type Frame } from "../table/frame.ts";
import { eveningWords } from "../table/evening/words.ts";
import { useNewsSaid } from "../table/panel/news-said.ts";
import { useSaid } from "../speech/use-said.ts";
import { words } from "../words/words.ts";

const EveningEnd = lazy(async () => (await import("../table/evening/evening-end.tsx")).EveningEnd);

export function ScreenTable({ frame }: { readonly frame: Frame }): JSX.Element {
  const { info, session } = frame;
  const status = statusOf(frame);
  const isLost = session.link.value === "lost";
  useNewsSaid(frame);
  useSaid(status, "news", "status");
  useSaid(isLost ? words.value.link.lost : null, "must");
  return (
    <main id="content" class="big-screen" style={seatColours(info.seats)}>
      <header class="big-head">
        <h1>{gameName(info.game)}</h1>
        <p>{status}</p>
        {isLost && <p class="big-lost">{words.value.link.lost}</p>}
      </header>
      {info.phase === "gathering" && <Gathering frame={frame} />}
      {info.phase === "playing" && <Play frame={frame} />}
      {info.phase === "over" && (
        <div class="big-end">
          <EveningEnd frame={frame} />
        </div>
      )}
    </main>
  );
}

function statusOf({ info, session, names, screen, gameWords }: Frame): string {
  const w = words.value;
  if (info.phase === "gathering") return w.lobby.gathering;
  if (info.phase === "over") return w.lobby.over;
  const view = session.view.value;
  const plain = names.map(({ name }) => name);
  const called = view === null ? plain : (screen.called?.(view, names, gameWords) ?? plain);
  return w.table.waitingFor(session.awaited.value.map((seat) => called[seat] ?? ""));
}

/** Who sits already, and the way in for everybody else in the room. */
function Gathering({ frame: { info, names } }: { readonly frame: Frame }): JSX.Element {
  const w = eveningWords();
  useEffect(() => void lookUpAddress(), []);
  const path = `/t/${info.id}`;
  const isOpen = info.seats.some(({ holder }) => holder.type === "open");
  return (
    <div class="big-gathering">
      <ul>
        {info.seats.map(({ seat, holder }) => (
          <li key={seat} class={holder.type === "open" ? "soft" : ""}>
            <SeatMark seat={seat} />
            {holder.type === "open" ? words.value.table.openSeat : names[seat]?.name}
          </li>
        ))}
      </ul>
      {isOpen && (
        <figure>
          <img
            src={`/api/qr.svg?path=${encodeURIComponent(path)}`}
            alt={words.value.table.inviteQr}
            width="360"
            height="360"
          />
          <figcaption>
            <b>{w.scan}</b>
            <span>{new URL(hallOrigin.value).host + path}</span>
          </figcaption>
        </figure>
      )}
    </div>
  );
}

function Play({ frame }: { readonly frame: Frame }): JSX.Element | null {
  const { session, screen, gameWords, names } = frame;
  const view = session.view.value;
  if (view === null) return null;
  const Shown = screen.BigScreen ?? screen.Board;
  const isOwn = screen.BigScreen !== undefined;
  return (
    <div class={`big-table board-area ${isOwn ? "" : "big-board"}`}>
      <Shown
        view={view}
        words={gameWords}
        language={language.value}
        names={names}
        seat={null}
        latest={session.latest.value}
        told={session.log.value}
        busy={false}
        send={() => Promise.resolve({ type: "error", code: "not-your-seat", params: {} })}
        whyNot={(command) => whyNotOf(frame, view, command)}
        showRule={frame.showRule}
        session={session}
      />
    </div>
  );
}
