/** Tournaments that are looked at: folded once, read on from where they were, judged before a line is written. */
import type { Refusal } from "#rules/game.ts";
import {
  isNo,
  tournamentOpening,
  type RecordLine,
  type TablePairing,
  type Tournament,
  type TournamentCommand,
  type TournamentDeed,
  type TournamentSettings,
  type TournamentVerdict,
} from "#rules/legion/index.ts";
import { sameData } from "#rules/same-data.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { Clock } from "#table/ports.ts";
import type { Breath } from "#table/state/steps.ts";
import { newSecret } from "../accounts/secrets.ts";
import type { BotPool } from "../bots/pool.ts";
import { foldedTournaments } from "./folded.ts";
import { inTurn } from "./in-turn.ts";
import { openJudging, type ListReading } from "./judging.ts";
import type { TournamentId, TournamentMember, TournamentStore } from "../store/tournament-port.ts";

export interface Tournaments {
  open(host: PersonId, name: string, settings: TournamentSettings, most: number): Promise<Opened>;
  /** As it is now; `null`: there is none. */
  look(id: TournamentId): Promise<Tournament | null>;
  /** How many lines its record has by now; 0: there is none. */
  version(id: TournamentId): Promise<number>;
  members(id: TournamentId): Promise<readonly TournamentMember[]>;
  /** `null`: done. */
  ask(id: TournamentId, person: PersonId, command: TournamentCommand): Promise<Answer>;
  /**
   * [LC-TOUR-10] A pairing has one ledger, whichever copy of the hall opened one: the first that is written down.
   * `null`: these two do not play there any more.
   */
  claim(
    id: TournamentId,
    by: number,
    opened: LedgerOpened,
    players: TablePairing["players"],
  ): Promise<string | null>;
}

type LedgerOpened = Extract<TournamentDeed, { type: "ledger-opened" }>;
type Opened = { readonly id: TournamentId } | Refusal | "too-many";
type Answer = Refusal | "none" | null;

interface Needs {
  readonly store: TournamentStore;
  readonly clock: Clock;
  readonly breath: Breath;
  readonly pool: Pick<BotPool, "readList">;
}

/** Here everybody waits their turn: only another copy of the hall can have written first. */
const mostTries = 50;

export function openTournaments({ store, clock, breath, pool }: Needs): Tournaments {
  const { look, forget } = foldedTournaments(store, breath);
  const write = writing(store, clock);
  const { judge, listOf } = openJudging(store, pool);
  const oneAtATime = inTurn();

  return {
    async open(host, name, settings, most) {
      const verdict = tournamentOpening(name, settings);
      if (isNo(verdict)) return verdict;
      const id = newSecret();
      const made = clock.now();
      const lines = verdict.deeds.map((deed) => lineOf({ by: 1, at: made, deed }));
      const first = { number: 1, person: host, name: "" };
      return (await store.open({ id, host, made }, lines, first, most)) ? { id } : "too-many";
    },
    look,
    async version(id) {
      const version = await store.version(id);
      if (version === 0) forget(id);
      return version;
    },
    members: (id) => store.members(id),
    async ask(id, person, command) {
      const reading = listOf({ person, command });
      if (reading !== null) {
        // Nobody else's line waits for a list, and none is read that would be refused all the same.
        const now = await look(id);
        if (now === null) return "none";
        const verdict = await judge(id, now, { person, command }, null);
        if (isNo(verdict)) return verdict;
        await reading(now.settings);
      }
      return oneAtATime(id, () => asked(id, person, command, reading));
    },
    claim: (id, by, opened, players) => oneAtATime(id, () => claimed(id, by, opened, players)),
  };

  async function asked(
    id: TournamentId,
    person: PersonId,
    command: TournamentCommand,
    reading: ListReading | null,
  ): Promise<Answer> {
    for (let tries = 0; tries < mostTries; tries++) {
      const now = await look(id);
      if (now === null) return "none";
      const read = reading === null ? null : await reading(now.settings);
      const verdict = await judge(id, now, { person, command }, read);
      if (isNo(verdict)) return verdict;
      if (verdict.deeds.length === 0) return null;
      if (await write(id, now.version, verdict, person)) return null;
      if ((await store.version(id)) === 0) return "none";
    }
    throw new Error(`a tournament was written ${mostTries} times by others`);
  }

  async function claimed(
    id: TournamentId,
    by: number,
    opened: LedgerOpened,
    players: TablePairing["players"],
  ): Promise<string | null> {
    for (let tries = 0; tries < mostTries; tries++) {
      const now = await look(id);
      const { pairings = [] } = now?.rounds[opened.round - 1] ?? {};
      const pairing = pairings.find(({ table }) => table === opened.table);
      if (now === null || pairing === undefined || !sameData(pairing.players, players)) return null;
      if (pairing.ledger !== null) return pairing.ledger;
      if (await write(id, now.version, { by, deeds: [opened] }, null)) return opened.ledger;
    }
    throw new Error(`a tournament was written ${mostTries} times by others`);
  }
}

function writing(store: TournamentStore, clock: Clock) {
  return async (
    id: TournamentId,
    expected: number,
    verdict: TournamentVerdict,
    person: PersonId | null,
  ): Promise<boolean> => {
    const at = clock.now();
    const lines = verdict.deeds.map((deed) => lineOf({ by: verdict.by, at, deed }));
    const { newcomer, list } = verdict;
    return store.append(id, expected, lines, {
      ...(newcomer === undefined ? {} : { newcomer: memberFor(newcomer, person) }),
      ...(list === undefined ? {} : { list: { number: list.member, text: list.text } }),
    });
  };
}

function memberFor(
  { number, name }: NonNullable<TournamentVerdict["newcomer"]>,
  person: PersonId | null,
): TournamentMember {
  return name === null ? { number, person, name: "" } : { number, person: null, name };
}

function lineOf(line: RecordLine): string {
  return JSON.stringify(line);
}
