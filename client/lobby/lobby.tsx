/** The hall: your move first, then the games of the house, then who is waiting. */
import { signal, useSignal, useSignalEffect, type ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { LobbyRow } from "#table/talk/lobby.ts";
import { games, type GameCard } from "../games/list.ts";
import { removeFromShelf, shelf, type ShelfCard } from "../local/shelf.ts";
import { hasHall } from "../edition/edition.ts";
import { lazy, quietly } from "../lazy.tsx";
import { Icon } from "../pieces/icon.tsx";
import { words } from "../words/words.ts";
import { aboutMoves } from "./about.ts";
import { GamePlate } from "./game-plate.tsx";
import { useHallTables } from "./hall-tables.ts";
import { Hero } from "./hero.tsx";
import { hallReached, myGuilds, myName } from "./me.ts";
import { gamesPlayed, notePlayed } from "./played.ts";
import { ShelfRow, TableRow } from "./table-row.tsx";
import "./lobby.css";

// The footer alone says that something is on its way, and offers another try.
const GuildList = quietly(async () => (await import("../guild/guild-list.tsx")).GuildList);
const RemoveSheet = quietly(async () => (await import("../local/remove-sheet.tsx")).RemoveSheet);
const StaticPlate = quietly(async () => (await import("../edition/static-plate.tsx")).StaticPlate);
const Footer = lazy(async () => (await import("./footer.tsx")).Footer);
const CreateSheet = lazy(async () => (await import("./new-table/create-sheet.tsx")).CreateSheet);

/** `first`: the game that a link led to. */
export function Lobby({ first }: { readonly first?: string }): JSX.Element {
  const w = words.value;
  const { open, mine, looked } = useHallTables();
  const creating = useSignal<GameCard | null>(null);
  useSignalEffect(() => {
    const moves = [...mine.value, ...shelf.value].filter((table) => table.myMove);
    const about = moves.flatMap(({ id }) => aboutMoves.value.get(id) ?? [])[0];
    const count = moves.length > 0 ? `(${moves.length}) ` : "";
    document.title = `${count}${about === undefined ? "" : `${about} · `}${words.value.appName}`;
  });
  /** To this game, as this device knew at first: a door that came late would push the others away. */
  const [played] = useState(gamesPlayed);
  /** Before the games of the house, for whoever has some. */
  const [hasGuilds] = useState(() => myName.value !== null && myGuilds().length > 0);
  const expectsTables = myName.value !== null || played.length > 0;
  const place = useMyPlace(expectsTables, looked);
  const isNewTo = ({ id }: GameCard): boolean => !played.includes(id);
  useSignalEffect(() => {
    if (looked.value) notePlayed([...mine.value, ...shelf.value].map(({ game }) => game));
  });
  const create = (card: GameCard | null): void => {
    creating.value = card;
  };
  return (
    <div class="lobby">
      <Hero />
      <main id="content">
        {hasHall && !hallReached.value && (
          <p class="out-of-reach plate">
            <Icon name="warn" /> {w.noServer}
          </p>
        )}
        {place !== "unknown" && (
          <div class="lobby-grid">
            {place === "first" && <MyTables mine={mine.value} />}
            {hasHall && hasGuilds && <GuildList />}
            <Wall id="games" title={w.lobby.games} hint={w.lobby.playNowHint(isSecureContext)}>
              {[...games]
                .sort((a, b) => +(b.id === first) - +(a.id === first))
                .map((card) => (
                  <GamePlate
                    key={card.id}
                    card={card}
                    newcomer={isNewTo(card) && !hasLearned(card.id)}
                    learned={hasLearned(card.id)}
                    open={() => create(card)}
                  />
                ))}
            </Wall>
            {hasHall && (
              <Wall id="open" title={w.lobby.openTables}>
                {open.value.length === 0 ? (
                  <li class="soft">{w.lobby.noOpenTables}</li>
                ) : (
                  open.value.map((table) => <TableRow key={table.id} table={table} />)
                )}
              </Wall>
            )}
            {place === "below" && <MyTables mine={mine.value} />}
            {hasHall && !hasGuilds && hallReached.value && <GuildList />}
            {!hasHall && <StaticPlate />}
          </div>
        )}
      </main>
      {place !== "unknown" && <Footer />}
      {creating.value && <CreateSheet card={creating.value} close={() => create(null)} />}
    </div>
  );
}

/** How long the games wait for my tables. */
const patienceMs = 3000;

/**
 * My tables stand first, and nothing is drawn that they would push away when they come. Where none were expected, or
 * they are very late, they come below what stands there.
 */
function useMyPlace(
  expectsTables: boolean,
  looked: ReadonlySignal<boolean>,
): "unknown" | "first" | "below" {
  const place = useSignal<"unknown" | "first" | "below">(expectsTables ? "unknown" : "below");
  useSignalEffect(() => {
    if (looked.value && place.peek() === "unknown") place.value = "first";
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      if (place.peek() === "unknown") place.value = "below";
    }, patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return place.value;
}

/** In the hall and on this device. */
const removing = signal<ShelfCard | null>(null);

/** What is over is kept in nobody's way; a running game is not lost by one tap. */
function remove(table: ShelfCard): void {
  if (table.phase === "over") void removeFromShelf(table.id);
  else removing.value = table;
}

function MyTables({ mine }: { mine: readonly LobbyRow[] }): JSX.Element | null {
  const w = words.value.lobby;
  if (mine.length === 0 && shelf.value.length === 0) return null;
  return (
    <div class="lobby-mine">
      {mine.length > 0 && (
        <Wall id="mine" title={w.myTables}>
          {mine.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </Wall>
      )}
      {shelf.value.length > 0 && (
        <Wall id="here" title={w.here}>
          {shelf.value.map((table) => (
            <ShelfRow key={table.id} table={table} remove={() => remove(table)} />
          ))}
        </Wall>
      )}
      {removing.value && (
        <RemoveSheet table={removing.value} close={() => void (removing.value = null)} />
      )}
    </div>
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
