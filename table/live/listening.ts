/** Coming to a table and leaving it: what `listen` of a table does. */
import type { Viewer } from "#rules/game.ts";
import type { Hear, Listener } from "../announce/listeners.ts";
import type { Departure } from "../announce/presence.ts";
import { judgeReturn } from "../judge/substitute.ts";
import type { PersonId } from "../journal/page.ts";
import type { Person } from "../ports.ts";
import { owns } from "../state/seats.ts";
import type { Subscription } from "../table.ts";
import { errorAnswer } from "../talk/errors.ts";
import type { Version } from "../talk/words.ts";
import type { Announcer } from "./announcer.ts";
import { askContext, type LiveTable } from "./live-table.ts";
import type { Pipeline } from "./pipeline.ts";

export interface Arrival {
  readonly person: Person;
  readonly as: Viewer;
  readonly since: Version | null;
  readonly hear: Hear;
}

export function listenTo(
  live: LiveTable,
  pipeline: Pipeline,
  announcer: Announcer,
  { person, as, since, hear }: Arrival,
): Subscription {
  if (as !== "spectator" && !owns(live.state.seats, person.id, as))
    return errorAnswer("not-your-seat", { seat: as });
  let listening = true;
  const listener: Listener = { person, hear, listening: () => listening };
  const visible = live.presence.came(person.id);
  pipeline.proposeThen(
    () => judgeReturn(askContext(live, person)),
    async () => {
      const watching = announcer.spectators();
      await announcer.welcome(listener, viewerNow(live, person.id, as), since);
      if (visible || announcer.spectators() !== watching) announcer.tellInfo();
    },
  );
  return { type: "listening", stop };

  function stop(how?: Departure): void {
    if (!listening) return;
    listening = false;
    const watching = announcer.spectators();
    live.listeners.leave(listener);
    const visible = live.presence.went(person.id, how);
    if (visible || announcer.spectators() !== watching) announcer.tellInfo();
  }
}

/** A seat may have been given up while the listener waited for its turn. */
function viewerNow({ state }: LiveTable, person: PersonId, as: Viewer): Viewer {
  return as !== "spectator" && owns(state.seats, person, as) ? as : "spectator";
}
