/** What tells a table of mine from others like it: where my people play on, or whom it waits for. */
import type { JSX } from "preact";
import type { LobbyRow } from "#table/talk/lobby.ts";
import { momentText, words } from "../words/words.ts";

/** So long the others may be waiting for an answer. */
const freshMs = 3 * 60 * 60_000;

export function AboutTable({ table }: { table: LobbyRow }): JSX.Element | null {
  const w = words.value.table;
  if (isAsked(table)) return <>{w.toRematch}</>;
  const { phase, awaited, names } = table;
  if (phase !== "playing" || awaited.length === 0) return null;
  return <>{w.waitingFor(awaited.flatMap((seat) => names[seat] ?? []))}</>;
}

/** How far it is, by when somebody must move, and whose table it is: two rows of one game differ by it. */
export function AboutRow({ table }: { table: LobbyRow }): JSX.Element | null {
  const w = words.value.lobby;
  const { turn, due, guild } = table;
  const parts = [
    ...(turn === undefined ? [] : [w.turn(turn)]),
    ...(due === undefined ? [] : [w.due(momentText(due))]),
    ...(guild === undefined ? [] : [guild.name]),
  ];
  return parts.length === 0 ? null : <span class="soft">{parts.join(" · ")}</span>;
}

/** The result they left asks them; an answer is kept on this device. */
function isAsked({ rematch, moved }: LobbyRow): boolean {
  if (rematch === undefined || Date.now() - moved > freshMs) return false;
  return localStorage.getItem(`guildhall.again.${rematch}`) === null;
}
