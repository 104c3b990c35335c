/** The open table for a TV or a stream: a spectator's eyes, large enough for three metres, and nothing to press. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { TableInfo } from "#table/talk/words.ts";
import { gameName } from "../games/game-words.ts";
import { useScreen } from "../games/use-screen.ts";
import { pictureIsThere } from "../idle.ts";
import { introduce, myName } from "../lobby/me.ts";
import { request } from "../lobby/request.ts";
import { AtSeats } from "../pieces/seat-mark.tsx";
import { go } from "../route.ts";
import { errorText, words } from "../words/words.ts";
import { seatNames, type Frame } from "../table/frame.ts";
import { openSession, type Session } from "../table/session/session.ts";
import { openHallWire } from "../table/session/socket.ts";
import { eveningWords } from "../table/evening/words.ts";
import { ScreenTable } from "./screen-table.tsx";
import "./big-screen.css";

const hallWire = openHallWire();

export function ScreenPage({ id }: { readonly id: string }): JSX.Element {
  const session = useSignal<Session | null>(null);
  const error = useSignal<string | null>(null);
  useNight();
  useEffect(() => {
    let left = false;
    void enter(id).then((code) => {
      if (left) return;
      if (code === null) session.value = openSession(id, hallWire, "spectator");
      else error.value = code;
    });
    return () => {
      left = true;
      session.value?.close();
    };
  }, []);
  const info = session.value?.info.value ?? null;
  if (session.value === null || info === null)
    return (
      <main id="content" class="big-screen big-screen-door">
        <h1>{error.value === null ? words.value.loading : errorText(error.value)}</h1>
      </main>
    );
  return <Shown session={session.value} info={info} />;
}

/** Nobody types a name on a TV: a device that is nobody yet is the screen. `null`: come in. */
async function enter(id: string): Promise<string | null> {
  const asked = await request<TableInfo>("GET", `/tables/${id}`);
  // Without the hall the wire waits for it by itself.
  if (asked.type === "no" && asked.code !== "offline") return asked.code;
  return myName.value === null ? introduce(eveningWords().screenName) : null;
}

function Shown({ session, info }: { session: Session; info: TableInfo }): JSX.Element {
  const loaded = useScreen(info.game, "whole");
  const { rematch } = info;
  const isLeft = info.phase === "over" && rematch !== null;
  // The evening goes on at the next table, and so does the screen.
  useEffect(() => {
    if (isLeft) go(`/t/${rematch}/screen`);
  }, [isLeft]);
  useEffect(() => {
    document.title = `${gameName(info.game)} · ${words.value.appName}`;
  }, [info.game]);
  useEffect(() => {
    if (loaded !== null) pictureIsThere();
  }, [loaded === null]);
  if (loaded === null) return <main id="content" class="big-screen" />;
  const frame: Frame = {
    session,
    info,
    local: false,
    screen: loaded.screen,
    gameWords: loaded.words,
    hasAllWords: loaded.isWhole,
    names: seatNames(info).map((name) => ({ ...name, mine: false })),
    showRule: () => undefined,
  };
  return (
    <AtSeats seats={info.seats}>
      <ScreenTable frame={frame} />
    </AtSeats>
  );
}

/** Dark, whatever this device prefers: a bright wall blinds the room. */
function useNight(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset["theme"];
    dataset["theme"] = "dark";
    return () => {
      if (before === undefined) delete dataset["theme"];
      else dataset["theme"] = before;
    };
  }, []);
}
