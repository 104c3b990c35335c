/** One person is called: what is due is looked at again, and what is still true is sent. */
import { lookAgain } from "#table/calls/look-again.ts";
import type { CallWishes } from "#table/talk/calls.ts";
import type { CallStore, StoredCall } from "../../store/call-port.ts";
import type { About, TrueCall } from "../message.ts";
import type { Sender } from "../sender.ts";

export interface CallingNeeds {
  readonly store: CallStore;
  readonly sender: Sender;
  /** What a call is about; `null`: it is untrue by now. */
  readonly describe: (call: StoredCall) => Promise<About | null>;
  readonly bug: (what: string, error: unknown) => void;
}

/** Everything that is due for one person, in one message. Never throws: others are called meanwhile. */
export async function callOne(
  needs: CallingNeeds,
  person: string,
  calls: readonly StoredCall[],
  now: number,
): Promise<void> {
  try {
    const wishes = await needs.store.wishes(person);
    const due = await stillDue(needs, person, calls, wishes, now);
    // What would only have come along waits for its own moment.
    if (due.some(({ call }) => call.due <= now)) await needs.sender.send(person, due, wishes);
    else
      for (const { call } of due) await needs.store.postpone(call.id, { ...call, trouble: null });
  } catch (error) {
    needs.bug("someone could not be called", error);
    await countTries(needs, calls);
  }
}

/** A throw counts as a try: what fails each time is given up like anything else. */
async function countTries(
  { sender, bug }: CallingNeeds,
  calls: readonly StoredCall[],
): Promise<void> {
  try {
    for (const call of calls)
      await sender.fail(call, { left: call.left, trouble: { code: "bug", detail: "" } });
  } catch (error) {
    // A store that keeps nothing just now: theirs again when the lease is over.
    bug("a call was not put off", error);
  }
}

async function stillDue(
  needs: CallingNeeds,
  person: string,
  calls: readonly StoredCall[],
  wishes: CallWishes | null,
  now: number,
): Promise<readonly TrueCall[]> {
  const touches = await needs.store.touches(person);
  const due: TrueCall[] = [];
  for (const call of calls) {
    const about = await described(needs, call);
    if (about === "unknown") continue;
    const touched = touches.get(call.subject) ?? null;
    // What comes along early is judged as of its own moment.
    const at = Math.max(now, call.due);
    const look = lookAgain(call, { now: at, touched, quietHours: wishes?.quietHours ?? null });
    if (about === null || look.type === "drop") await needs.store.finish(call.id, "dropped", null);
    else if (look.type === "later")
      await needs.store.postpone(call.id, {
        ...call,
        due: Math.max(look.due, call.due),
        trouble: null,
      });
    else due.push({ call, about });
  }
  return due;
}

async function described(needs: CallingNeeds, call: StoredCall): Promise<About | null | "unknown"> {
  try {
    return await needs.describe(call);
  } catch (error) {
    // This one's trouble alone: whatever else is due for its person is told.
    needs.bug("a call could not be described", error);
    await countTries(needs, [call]);
    return "unknown";
  }
}
