/** What becomes of an ask. Whoever asks is looked up, and a list that comes with it is read where nobody waits. */
import { randomInt } from "node:crypto";
import type { Refusal } from "#rules/game.ts";
import {
  decideTournament,
  type ListSummary,
  type Tournament,
  type TournamentCommand,
  type TournamentSettings,
  type TournamentVerdict,
} from "#rules/legion/index.ts";
import { sameData } from "#rules/same-data.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { BotPool } from "../bots/pool.ts";
import type { TournamentId, TournamentStore } from "../store/tournament-port.ts";

interface TournamentRequest {
  readonly person: PersonId;
  readonly command: TournamentCommand;
}

/** Read once, unless the settings change meanwhile. */
export type ListReading = (settings: TournamentSettings) => Promise<ListSummary | null>;

interface Judging {
  /** `null`: no list comes with it. */
  listOf(request: TournamentRequest): ListReading | null;
  judge(
    id: TournamentId,
    now: Tournament,
    request: TournamentRequest,
    read: ListSummary | null,
  ): Promise<TournamentVerdict | Refusal>;
}

export function openJudging(
  { members }: Pick<TournamentStore, "members">,
  { readList }: Pick<BotPool, "readList">,
): Judging {
  return {
    listOf({ person, command }) {
      if (!("list" in command) || command.list.trim() === "") return null;
      const { list: text } = command;
      let readFor: TournamentSettings | null = null;
      let read: ListSummary | null = null;
      return async (settings) => {
        if (readFor !== null && sameData(readFor, settings)) return read;
        const { edition, points, units } = settings;
        const limits = { edition, points, units };
        read = await readList({ type: "list-summary", text, limits }, person);
        readFor = settings;
        return read;
      };
    },
    async judge(id, now, { person, command }, read) {
      const who = (await members(id)).find((member) => member.person === person)?.number ?? null;
      const asking = { who, shuffle: shuffled, coin: toss, summary: () => read };
      return decideTournament(now, asking, command);
    },
  };
}

function toss(): 0 | 1 {
  return randomInt(2) === 0 ? 0 : 1;
}

function shuffled<T>(list: readonly T[]): readonly T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
