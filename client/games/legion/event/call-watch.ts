/** [LC-TOUR-14] Whoever judges hears a call wherever they are in the hall, until somebody comes. */
import type { NamedTournament, TournamentPage } from "#table/talk/tournament.ts";
import { memberOf, type TablePairing } from "#rules/legion/index.ts";
import { request } from "../../../lobby/request.ts";
import { toast } from "../../../pieces/toasts.ts";
import { go, path } from "../../../route.ts";
import { eventWords } from "./words.ts";

const lookMs = 5000;
/** A notice passes by; a call does not. */
const againMs = 30_000;

interface Watch {
  readonly timer: ReturnType<typeof setInterval>;
  /** By table: when it was told last. */
  readonly told: Map<number, number>;
}

const watches = new Map<string, Watch>();

/** From now on, on every page of this tab, as long as there is something to judge. */
export function watchCalls(id: string): void {
  if (watches.has(id)) return;
  const timer = setInterval(() => void look(id), lookMs);
  watches.set(id, { timer, told: new Map() });
}

/** On its own page the calls stand already. */
const eventPath = (id: string): string => `/g/legion/event/${id}`;

async function look(id: string): Promise<void> {
  if (document.hidden || path.peek() === eventPath(id)) return;
  const reply = await request<TournamentPage>("GET", `/tournaments/${id}`);
  if (reply.type === "no") return;
  const { tournament: event, me } = reply.value;
  if (event === null) return;
  const member = me === null ? undefined : memberOf(event, me);
  if (event.ended || !(member?.judges === true || member?.organises === true)) return stop(id);
  const round = event.rounds.length;
  const unanswered = (event.rounds.at(-1)?.pairings ?? []).filter(
    ({ call }) => call !== null && call.judge === null,
  );
  for (const pairing of unanswered) tell(id, event, round, pairing);
}

function tell(id: string, event: NamedTournament, round: number, pairing: TablePairing): void {
  const w = eventWords();
  const { table, players } = pairing;
  const told = watches.get(id)?.told;
  if (told === undefined || Date.now() - (told.get(table) ?? 0) < againMs) return;
  told.set(table, Date.now());
  const [one = "", two = ""] = players.map((number) =>
    number === null ? "" : (event.names[number - 1] ?? ""),
  );
  toast(`${w.calls}: ${w.callFrom(table, w.versus(one, two))}`, "lamp", {
    text: w.come,
    press: () => {
      const coming = { type: "answer-call", round, table, done: false };
      void request("POST", `/tournaments/${id}/asks`, coming).then(() => go(eventPath(id)));
    },
  });
}

function stop(id: string): void {
  clearInterval(watches.get(id)?.timer);
  watches.delete(id);
}
