/** Tournaments that are looked at: folded once, read on from where they were, judged before a line is written. */
import { randomInt } from "node:crypto";
import type { Refusal } from "#rules/game.ts";
import {
  decideTournament,
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
import { foldedTournaments } from "./folded.ts";
import { inTurn } from "./in-turn.ts";
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
}

/** Here everybody waits their turn: only another copy of the hall can have written first. */
const mostTries = 50;

export function openTournaments({ store, clock, breath }: Needs): Tournaments {
  const { look, forget } = foldedTournaments(store, breath);
  const oneAtATime = inTurn();

  async function write(
    id: TournamentId,
    expected: number,
    verdict: TournamentVerdict,
    person: PersonId | null,
  ): Promise<boolean> {
    const at = clock.now();
    const lines = verdict.deeds.map((deed) => lineOf({ by: verdict.by, at, deed }));
    const { newcomer, list } = verdict;
    return store.append(id, expected, lines, {
      ...(newcomer === undefined ? {} : { newcomer: memberFor(newcomer, person) }),
      ...(list === undefined ? {} : { list: { number: list.member, text: list.text } }),
    });
  }

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
    ask: (id, person, command) => oneAtATime(id, () => asked(id, person, command)),
    claim: (id, by, opened, players) => oneAtATime(id, () => claimed(id, by, opened, players)),
  };

  async function asked(
    id: TournamentId,
    person: PersonId,
    command: TournamentCommand,
  ): Promise<Answer> {
    for (let tries = 0; tries < mostTries; tries++) {
      const now = await look(id);
      if (now === null) return "none";
      const who = (await store.members(id)).find((member) => member.person === person);
      const asking = { who: who?.number ?? null, shuffle: shuffled, coin: toss };
      const verdict = decideTournament(now, asking, command);
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

function memberFor(
  { number, name }: NonNullable<TournamentVerdict["newcomer"]>,
  person: PersonId | null,
): TournamentMember {
  return name === null ? { number, person, name: "" } : { number, person: null, name };
}

function lineOf(line: RecordLine): string {
  return JSON.stringify(line);
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
