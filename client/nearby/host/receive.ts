/**
 * One guest at the device that is the table. A guest's device gets the view of its own seat and nothing else, asks what
 * the table allows its person, and can cost no more than an eager player does.
 */
import { effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Person } from "#table/ports.ts";
import type { Table } from "#table/table.ts";
import { errorAnswer } from "#table/talk/errors.ts";
import { askSchema } from "#table/talk/schema.ts";
import type { Answer, Ask, TableId, Tell } from "#table/talk/words.ts";
import { nearPersonId } from "../person.ts";
import type { Pipe } from "../pipe.ts";
import type { GuestWord, MovingWord, TableWord } from "../talk.ts";
import { answerCall, type NearTables } from "./answer-call.ts";
import { readGuestWord } from "./guest-word.ts";

export interface NearGuest {
  /** `null` until the guest's device has said who it is. */
  readonly person: ReadonlySignal<Person | null>;
  readonly pipe: Pipe;
}

interface Receiving {
  readonly pipe: Pipe;
  /** Where the guest was invited to; from there on, wherever its rematches lead. */
  readonly first: TableId;
  readonly tables: NearTables;
  readonly now: () => number;
  /** Who it is, and by which secret its device would be known again. */
  readonly greeted?: (person: Person, secret: string) => void;
  /** What it says of the table's moving to its device. */
  readonly moving?: (word: MovingWord) => void;
}

export function receive({ pipe, first, tables, now, greeted, moving }: Receiving): NearGuest {
  const person = signal<Person | null>(null);
  const allowance = allowanceOf(now);
  const theirs = invitedTo(first, tables);
  const watched = watching(pipe);
  const say = (word: TableWord): void => pipe.send(JSON.stringify(word));

  function hear(text: string): void {
    const pace = allowance();
    const word = pace === "end" ? null : readGuestWord(text);
    // Neither a mistake nor an eager player says what is no word at all.
    if (word === null) return pipe.close();
    if (word.type === "hello") return greet(word);
    if (person.value === null) return pipe.close();
    if (word.type === "awake") return say({ type: "awake" });
    if (word.type === "take" || word.type === "taken") return moving?.(word);
    void answer(word, person.value, pace === "over").catch(() => pipe.close());
  }

  function greet({ secret, name, face }: Extract<GuestWord, { type: "hello" }>): void {
    if (person.value === null) {
      person.value = { id: nearPersonId(secret), name, face: face ?? null };
      greeted?.(person.value, secret);
    }
    say({ type: "welcome", table: first });
  }

  async function answer(
    word: Extract<GuestWord, { type: "ask" | "call" }>,
    who: Person,
    isTooFast: boolean,
  ): Promise<void> {
    if (word.type === "call") {
      const reply = isTooFast
        ? ({ type: "no", code: "too-fast" } as const)
        : await answerCall(theirs, who, word);
      return say({ type: "reply", id: word.id, reply });
    }
    const { success, data: ask } = askSchema.safeParse(word.ask);
    if (!success) return pipe.close();
    const answered = isTooFast ? errorAnswer("too-fast") : await atTable(ask, who);
    if (answered !== null)
      say({
        type: "tell",
        tell: { type: "answer", table: ask.table, id: ask.id, answer: answered },
      });
  }

  async function atTable(ask: Ask, who: Person): Promise<Answer | null> {
    const table = await theirs.find(ask.table);
    if (table === null) return errorAnswer("no-such-table");
    if (ask.type === "look") return { type: "done", version: table.version() };
    if (ask.type !== "watch") return table.ask(who, ask);
    return watched.watch(table, who, ask, (tell) => say({ type: "tell", tell }));
  }

  pipe.hear(hear);
  const stop = effect(() => {
    if (pipe.isOpen.value || person.value === null) return;
    watched.stop();
    queueMicrotask(() => stop());
  });
  return { person, pipe };
}

/** The tables one guest looks at: one at a time is all a page shows. */
function watching(pipe: Pipe): {
  watch(
    table: Table,
    who: Person,
    ask: Extract<Ask, { type: "watch" }>,
    tell: (tell: Tell) => void,
  ): Answer | null;
  stop(): void;
} {
  let stop = (): void => undefined;
  return {
    watch(table, who, { as, since }, tell) {
      if (!pipe.isOpen.value) return null;
      const listening = table.listen(who, as, since, tell);
      if (listening.type === "error") return listening;
      stop();
      stop = listening.stop;
      return null;
    },
    stop: () => stop(),
  };
}

/** A guest reaches the table it was invited to and the games that follow from it, nothing else that is kept here. */
function invitedTo(first: TableId, tables: NearTables): NearTables {
  const known = new Set([first]);
  const isTheirs = async (id: TableId): Promise<boolean> => {
    if (known.has(id)) return true;
    for (const one of known) {
      if ((await tables.find(one))?.info(null).rematch !== id) continue;
      known.add(id);
      return true;
    }
    return false;
  };
  return {
    ...tables,
    find: async (id) => ((await isTheirs(id)) ? tables.find(id) : null),
  };
}

/** So many words at once, then so many a second; far more than that and the guest is let go. */
const burst = 120;
const perSecond = 30;

function allowanceOf(now: () => number): () => "fine" | "over" | "end" {
  let left = burst;
  let at = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond) - 1;
    at = time;
    if (left >= 0) return "fine";
    return left > -burst ? "over" : "end";
  };
}
