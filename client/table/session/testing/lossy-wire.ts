/** A wire that can lose what it carries, both ways. */
import { signal } from "@preact/signals";
import type { Person } from "#table/ports.ts";
import type { Table } from "#table/table.ts";
import type { Ask, Tell } from "#table/talk/words.ts";
import type { Link, Wire } from "../wire.ts";

export interface LossyWire extends Wire {
  /** "everything": there is no network. */
  losing: "nothing" | "asks" | "tells" | "everything";
  reword: (tell: Tell) => Tell;
  reconnect(): void;
  readonly said: Ask[];
}

export function lossyWire(table: Table, person: Person): LossyWire {
  let heard: (tell: Tell) => void = () => undefined;
  let opened: () => void = () => undefined;
  let stop: () => void = () => undefined;
  const hear = (tell: Tell): void => {
    if (wire.losing === "nothing" || wire.losing === "asks")
      heard(wire.reword(structuredClone(tell)));
  };
  const wire: LossyWire = {
    link: signal<Link>("open"),
    losing: "nothing",
    reword: (tell: Tell) => tell,
    said: [],
    say(ask: Ask) {
      wire.said.push(ask);
      if (wire.losing === "asks" || wire.losing === "everything") return;
      if (ask.type !== "watch")
        return void table
          .ask(person, ask)
          .then((answer) => hear({ type: "answer", table: table.id, id: ask.id, answer }));
      stop();
      const listening = table.listen(person, ask.as, ask.since, hear);
      if (listening.type === "listening") stop = listening.stop;
    },
    listen(hear: (tell: Tell) => void, ready: () => void) {
      heard = hear;
      opened = ready;
      if (wire.losing !== "everything") ready();
      return () => stop();
    },
    reconnect: () => opened(),
  };
  return wire;
}
