/** Before the start the host changes what is played: the game, its seats and rules, the clock. The link stays. */
import { standardLevel } from "#bots/standard-level.ts";
import type { Setup } from "#rules/game.ts";
import { sameData } from "#rules/same-data.ts";
import { isStandard, standardHashOf } from "../../journal/content.ts";
import type { Draft } from "../../journal/page.ts";
import type { OfferedGame, Ports } from "../../ports.ts";
import { errorAnswer, type ErrorAnswer } from "../../talk/errors.ts";
import type { PlayTerms, WantedTerms } from "../../talk/words.ts";
import { whileGathering } from "../deal/deal.ts";
import { already, pages, type AskContext, type AskOf, type Verdict } from "../verdict.ts";

export async function judgeChangeTerms(
  context: AskContext,
  { wanted }: AskOf<"change-terms">,
  ports: Ports,
): Promise<Verdict> {
  const no = whyNotChange(context) ?? whyNotSeats(context, wanted.seats);
  if (no !== null) return no;
  const offered = await ports.games?.(wanted.game);
  // A record is kept otherwise than a game is dealt: neither becomes the other.
  if (offered === undefined || offered.game.amendable !== context.game.amendable)
    return errorAnswer("no-such-game", { game: wanted.game });
  const { botLevels } = offered;
  if (wanted.botLevel !== undefined && !botLevels.includes(wanted.botLevel))
    return errorAnswer("no-such-bot", { level: wanted.botLevel });
  const setup = setupOf(context, offered, wanted);
  if (setup === null || offered.game.checkSetup(setup).length > 0)
    return errorAnswer("wrong-setup");
  const draft = await changed(context, offered, { wanted, setup }, ports);
  const { listed: _l, programs: _p, membersOf: _m, tournament: _t, ...now } = context.header.terms;
  return sameData(now, draft.terms) ? already(context.state) : pages(draft);
}

export function whyNotChange({ state, person, header }: AskContext): ErrorAnswer | null {
  if (person.id !== header.host) return errorAnswer("not-host");
  // Its terms are the tournament's, and so are its players.
  if (header.terms.tournament !== undefined) return errorAnswer("not-your-table");
  return whileGathering(state) ?? (state.deal.sealed === null ? null : errorAnswer("dealing"));
}

/** Nobody loses a chair they sit on. */
function whyNotSeats({ state }: AskContext, seats: number): ErrorAnswer | null {
  const sitting = state.seats.flatMap((sitter, seat) => (sitter.type === "person" ? [seat] : []));
  if (sitting.length > seats) return errorAnswer("fewer-seats", { people: sitting.length });
  const last = sitting.at(-1) ?? 0;
  return last < seats ? null : errorAnswer("seat-in-use", { seat: last + 1 });
}

function setupOf(
  { game: before, setup, header }: AskContext,
  { game }: OfferedGame,
  wanted: WantedTerms,
): Setup | null {
  const known = new Set(game.tableOptions.map(({ id }) => id));
  if (Object.keys(wanted.options ?? {}).some((id) => !known.has(id))) return null;
  const options = Object.fromEntries(
    game.tableOptions.map(({ id, standard }) => [id, wanted.options?.[id] ?? standard]),
  );
  const isOwn = game.id !== before.id || isStandard(game, header.contentHash);
  return { seats: wanted.seats, options, content: isOwn ? null : setup.content };
}

interface Change {
  readonly wanted: WantedTerms;
  readonly setup: Setup;
}

async function changed(
  { game: before, header, state }: AskContext,
  { game, botLevels }: OfferedGame,
  { wanted, setup }: Change,
  { journal }: Ports,
): Promise<Extract<Draft, { type: "terms-changed" }>> {
  const isSame = game.id === before.id;
  const contentHash = isSame ? header.contentHash : standardHashOf(game);
  if (!isSame && contentHash !== null) await journal.keepContent(contentHash, game.standardContent);
  const terms: PlayTerms = {
    game: game.id,
    setup: { ...setup, content: null },
    clock: wanted.clock ?? null,
    ...(wanted.time === undefined ? {} : { time: wanted.time }),
    ...(wanted.patience === undefined ? {} : { patience: wanted.patience }),
    botLevel: wanted.botLevel ?? standardLevel(botLevels),
    coach: wanted.coach ?? false,
  };
  const rulesVersion = isSame ? header.rulesVersion : game.rulesVersion;
  const seatsBefore = state.seats.length;
  return { type: "terms-changed", terms, rulesVersion, contentHash, seatsBefore };
}
