/** A tournament of the hall, looked at again every few seconds, and what is asked of it. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TournamentCommand } from "#rules/legion/index.ts";
import type { NamedTournament, TournamentPage } from "#table/talk/tournament.ts";
import { request } from "../../../lobby/request.ts";
import { withName } from "../../../lobby/me.ts";
import { toast } from "../../../pieces/toasts.ts";
import { errorText } from "../../../words/words.ts";
import { eventWords } from "./words.ts";

export interface SeenEvent {
  readonly id: string;
  readonly event: NamedTournament;
  /** My number in it; `null` for whoever only looks. */
  readonly me: number | null;
  /** What the hall's clock is ahead of this device's, in milliseconds. */
  readonly skew: number;
  /** Asks the hall, says no in words, and looks again; answers whether it was done. */
  readonly ask: (command: TournamentCommand) => Promise<boolean>;
}

const lookMs = 4000;

export function useEvent(id: string): Signal<SeenEvent | "none" | null> {
  const seen = useSignal<SeenEvent | "none" | null>(null);

  async function look(): Promise<void> {
    const before = seen.peek();
    const known = before === null || before === "none" ? null : before;
    const since = known === null ? "" : `?since=${known.event.version}`;
    const reply = await request<TournamentPage>("GET", `/tournaments/${id}${since}`);
    if (reply.type === "no") {
      if (reply.code === "no-such-tournament") seen.value = "none";
      return;
    }
    const { tournament, me, now } = reply.value;
    const event = tournament ?? known?.event;
    if (event === undefined || (tournament === null && known?.me === me)) return;
    seen.value = { id, event, me, skew: now - Date.now(), ask };
  }

  async function ask(command: TournamentCommand): Promise<boolean> {
    const reply = await request<null>("POST", `/tournaments/${id}/asks`, command);
    if (reply.type === "no") {
      const reason = reply.params?.["reason"];
      toast(eventWords().refusals[String(reason)] ?? errorText(reply.code), "no");
    }
    await look();
    return reply.type === "ok";
  }

  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, lookMs);
    const back = (): void => void (!document.hidden && look());
    document.addEventListener("visibilitychange", back);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [id]);
  return seen;
}

/** Whoever takes part has a name in the hall. */
export function asSomebody(run: () => void): void {
  void withName(run);
}

export function nameIn({ names }: NamedTournament, number: number | null): string {
  return number === null ? "" : (names[number - 1] ?? `#${number}`);
}
