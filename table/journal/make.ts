/** A new table: terms, host, and the published promise about its seed. */
import type { Game } from "#rules/game.ts";
import { commitTo } from "#rules/seeded-chance.ts";
import { contentHashOf, standardHashOf } from "./content.ts";
import { botName } from "./bot-names.ts";
import type { Header, Page, PersonId } from "./page.ts";
import type { Ports } from "../ports.ts";
import type { TableTerms } from "../talk/words.ts";

type Needs = Pick<Ports, "journal" | "clock" | "freshSeed" | "freshTableId" | "hash">;

/** `bots` names the level of a bot for each seat it fills from the beginning, `null` for an open seat. */
export async function makeTable(
  ports: Needs,
  game: Game,
  terms: TableTerms,
  host: PersonId,
  bots: readonly (string | null)[] = [],
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
    commit: commitTo(seed),
    seed,
  };
  await ports.journal.create(header, content);
  const pages = botPages(bots, at);
  if (pages.length > 0) await ports.journal.append(header.table, 0, pages);
  return header;
}

function botPages(bots: readonly (string | null)[], at: number): readonly Page[] {
  const pages: Page[] = [];
  bots.forEach((level, seat) => {
    if (level !== null)
      pages.push({
        type: "bot-seated",
        version: pages.length + 1,
        at,
        person: null,
        id: null,
        seat,
        level,
        name: botName(seat),
      });
  });
  return pages;
}
