/** Whatever reads what a stranger wrote, by what it reads: each takes a text and does all that follows from it. */
import { deflateRawSync } from "node:zlib";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { fold, type Game, type Setup } from "#rules/game.ts";
import { games } from "#rules/games.ts";
import {
  decideTournament,
  foldTournament,
  isNo,
  isTrouble,
  listSummary,
  noTournament,
  readList,
  reportOf,
  tournamentOpening,
  unitsFromList,
  usualSettings,
} from "#rules/legion/index.ts";
import { chanceOf, hashOf } from "#rules/seeded-chance.ts";
import { readWords } from "#server/accounts/keys/typed-words.ts";
import { readName } from "#server/accounts/names.ts";
import { householdOf } from "#server/door/limits/address.ts";
import { tournamentAsk } from "#server/door/routes/tournament/asks.ts";
import { parseJson } from "#table/talk/json.ts";
import { contentHashOf } from "#table/journal/content.ts";
import { readJournal } from "#table/journal/file.ts";
import { verify } from "#table/past/verify.ts";
import { askSchema } from "#table/talk/schema.ts";

export type TextReader = (text: string) => unknown;

export const readers: Readonly<Record<string, TextReader>> = {
  "an army list": readArmy,
  "a journal": (text) => judged(readJournal(text)),
  "a journal whose lines fit": (text) => judged(readJournal(sealed(text))),
  "a card set": readCards,
  "a shared game": readSharedGame,
  "a player for the desk": readPlayer,
  "a name": readName,
  "recovery words": readWords,
  "an ask": readAsk,
  "a command": readCommands,
  "an ask to a tournament": readTournamentAsk,
  "an address": (text) => householdOf({ remoteAddress: text }),
};

function readArmy(text: string): unknown {
  const list = readList(text, "current");
  if (!isTrouble(list)) unitsFromList(list, "blue", "current", () => "corps");
  return reportOf(list, "current");
}

function judged(read: ReturnType<typeof readJournal>): unknown {
  return "type" in read ? read : verify(games, read);
}

function readCards(text: string): unknown {
  const raw = parseJson(text);
  if (typeof raw === "string") return raw;
  const options = standardOptions(bountyHunters);
  contentHashOf(raw.json);
  return bountyHunters.checkSetup({ seats: 2, options, content: raw.json });
}

/** The client is no part of the tools: its modules are found by their names. */
const share = "#client/games/legion/share";

async function readSharedGame(text: string): Promise<unknown> {
  const { readGameLink } = (await import(`${share}/share.ts`)) as {
    readGameLink(fragment: string): Promise<unknown>;
  };
  const { replayed } = (await import(`${share}/replayed.ts`)) as {
    replayed(game: unknown): unknown;
  };
  const game = await readGameLink(`#${deflateRawSync(text).toString("base64url")}`);
  return typeof game === "string" ? game : replayed(game);
}

async function readPlayer(text: string): Promise<unknown> {
  const { playerIn } = (await import("#client/games/legion/desk/player-link.ts" as string)) as {
    playerIn(link: string): Promise<unknown>;
  };
  return playerIn(`#player=${deflateRawSync(text).toString("base64url")}`);
}

function readAsk(text: string): unknown {
  const raw = parseJson(text);
  return typeof raw === "string" ? raw : askSchema.safeParse(raw.json);
}

const opened = tournamentOpening("Winter Cup", usualSettings);
const cup = foldTournament(
  noTournament,
  isNo(opened) ? [] : opened.deeds.map((deed) => ({ by: 1, at: 0, deed })),
);

const organiser: Parameters<typeof decideTournament>[1] = {
  who: 1,
  shuffle: (all) => all,
  coin: () => 0,
  summary: listSummary,
};

/** As whoever opened it: nothing else is left unread. */
function readTournamentAsk(text: string): unknown {
  const raw = parseJson(text);
  if (typeof raw === "string") return raw;
  const { success, data } = tournamentAsk.safeParse(raw.json);
  return success ? decideTournament(cup, organiser, data) : null;
}

function standardOptions(game: Game): Record<string, string> {
  return Object.fromEntries(game.tableOptions.map(({ id, standard }) => [id, standard]));
}

function begun(game: Game): { readonly game: Game; readonly state: unknown } {
  const content = game.standardContent;
  const setup: Setup = { seats: 2, options: standardOptions(game), content };
  const events = game.setUp(setup, chanceOf(hashOf(game.id)));
  return { game, state: fold(game, game.begin(setup), events) };
}

const tables = games.map(begun);

function readCommands(text: string): unknown {
  const raw = parseJson(text);
  if (typeof raw === "string") return raw;
  return tables.map(({ game, state }) => {
    const command = game.readCommand(raw.json);
    if (command === null) return null;
    game.whyNot(game.viewFor(state, 0), command);
    return game.decide(state, 0, command, chanceOf(hashOf(game.id)));
  });
}

/** From its lines without hashes: `"page":{…}`. */
function sealed(text: string): string {
  let hash = "";
  const line = (body: string): string => {
    const [, what = "", value = ""] = /^"(\w+)":(.*)$/s.exec(body) ?? [];
    hash = hashOf(hash + value);
    return `{"hash":"${hash}","${what}":${value}}`;
  };
  const lines = text.split("\n");
  const numbered = lines.map((body, nth) => body.replace(/"version":\d+/, `"version":${nth}`));
  const last = numbered.pop() ?? "";
  return [...numbered, last.replace(/^"end":\d+/, `"end":${numbered.length - 1}`)]
    .map(line)
    .join("\n");
}
