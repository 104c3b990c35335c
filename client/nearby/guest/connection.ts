/** The device that is the table, as a guest's page knows it: one at a time, as long as the page stands. */
import { effect, signal } from "@preact/signals";
import type { TableId, Tell } from "#table/talk/words.ts";
import { myFace } from "../../lobby/me.ts";
import type { Reply } from "../../lobby/request.ts";
import type { Link, Wire } from "../../table/session/wire.ts";
import type { Pipe } from "../pipe.ts";
import { mySecret } from "./my-device.ts";
import type { DoorCall, GuestWord, TableWord } from "../talk.ts";

interface Line {
  readonly pipe: Pipe;
  readonly replies: Map<number, (reply: Reply<unknown>) => void>;
}

const link = signal<Link>("lost");
let line: Line | null = null;
let last = 0;
let listener: { heard: (tell: Tell) => void; opened: () => void } | null = null;

/** Answers with the table, once its device has greeted this one. */
export function meetTable(pipe: Pipe, name: string): Promise<TableId> {
  line?.pipe.close();
  const made: Line = { pipe, replies: new Map() };
  line = made;
  return new Promise((welcomed) => {
    pipe.hear((text) => {
      const word = JSON.parse(text) as TableWord;
      switch (word.type) {
        case "welcome":
          link.value = "open";
          welcomed(word.table);
          return listener?.opened();
        case "tell":
          return listener?.heard(word.tell);
        default:
          made.replies.get(word.id)?.(word.reply);
          made.replies.delete(word.id);
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
