/** Programs that listen, and the tables they were asked to. In memory: who comes back is asked again. */
import type { PersonId } from "#table/journal/page.ts";
import type { ConnectedProgram } from "#table/talk/me.ts";
import type { TableId, TableInfo } from "#table/talk/words.ts";
import { programId, tell, type Line } from "./line.ts";

export interface AskedPrograms {
  /** Programs that listen now, as somebody at this table sees them. */
  programs(table: TableId | null): readonly ConnectedProgram[];
  /** Asks a program to a table; `false`: it does not listen, or does not play that game. */
  want(program: string, info: TableInfo, by: string): boolean;
  /** It will not come. */
  decline(person: PersonId, table: TableId): void;
  /** Nobody is asked to it any more. */
  began(table: TableId): void;
}

/** Tables whose programs are remembered, the latest asked. */
const mostAsked = 1000;

export function askedPrograms(lines: ReadonlySet<Line>): AskedPrograms {
  const asked = new Map<TableId, Map<string, "asked" | "declined">>();

  /** Not every table that gathers ever begins. */
  function note(table: TableId, program: string): void {
    const answers = asked.get(table) ?? new Map<string, "asked" | "declined">();
    asked.delete(table);
    asked.set(table, answers.set(program, "asked"));
    const [oldest] = asked.keys();
    if (asked.size > mostAsked && oldest !== undefined) asked.delete(oldest);
  }
  return {
    programs(table) {
      const here = new Map<string, ConnectedProgram>();
      for (const { program: id, name, games } of lines) {
        if (id === null) continue;
        here.set(id, { id, name, games, asked: asked.get(table ?? "")?.get(id) ?? null });
      }
      return [...here.values()].toSorted((a, b) => a.name.localeCompare(b.name));
    },
    want(program, info, by) {
      const mine = [...lines].filter(
        (line) => line.program === program && line.games.includes(info.game),
      );
      const seats = info.seats.flatMap(({ seat, holder }) =>
        holder.type === "open" ? [seat] : [],
      );
      const { options } = info.setup;
      for (const line of mine)
        tell(line, { type: "wanted", table: info.id, game: info.game, by, seats, options });
      if (mine.length === 0) return false;
      note(info.id, program);
      return true;
    },
    decline(person, table) {
      const answers = asked.get(table);
      const id = programId(person);
      if (answers?.has(id) === true) answers.set(id, "declined");
    },
    began: (table) => void asked.delete(table),
  };
}
