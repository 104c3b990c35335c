/** What I left for the next time a seat of mine is asked, and how to change it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Seat } from "#rules/game.ts";
import type { MoveAhead } from "#table/talk/me.ts";
import type { TableId } from "#table/talk/words.ts";
import { request } from "../../lobby/request.ts";
import { toast } from "../../pieces/toasts.ts";
import { errorText } from "../../words/words.ts";

export interface LeftAhead {
  readonly command: unknown;
  /** `null` takes it away. Says whether it is left. */
  leave(command: unknown): Promise<boolean>;
}

/** Asked anew with every version: what was left is taken when it is played. */
export function useAhead(table: TableId, seat: Seat, version: number): LeftAhead {
  const path = `/tables/${table}/seats/${seat}/ahead`;
  const left = useSignal<unknown>(null);

  async function look(): Promise<void> {
    const reply = await request<MoveAhead>("GET", path);
    if (reply.type === "ok") left.value = reply.value.command;
  }

  useEffect(() => void look(), [version]);
  return {
    command: left.value,
    async leave(command) {
      const reply = await request("POST", path, { command });
      if (reply.type === "no") toast(errorText(reply.code), "no");
      await look();
      return reply.type === "ok";
    },
  };
}
