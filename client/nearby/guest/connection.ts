/** The device that is the table, as a guest's page knows it: one at a time, as long as the page stands. */
import { effect, signal } from "@preact/signals";
import type { TableId, Tell } from "#table/talk/words.ts";
import { myFace, myName } from "../../lobby/me.ts";
import type { Reply } from "../../lobby/request.ts";
import type { Link, Wire } from "../../table/session/wire.ts";
import type { Pipe } from "../pipe.ts";
import { mySecret } from "../person.ts";
import type { DoorCall, GuestWord, TableWord } from "../talk.ts";

interface Line {
  readonly pipe: Pipe;
  /** By this device's clock. */
  lastHeard: number;
  readonly replies: Map<number, (reply: Reply<unknown>) => void>;
}

const link = signal<Link>("lost");
/** Who would have this device be the table, until its person has answered. */
export const offeredBy = signal<string | null>(null);
let line: Line | null = null;
let last = 0;
let listener: { heard: (tell: Tell) => void; opened: () => void } | null = null;

/** Answers with the table, once its device has greeted this one. */
export function meetTable(pipe: Pipe, name: string): Promise<TableId> {
  line?.pipe.close();
  const made: Line = { pipe, lastHeard: Date.now(), replies: new Map() };
  keepAsking(made);
  line = made;
  return new Promise((welcomed) => {
    pipe.hear((text) => {
      const word = JSON.parse(text) as TableWord;
      made.lastHeard = Date.now();
      // After a silence, and where it begins anew: the table is looked at again.
      const isNew = word.type === "welcome" || link.value !== "open";
      if (line === made) link.value = "open";
      if (isNew) listener?.opened();
      switch (word.type) {
        case "welcome":
          return welcomed(word.table);
        case "tell":
          return listener?.heard(word.tell);
        case "reply":
          made.replies.get(word.id)?.(word.reply);
          return void made.replies.delete(word.id);
        case "awake":
          return;
        case "offer":
          return void (offeredBy.value = word.by);
        case "give":
          return void import("./take-over.ts").then(async ({ takeOver }) =>
            say(made, { type: "taken", codes: await takeOver(word) }),
          );
        case "move":
          return void follow(word.code);
      }
    });
    let greeted = false;
    effect(() => {
      if (pipe.isOpen.value && !greeted) {
        greeted = true;
        const face = myFace.value === null ? {} : { face: myFace.value };
        say(made, { type: "hello", secret: mySecret(), name, ...face });
      } else if (greeted && !pipe.isOpen.value) lose(made);
    });
  });
}

/** A device that sleeps keeps its connection and answers nothing: only silence tells. */
const askMs = 4000;
const silenceMs = 10_000;

function keepAsking(asked: Line): void {
  const timer = setInterval(() => {
    if (line !== asked) return clearInterval(timer);
    say(asked, { type: "awake" });
    if (Date.now() - asked.lastHeard > silenceMs) link.value = "lost";
  }, askMs);
}

/** The table is kept by another device now, which knows this one: no code need be shown. */
export async function follow(code: string): Promise<void> {
  const [{ join }, { myDevice }] = await Promise.all([
    import("../connect.ts"),
    import("./my-device.ts"),
  ]);
  const made = await join(code, await myDevice());
  if (made === null || made.answer !== null) return made?.close();
  await meetTable(made.pipe, myName.value ?? "");
}

/** Does this device become the table? */
export function answerOffer(yes: boolean): void {
  offeredBy.value = null;
  if (line !== null) say(line, { type: "take", yes });
}

function lose(lost: Line): void {
  for (const reply of lost.replies.values()) reply({ type: "no", code: "offline" });
  lost.replies.clear();
  if (line === lost) link.value = "lost";
}

function say({ pipe }: Line, word: GuestWord): void {
  pipe.send(JSON.stringify(word));
}

export function callTable(call: DoorCall): Promise<Reply<unknown>> {
  const open = line;
  if (open === null || !open.pipe.isOpen.value)
    return Promise.resolve({ type: "no", code: "offline" });
  const id = last++;
  return new Promise((replied) => {
    open.replies.set(id, replied);
    say(open, { type: "call", id, ...call });
  });
}

/** The same wire after every new look: the session at the table goes on. */
export const guestWire: Wire = {
  link,
  say: (ask) => (line === null ? undefined : say(line, { type: "ask", ask })),
  listen(heard, opened) {
    const mine = { heard, opened };
    listener = mine;
    if (link.value === "open") opened();
    return () => {
      if (listener === mine) listener = null;
    };
  },
};
