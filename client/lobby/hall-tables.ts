/** The tables of the hall: mine, and those that wait for someone. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LobbyRow } from "#table/talk/lobby.ts";
import { readShelf } from "../local/shelf.ts";
import { hallReached, myName } from "./me.ts";
import { request } from "./request.ts";

const lookAgainMs = 8000;

export interface HallTables {
  readonly open: Signal<readonly LobbyRow[]>;
  readonly mine: Signal<readonly LobbyRow[]>;
  /** Known only after both the hall and this device were asked. */
  readonly looked: Signal<boolean>;
}

export function useHallTables(): HallTables {
  const open = useSignal<readonly LobbyRow[]>([]);
  const mine = useSignal<readonly LobbyRow[]>([]);
  const looked = useSignal(false);

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
  return { open, mine, looked };
}
