/** What the door works with: everything behind it, composed in `hall.ts`. */
import type { Game } from "#rules/game.ts";
import type { StartConditions } from "#table/journal/make.ts";
import type { Journal, PersonId } from "#table/journal/page.ts";
import type { Clock, Person } from "#table/ports.ts";
import type { Breath } from "#table/state/steps.ts";
import type { TableId, TableTerms } from "#table/talk/words.ts";
import type { Passkeys } from "./accounts/keys/passkeys.ts";
import type { Recovery } from "./accounts/keys/recovery.ts";
import type { Calls } from "./calls/calls.ts";
import type { People } from "./accounts/people.ts";
import type { BotPool } from "./bots/pool.ts";
import type { Allowances } from "./door/limits/allowances.ts";
import type { Limits } from "./door/limits/limits.ts";
import type { Whereabouts } from "./door/limits/whereabouts.ts";
import type { Guilds } from "./guild/guilds.ts";
import type { CardSets } from "./lobby/card-sets.ts";
import type { OpenTables } from "./lobby/open-tables.ts";
import type { Log } from "./logs.ts";
import type { MovesAhead } from "./me/ahead.ts";
import type { MyEvents } from "./me/events/events.ts";
import type { DataRequest } from "./me/my-data.ts";
import type { AccountRemoval } from "./me/leaving.ts";
import type { MyPages } from "./me/my-page.ts";
import type { Metrics } from "./metrics.ts";
import type { Office } from "./office/office.ts";
import type { CallStore } from "./store/call-port.ts";
import type { GuildStore } from "./store/guild-port.ts";
import type { KeyStore } from "./store/keys-port.ts";
import type { LooksStore } from "./store/looks-port.ts";
import type { Directory, CreateResult, TableRoom } from "./store/port.ts";
import type { TournamentStore } from "./store/tournament-port.ts";
import type { Tournaments } from "./tournament/tournaments.ts";

export interface Services {
  readonly games: ReadonlyMap<string, Game>;
  readonly people: People;
  readonly keys: KeyStore;
  readonly passkeys: Passkeys;
  readonly recovery: Recovery;
  readonly looks: LooksStore;
  readonly myPages: MyPages;
  readonly movesAhead: MovesAhead;
  readonly leaving: AccountRemoval;
  readonly myEvents: MyEvents;
  readonly analyst: Pick<BotPool, "explain" | "readList">;
  /** What the hall knows about someone. */
  readonly dataOf: (person: Person, request: DataRequest) => Promise<object>;
  readonly directory: Directory;
  readonly guilds: Guilds;
  readonly calls: Calls;
  readonly callStore: CallStore;
  readonly guildStore: GuildStore;
  readonly tournaments: Tournaments;
  readonly tournamentStore: TournamentStore;
  readonly tables: OpenTables;
  readonly journal: Journal;
  readonly cardSets: CardSets;
  readonly clock: Clock;
  /** Long work of everybody takes turns. */
  readonly breath: Breath;
  readonly limits: Limits;
  readonly allowances: Allowances;
  readonly whereabouts: Whereabouts;
  readonly office: Office;
  /** A copy among others that hears nothing of them. */
  readonly isDeaf: () => boolean;
  readonly trustProxy: boolean;
  readonly publicUrl: string | null;
  readonly isOpenToNetwork: boolean;
  readonly log: Log;
  readonly metrics: Metrics;
  /** A bug was caught where it happened; the hall goes on. */
  readonly bug: (what: string, error: unknown) => void;
  makeTable(
    game: Game,
    terms: TableTerms,
    host: PersonId,
    beginning: StartConditions,
    room: TableRoom,
  ): Promise<{ readonly table: TableId } | { readonly no: Exclude<CreateResult, "made"> }>;
}
