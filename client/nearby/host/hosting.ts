/** This device is the table: it keeps it, invites to it, and answers its guests as a hall would. */
import { effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { PersonId } from "#table/journal/page.ts";
import type { TableId } from "#table/talk/words.ts";
import { localTable, nearPerson } from "../../local/tables.ts";
import type { Reply } from "../../lobby/request.ts";
import { invite, type Invitation } from "../connect.ts";
import type { DoorCall, MovingWord, TableWord } from "../talk.ts";
import { answerCall, type NearTables } from "./answer-call.ts";
import { knownGuests, noteGuest, type KnownGuest } from "./known-guests.ts";
import { makeNear } from "./make-near.ts";
import { keepAwake } from "./keep-awake.ts";
import { receive } from "./receive.ts";

const nearTables: NearTables = {
  find: localTable,
  journal: async (id) => (await import("../../verify/check.ts")).localJournal(id),
  make: makeNear,
};

export function answerHere(call: DoorCall): Promise<Reply<unknown>> {
  return answerCall(nearTables, nearPerson(), call);
}

/** For each guest one; the next is made as soon as somebody has come by it. */
interface OpenDoor {
  readonly invitation: ReadonlySignal<Invitation | null>;
  /** What was read from a guest's screen or pasted; `false` where it fits no open invitation. */
  accept(answer: string): Promise<boolean>;
}

const doors = new Map<TableId, OpenDoor>();

/** A guest whose device is connected. */
export interface GuestHere {
  readonly person: PersonId;
  readonly name: string;
  readonly table: TableId;
  say(word: TableWord): void;
  /** What it answers where the table is to move there; `null`: its connection is gone. */
  answers(): Promise<MovingWord | null>;
}

export const guestsHere = signal<readonly GuestHere[]>([]);

export function doorOf(table: TableId): OpenDoor {
  const known = doors.get(table);
  if (known !== undefined) return known;
  const invitation = signal<Invitation | null>(null);
  let fingerprint: Uint8Array | null = null;
  const made: OpenDoor = {
    invitation,
    async accept(answer) {
      fingerprint = (await invitation.value?.accept(answer)) ?? null;
      return fingerprint !== null;
    },
  };
  doors.set(table, made);
  void openDoor();
  return made;

  async function openDoor(): Promise<void> {
    const next = await invite();
    invitation.value = next;
    welcome(next, table, { fingerprint: () => fingerprint, came: () => void openDoor() });
  }
}

/** Guests with a seat at this table whose devices are not connected. */
export async function awayFrom(table: TableId): Promise<readonly KnownGuest[]> {
  const at = await localTable(table);
  const here = new Set(guestsHere.value.map(({ person }) => person));
  return knownGuests().filter(({ person }) => !here.has(person) && at?.isAt(person) === true);
}

/** One look is enough for whoever was here. */
export async function inviteBack(table: TableId, guest: KnownGuest): Promise<Invitation> {
  const invitation = await invite(guest);
  welcome(invitation, table, { fingerprint: () => guest.fingerprint, came: () => undefined });
  return invitation;
}

interface Welcome {
  readonly fingerprint: () => Uint8Array | null;
  readonly came: () => void;
}

function welcome({ pipe }: Invitation, table: TableId, { fingerprint, came }: Welcome): void {
  let answered: ((word: MovingWord | null) => void) | null = null;
  let guest: GuestHere | null = null;
  receive({
    pipe,
    first: table,
    tables: nearTables,
    now: () => performance.now(),
    greeted({ id: person, name }, secret) {
      guest = {
        person,
        name,
        table,
        say: (word) => pipe.send(JSON.stringify(word)),
        answers: () => new Promise((next) => (answered = next)),
      };
      const others = guestsHere.value.filter((one) => one.person !== person);
      guestsHere.value = [...others, guest];
      const known = fingerprint();
      if (known !== null) noteGuest({ person, name, fingerprint: [...known], secret });
    },
    moving: (word) => answered?.(word),
  });
  let isHere = false;
  const stop = effect(() => {
    if (pipe.isOpen.value === isHere) return;
    isHere = !isHere;
    untracked(() => keepAwake(isHere ? 1 : -1));
    if (isHere) return untracked(came);
    untracked(() => {
      guestsHere.value = guestsHere.value.filter((one) => one !== guest);
      answered?.(null);
    });
    queueMicrotask(() => stop());
  });
}
