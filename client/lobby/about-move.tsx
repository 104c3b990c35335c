/** What my move is about, in the game's own words: the game's chunk comes for it, as it will be needed next anyway. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { LobbyRow } from "#table/talk/lobby.ts";
import type { Past } from "#table/talk/past.ts";
import { useScreen } from "../games/use-screen.ts";
import { aboutMoves } from "./about.ts";
import { request } from "./request.ts";

/** Whichever it is. */
const lastPage = 2 ** 31 - 1;

export function AboutMove({ table }: { table: LobbyRow }): JSX.Element | null {
  const { id, game, names, mySeats, moved } = table;
  const [seat] = mySeats;
  const view = useSignal<unknown>(null);
  const loaded = useScreen(game);
  useEffect(() => {
    if (seat === undefined) return;
    // A look back at the last page, not a visit: a bot that plays for me goes on, and nobody sees me come.
    void request<Past>("GET", `/tables/${id}/past?as=${seat}&from=${lastPage}`).then((reply) => {
      if (reply.type === "ok") view.value = reply.value.view;
    });
  }, [id, moved]);
  const seats = names.map((name, i) => ({
    seat: i,
    name: name ?? "",
    mine: mySeats.includes(i),
    bot: false,
  }));
  const about =
    loaded === null || view.value === null || seat === undefined
      ? null
      : loaded.screen.status(view.value, seats, loaded.words, seat);
  useEffect(() => {
    if (about !== null) aboutMoves.value = new Map([...aboutMoves.value, [id, about]]);
  }, [about]);
  return about === null ? null : <>{about}</>;
}
