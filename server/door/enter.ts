/** Coming to a table: there is one, it is here, and whoever comes may come in. Every wire asks here first. */
import type { PersonId } from "#table/journal/page.ts";
import type { Table } from "#table/table.ts";
import { errorAnswer, type ErrorAnswer } from "#table/talk/errors.ts";
import type { TableId } from "#table/talk/words.ts";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "tables" | "guildStore">;

/** With everything other copies wrote by now, unless `find` is enough. */
export async function enter(
  services: Needs,
  id: TableId,
  person: PersonId | null,
  how: "fresh" | "find" = "fresh",
): Promise<Table | ErrorAnswer> {
  const table = await services.tables[how](id);
  if (table === null) return errorAnswer(services.tables.whyNone(id));
  return (await mayEnter(services, table, person)) ? table : errorAnswer("members-only");
}

/** *Only members*: besides them whoever opened it or sits there already, because nobody's seat is taken. */
export async function mayEnter(
  { guildStore }: Pick<Needs, "guildStore">,
  table: Pick<Table, "terms" | "isAt">,
  person: PersonId | null,
): Promise<boolean> {
  const { membersOf } = table.terms;
  if (membersOf === undefined) return true;
  if (person === null) return false;
  return table.isAt(person) || (await guildStore.of(person)).some(({ id }) => id === membersOf);
}
