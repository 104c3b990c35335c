/** One table, from its link to its end: opens the session, loads the game's screen, and frames both. */
import { gameName } from "../games/game-words.ts";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { TableInfo } from "#table/talk/words.ts";
import { gameCard } from "../games/list.ts";
import type { Screen } from "../games/screen.ts";
import { useScreen } from "../games/use-screen.ts";
import { afterPicture, pictureIsThere } from "../idle.ts";
import { lazy, quietly } from "../lazy.tsx";
import { request } from "../lobby/request.ts";
import { withName } from "../lobby/me.ts";
import { notePlayed } from "../lobby/played.ts";
import { isNear } from "../nearby/near.ts";
import { media } from "../pieces/media.ts";
import { AtSeats, seatColours } from "../pieces/seat-mark.tsx";
import { words } from "../words/words.ts";
import { Door, type ParkedInvitation } from "./door.tsx";
import { mySeats, seatNames, type Frame } from "./frame.ts";
import { TableHead } from "./play/head.tsx";
import type { Tab } from "./panel/tabs.ts";
import { Play } from "./play/play.tsx";
import { openSession, type EarlierLog, type Session } from "./session/session.ts";
import { outboxOf, recall, remember, type RememberedTable } from "./session/outbox.ts";
import { openHallWire } from "./session/socket.ts";
import "./table.css";

const OfferedTable = quietly(
  async () => (await import("../nearby/guest/offered-table.tsx")).OfferedTable,
);
const Gathering = lazy(async () => (await import("./gathering/gathering.tsx")).Gathering);
const hallWire = openHallWire();
const roomy = media("(min-width: 1100px)");

interface TablePageProps {
  readonly id: string;
  readonly local: boolean;
}

export function TablePage({ id, local }: TablePageProps): JSX.Element {
  const session = useSignal<Session | null>(null);
  const error = useSignal<string | null>(null);
  const turnedAway = useSignal<ParkedInvitation | null>(null);

  useEffect(() => {
    let left = false;
    const opened = (made: Session): void => {
      if (left) made.close();
      else session.value = made;
    };
    if (local)
      void openHere(id).then((made) => (made ? opened(made) : (error.value = "no-such-table")));
    else if (isNear(id))
      void openNear(id).then((made) => (made ? opened(made) : (error.value = "near-away")));
    else {
      const asked = request<TableInfo>("GET", `/tables/${id}`);
      const enter = (): void => {
        void asked.then((reply) => {
          if (reply.type === "ok") {
            void gameCard(reply.value.game)?.load();
            if (reply.value.phase === "gathering") void Gathering.fetchEarly();
          }
          if (reply.type === "no" && reply.code !== "offline") error.value = reply.code;
          else
            opened(
              openSession(
                id,
                hallWire,
                reply.type === "ok" ? (mySeats(reply.value)[0] ?? "spectator") : "spectator",
                {
                  outbox: outboxOf(id, reply.type === "ok" && isRecord(reply.value)),
                  seen: null,
                  earlier: earlierLog(id, false),
                },
              ),
            );
        });
      };
      const seen = recall(id);
      const invited = asked.then((reply) => (reply.type === "ok" ? invitation(reply.value) : null));
      // Who gives no name now keeps the invitation before their eyes.
      const ordinary = (): void => {
        turnedAway.value = null;
        const wait = (text: string | null): void =>
          void (turnedAway.value = { text, comeIn: ordinary });
        void withName(enter, () => void invited.then(wait), invited);
      };
      // Nobody gives a name to be turned away. Without a network: the table as it was last seen here.
      void asked.then((reply) => {
        if (reply.type === "no" && reply.code === "members-only")
          return void (error.value = reply.code);
        if (seen === null || reply.type === "ok" || reply.code !== "offline") return ordinary();
        void gameCard(seen.info.game)?.load();
        opened(
          openSession(id, hallWire, seen.as, {
            outbox: outboxOf(id, isRecord(seen.info)),
            seen,
            earlier: earlierLog(id, false),
          }),
        );
      });
    }
    const touches =
      local || isNear(id) ? null : afterPicture().then(() => import("./session/touches.ts"));
    const reporting = touches?.then(({ reportTouches }) => reportTouches(hallWire, id));
    return () => {
      left = true;
      void reporting?.then((stop) => stop());
      session.value?.close();
    };
  }, []);

  if (error.value !== null || !session.value?.info.value)
    return <Door error={error.value} invited={turnedAway.value} />;
  return <Framed session={session.value} info={session.value.info.value} local={local} />;
}

/** Which table does the link lead to? Said while the name is asked. */
function invitation(info: TableInfo): string {
  if (info.phase === "playing" && mySeats(info).length === 0) return words.value.name.underWay;
  const people = info.seats.flatMap(({ holder }) =>
    holder.type === "person" ? [holder.name] : [],
  );
  return words.value.name.invited(gameName(info.game), people);
}

/** A ledger is a record: what the table refuses of it stays with its author. */
const isRecord = ({ game }: TableInfo): boolean => gameCard(game)?.begins === "alone-at-the-table";

/** Only a game of more than a thousand pages needs it: its code comes when it is wanted. */
function earlierLog(id: string, local: boolean): EarlierLog {
  return async (as, to) =>
    (await import("../replay/recording.ts")).fetchEarlierLog(id, local, as, to);
}

async function openHere(id: string): Promise<Session | null> {
  const { localTable, localWire } = await import("../local/tables.ts");
  const table = await localTable(id);
  if (!table) return null;
  const awaitedSeat = table
    .info("here")
    .seats.find(({ holder, awaited }) => awaited && holder.type === "person")?.seat;
  const several = mySeats(table.info("here")).length > 1;
  return openSession(
    id,
    localWire(table),
    several ? "spectator" : (awaitedSeat ?? mySeats(table.info("here"))[0] ?? "spectator"),
    { outbox: null, seen: null, earlier: earlierLog(id, true) },
  );
}

/** A table of the devices in this room: kept here, or by the one that invited this page. */
async function openNear(id: string): Promise<Session | null> {
  const { wireTo } = await import("../nearby/line.ts");
  const wire = await wireTo(id);
  const reply = await request<TableInfo>("GET", `/tables/${id}`);
  const earlier = earlierLog(id, false);
  if (reply.type === "ok")
    return openSession(id, wire, mySeats(reply.value)[0] ?? "spectator", {
      outbox: outboxOf(id, isRecord(reply.value)),
      seen: null,
      earlier,
    });
  // Its device sleeps or has gone: a record goes on with what was seen of it here, and the table hears it later.
  const seen = recall(id);
  if (seen === null) return null;
  return openSession(id, wire, seen.as, {
    outbox: outboxOf(id, isRecord(seen.info)),
    seen,
    earlier,
  });
}

/** The judges travel after the first picture: it shows what the table has told. */
async function judgeWhenHere(session: Session, screen: Screen): Promise<void> {
  if (screen.loadJudgeAhead === undefined) return;
  await afterPicture();
  session.judgeWith(await screen.loadGame(), await screen.loadJudgeAhead());
}

function seenIn({ info, as, view, version, log, table }: Session): RememberedTable | null {
  if (info.value === null || view.value === null) return null;
  const rest = { takeBack: { type: "none" }, redo: false, awaited: [], clocks: [] } as const;
  return {
    as: as.value,
    info: info.value,
    tell: {
      type: "view",
      table,
      as: as.value,
      view: view.value,
      version: version.value,
      logFrom: 0,
      log: log.value,
      ...rest,
    },
  };
}

/** Where nothing is secret, this device keeps what it saw: the page can be opened again without a network. */
function useKept(session: Session, id: string, keeps: boolean): void {
  useEffect(() => {
    if (!keeps) return;
    const keep = (): void => remember(id, seenIn(session));
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [keeps]);
}

function Framed({
  session,
  info,
  local,
}: {
  session: Session;
  info: TableInfo;
  local: boolean;
}): JSX.Element {
  const loaded = useScreen(info.game, "whole");
  const tab = useSignal<Tab | null>(null);
  const isLaid = useRef(false);
  if (loaded !== null && !isLaid.current) {
    isLaid.current = true;
    if (roomy.value && loaded.screen.foldsLog !== true) tab.value = "log";
  }
  const rule = useSignal<string | null>(null);
  const mine = mySeats(info);

  /** Sitting down and standing up change whose eyes I look through. */
  useEffect(() => {
    const viewer = session.as.value;
    const [first] = mine;
    if (viewer === "spectator" && mine.length === 1 && first !== undefined) session.watch(first);
    if (viewer !== "spectator" && !mine.includes(viewer)) session.watch(first ?? "spectator");
  }, [mine.join()]);

  useEffect(() => {
    if (loaded !== null) void judgeWhenHere(session, loaded.screen);
  }, [loaded?.screen]);

  useKept(session, info.id, !local && loaded?.screen.game.amendable === true);

  useEffect(() => {
    if (mine.length > 0) notePlayed([info.game]);
  }, [mine.length]);
  // Another game may have been chosen a moment ago; people go on gathering on what is there until its screen comes.
  const isOurs = info.phase === "gathering" || loaded?.screen.game.id === info.game;
  const isThere = info.phase === "gathering" || session.view.value !== null;
  const isDrawn = loaded !== null && isOurs && isThere;
  useEffect(() => {
    if (isDrawn) pictureIsThere();
  }, [isDrawn]);

  // A head without its sentence would grow when the sentence comes, and push the board. Behind a curtain there is no
  // view, and without a line the head says so.
  const isComing = !isDrawn && !local && mine.length < 2 && session.link.value !== "lost";
  if (!loaded || !isOurs || isComing) return <Door error={null} invited={null} />;
  const frame: Frame = {
    session,
    info,
    local,
    screen: loaded.screen,
    gameWords: loaded.words,
    hasAllWords: loaded.isWhole,
    names: seatNames(info),
    showRule: (id) => {
      rule.value = id;
      tab.value = "rules";
    },
  };
  return (
    <AtSeats seats={info.seats}>
      {isNear(info.id) && <OfferedTable />}
      {info.phase === "gathering" ? (
        <div class="table-page gathering-page" style={seatColours(info.seats)}>
          <TableHead frame={frame} covered={false} replaying={false} />
          <main id="content" class="board-area">
            <Gathering frame={frame} />
          </main>
        </div>
      ) : (
        <Play frame={frame} tab={tab} rule={rule} />
      )}
    </AtSeats>
  );
}
