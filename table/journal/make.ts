/** A new table: terms, host, and the published promise about its seed. */
import type { Game } from "#rules/game.ts";
import { commitTo } from "#rules/seeded-chance.ts";
import { contentHashOf, standardHashOf } from "./content.ts";
import { botName } from "./bot-names.ts";
import type { Draft, Header, Page, PersonId } from "./page.ts";
import type { Ports } from "../ports.ts";
import type { TableId, TableTerms } from "../talk/words.ts";

type Needs = Pick<Ports, "journal" | "clock" | "freshSeed" | "freshTableId" | "hash">;

/** The table one comes from. Whoever was asked to be silent there is not heard at the next one either. */
export interface FormerTable {
  readonly id: TableId;
  readonly muted: readonly PersonId[];
  readonly spectatorsTalk: boolean;
}

export interface StartConditions {
  /** The level of a bot for each seat it fills from the beginning, `null` for an open seat. */
  readonly bots?: readonly (string | null)[];
  readonly former?: FormerTable | null;
}

export async function makeTable(
  ports: Needs,
  game: Game,
  terms: TableTerms,
  host: PersonId,
  { bots = [], former = null }: StartConditions = {},
): Promise<Header> {
  const given = terms.setup.content;
  const content = given ?? game.standardContent;
  const seed = ports.freshSeed();
  const at = ports.clock.now();
  const header: Header = {
    format: 1,
    table: ports.freshTableId(),
    at,
    rulesVersion: game.rulesVersion,
    terms: { ...terms, setup: { ...terms.setup, content: null } },
    contentHash: given === null ? standardHashOf(game) : contentHashOf(content, ports.hash),
    host,
    ...(former === null ? {} : { follows: former.id }),
    commit: commitTo(seed),
    seed,
  };
  await ports.journal.create(header, content);
  const drafts = [...botsSeated(bots), ...(former === null ? [] : mannersOf(former, host))];
  const pages = drafts.map((draft, i): Page => ({
    ...draft,
    version: i + 1,
    at,
    person: null,
    id: null,
  }));
  if (pages.length > 0) await ports.journal.append(header.table, 0, pages);
  return header;
}

function botsSeated(bots: readonly (string | null)[]): readonly Draft[] {
  return bots.flatMap((level, seat): Draft[] =>
    level === null ? [] : [{ type: "bot-seated", seat, level, name: botName(seat) }],
  );
}

/** A host is heard at a table of their own. */
function mannersOf({ muted, spectatorsTalk }: FormerTable, host: PersonId): readonly Draft[] {
  const silent = muted
    .filter((who) => who !== host)
    .map((who): Draft => ({ type: "muted", who, muted: true }));
  return spectatorsTalk ? silent : [...silent, { type: "spectators-talk", allowed: false }];
}
