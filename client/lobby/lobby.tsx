/** The hall: your move first, then the games of the house, then who is waiting. */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { LobbyRow } from "#table/talk/lobby.ts";
import { games, type GameCard } from "../games/list.ts";
import { readShelf, removeFromShelf, shelf } from "../local/shelf.ts";
import { Emblem } from "../pieces/emblem.tsx";
import { Icon } from "../pieces/icon.tsx";
import { words } from "../words/words.ts";
import { CreateSheet } from "./create-sheet.tsx";
import { request } from "./request.ts";
import { Footer } from "./footer.tsx";
import { GamePlate } from "./game-plate.tsx";
import { hallReached, myName } from "./me.ts";
import { Scene } from "./scene.tsx";
import { ShelfRow, TableRow } from "./table-row.tsx";
import "./lobby.css";

const lookAgainMs = 8000;

export function Lobby(): JSX.Element {
  const w = words.value;
  const open = useSignal<readonly LobbyRow[]>([]);
  const mine = useSignal<readonly LobbyRow[]>([]);
  /** Known only after both the hall and this device were asked. */
  const looked = useSignal(false);
  const creating = useSignal<GameCard | null>(null);

  async function look(): Promise<void> {
    const known = myName.value !== null;
    const [all, own] = await Promise.all([
      request<readonly LobbyRow[]>("GET", "/tables"),
      known
        ? request<readonly LobbyRow[]>("GET", "/tables/mine")
        : ({ type: "no", code: "no-session" } as const),
    ]);
    hallReached.value = all.type === "ok" || all.code !== "offline";
    if (all.type === "ok") open.value = all.value.filter((table) => table.mySeats.length === 0);
    mine.value = own.type === "ok" ? own.value : [];
  }

  useEffect(() => {
    void Promise.all([look(), readShelf()]).then(() => {
      looked.value = true;
    });
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  useSignalEffect(() => {
    const waiting = [...mine.value, ...shelf.value].filter((table) => table.myMove).length;
    document.title = waiting > 0 ? `(${waiting}) ${words.value.appName}` : words.value.appName;
  });

  return (
    <div class="lobby">
      <Hero />
      <main id="content">
        {!hallReached.value && (
          <p class="out-of-reach plate">
            <Icon name="warn" /> {w.noServer}
          </p>
        )}
        <div class="lobby-grid">
          {(mine.value.length > 0 || shelf.value.length > 0) && (
            <div class="lobby-mine">
              {mine.value.length > 0 && (
                <Wall id="mine" title={w.lobby.myTables}>
                  {mine.value.map((table) => (
                    <TableRow key={table.id} table={table} />
                  ))}
                </Wall>
              )}
              {shelf.value.length > 0 && (
                <Wall id="here" title={w.lobby.here}>
                  {shelf.value.map((table) => (
                    <ShelfRow
                      key={table.id}
                      table={table}
                      remove={() => void removeFromShelf(table.id)}
                    />
                  ))}
                </Wall>
              )}
            </div>
          )}
          <Wall id="games" title={w.lobby.games} hint={w.lobby.playNowHint}>
            {games.map((card) => (
              <GamePlate
                key={card.id}
                card={card}
                newcomer={
                  looked.value &&
                  mine.value.length === 0 &&
                  shelf.value.length === 0 &&
                  !hasLearned(card.id)
                }
                open={() => {
                  creating.value = card;
                }}
              />
            ))}
          </Wall>
          <Wall id="open" title={w.lobby.openTables}>
            {open.value.length === 0 ? (
              <li class="soft">{w.lobby.noOpenTables}</li>
            ) : (
              open.value.map((table) => <TableRow key={table.id} table={table} />)
            )}
          </Wall>
        </div>
      </main>
      <Footer />
      {creating.value && (
        <CreateSheet
          card={creating.value}
          close={() => {
            creating.value = null;
          }}
        />
      )}
    </div>
  );
}

function Hero(): JSX.Element {
  const w = words.value;
  return (
    <header class="hero">
      <Scene />
      <div class="hero-bar">
        <a class="button quiet square" href="/settings" aria-label={w.settings}>
          <Icon name="settings" />
        </a>
      </div>
      <div class="hero-text">
        <h1>
          <Emblem />
          {w.appName}
        </h1>
        <p>
          {myName.value === null ? w.tagline : w.name.hello(myName.value, new Date().getHours())}
        </p>
      </div>
    </header>
  );
}

/** The lesson of a game leaves this mark when it was played to its end. */
function hasLearned(game: string): boolean {
  return localStorage.getItem(`guildhall.learned.${game}`) !== null;
}

/** A list under its heading. */
function Wall({
  id,
  title,
  hint,
  children,
}: {
  id: string;
  title: string;
  hint?: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <section class={`lobby-${id}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint !== undefined && <p class="soft">{hint}</p>}
      <ul class="table-list">{children}</ul>
    </section>
  );
}
