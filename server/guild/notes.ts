/** Games that were played at a real table, as one of the guild wrote them down. People are kept by their numbers. */
import type { GamePlayer, NewNote } from "#table/talk/guild.ts";
import type { StoredMember, StoredNote } from "../store/guild-port.ts";
import type { FinishedGame } from "./result.ts";

interface Note {
  readonly game: string;
  readonly players: readonly GamePlayer[];
}

/** Who belongs to the guild goes by the name of today: theirs is not kept. */
export function noteOf({ id, game, ended, players }: NewNote, writer: number): StoredNote {
  const kept = players.map((one) => (one.member === null ? one : { ...one, name: "" }));
  return { id, at: ended, writer, note: JSON.stringify({ game, players: kept } satisfies Note) };
}

export function gameNoted(
  { id, at, writer, note }: StoredNote,
  members: readonly StoredMember[],
): FinishedGame {
  const { game, players } = JSON.parse(note) as Note;
  const byNumber = new Map(members.map((each) => [each.number, each]));
  return {
    table: id,
    host: byNumber.get(writer)?.person ?? "",
    result: {
      game,
      ended: at,
      noted: writer,
      players: players.map(({ name, member, place, points }) => {
        const known = member === null ? undefined : byNumber.get(member);
        return { name: known?.name ?? name, person: known?.person ?? null, place, points };
      }),
    },
  };
}
