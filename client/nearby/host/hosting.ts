/** This device is the table: it keeps it, invites to it, and answers its guests as a hall would. */
import { effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { TableId } from "#table/talk/words.ts";
import { localPerson, localTable } from "../../local/tables.ts";
import type { Reply } from "../../lobby/request.ts";
import { invite, type Invitation } from "../connect.ts";
import type { DoorCall } from "../talk.ts";
import { answerCall, type NearTables } from "./answer-call.ts";
import { makeNear } from "./make-near.ts";
import { keepAwake } from "./keep-awake.ts";
import { receive } from "./receive.ts";

const nearTables: NearTables = {
  find: localTable,
  journal: async (id) => (await import("../../verify/check.ts")).localJournal(id),
  make: makeNear,
};

export function answerHere(call: DoorCall): Promise<Reply<unknown>> {
  return answerCall(nearTables, localPerson(), call);
}

/** For each guest one; the next is made as soon as somebody has come by it. */
interface OpenDoor {
  readonly invitation: ReadonlySignal<Invitation | null>;
  /** What was read from a guest's screen or pasted; `false` where it fits no open invitation. */
  accept(answer: string): Promise<boolean>;
}

const doors = new Map<TableId, OpenDoor>();

export function doorOf(table: TableId): OpenDoor {
  const known = doors.get(table);
  if (known !== undefined) return known;
  const invitation = signal<Invitation | null>(null);
  const made: OpenDoor = {
    invitation,
    accept: async (answer) => (await invitation.value?.accept(answer)) ?? false,
  };
  doors.set(table, made);
  void openDoor();
  return made;

  async function openDoor(): Promise<void> {
    const next = await invite();
    invitation.value = next;
    receive({ pipe: next.pipe, first: table, tables: nearTables, now: () => performance.now() });
    let isHere = false;
    const stop = effect(() => {
      if (next.pipe.isOpen.value === isHere) return;
      isHere = !isHere;
      untracked(() => keepAwake(isHere ? 1 : -1));
      if (isHere) untracked(() => void openDoor());
      else queueMicrotask(() => stop());
    });
  }
}
