/** Opens a table from its journal: puts its parts together. A command's way is in `pipeline.ts`. */
import { eyesOf } from "../announce/eyes.ts";
import { keepListeners } from "../announce/listeners.ts";
import type { Page } from "../journal/page.ts";
import { judgeRenamed } from "../judge/substitute.ts";
import { whyNoPast } from "../past/may-look.ts";
import { readAll } from "../journal/read-all.ts";
import { tellingPast } from "../past/replay.ts";
import { inBreaths } from "../state/steps.ts";
import { startDealClock, type DealClock } from "./asked/deal-clock.ts";
import { foldPages } from "../state/fold.ts";
import { formerTable } from "../state/table-state.ts";
import { seatsOf } from "../state/seats.ts";
import type { Opening, Table } from "../table.ts";
import { openAnnouncer } from "./announcer.ts";
import { startBotsAndClock, type BotsAndClock } from "./asked/bots-and-clock.ts";
import { listenTo } from "./listening.ts";
import { askContext, type LiveTable } from "./live-table.ts";
import { openPipeline, type Pipeline } from "./pipeline.ts";
import { keepPresence } from "../announce/presence.ts";

export function openTable(opening: Opening): Table {
  return serve(liveFrom(opening), opening.pages);
}

export function liveFrom(opening: Opening): LiveTable {
  const { game, header, content, pages, ports } = opening;
  const setup = { ...header.terms.setup, content };
  const { state, folds } = opening.folded ?? foldPages({ game, setup }, pages);
  return {
    game,
    setup,
    header,
    ports,
    presence: keepPresence(() => ports.clock.now(), ports.fellows, header.table),
    listeners: keepListeners((bug) => ports.report(header.table, bug)),
    opened: ports.clock.now(),
    state,
    folds,
    chance: null,
  };
}

/** `pages`: what was written before, for ids that were answered then. */
export function serve(live: LiveTable, pages: readonly Page[]): Table {
  const { ports } = live;
  const { table, host } = live.header;
  const announcer = openAnnouncer(live, () => botsAndClock.clocks());
  const pipeline: Pipeline = openPipeline(live, pages, {
    turned(before, written) {
      botsAndClock.turned(written);
      dealClock.set();
      announcer.announce(before, written);
    },
  });
  const botsAndClock: BotsAndClock = startBotsAndClock(live, pipeline.propose);
  const dealClock: DealClock = startDealClock(live, pipeline.propose);
  const oneByOne = queue();

  return {
    id: table,
    get terms() {
      return live.header.terms;
    },
    get content() {
      return live.setup.content as unknown;
    },
    isAt: (person) => person === host || seatsOf(live.state.seats, person).length > 0,
    info: announcer.info,
    ask: pipeline.ask,
    listen: (person, as, since, hear) =>
      listenTo(live, pipeline, announcer, { person, as, since, hear }),
    renamed: (person) => pipeline.propose(() => judgeRenamed(askContext(live, person))),
    async past(person, as, from, to) {
      const { version } = live.state;
      const span = { as, from, to: Math.min(to ?? version, version) };
      const no = whyNoPast(live.state, person, as);
      if (no !== null) return no;
      return oneByOne(async () => {
        const pages = await readAll(ports.journal, table, ports.breath, span.to);
        const past = await inBreaths(tellingPast(live, table, pages, span), ports.breath);
        return { ...past, last: version };
      });
    },
    seen(person, seat) {
      const { position } = live.state;
      if (position === null || whyNoPast(live.state, person, seat) !== null) return null;
      return eyesOf(live.game, seat).look(position.state);
    },
    former: () => formerTable(table, live.state),
    standing() {
      const { position } = live.state;
      const turn = position === null ? null : (live.game.turn?.(position.state) ?? null);
      const left = announcer.info(null).seats.flatMap(({ clock }) => clock ?? []);
      return { turn, due: left.length === 0 ? null : ports.clock.now() + Math.min(...left) };
    },
    version: () => live.state.version,
    folds: () => live.folds,
    catchUp: pipeline.catchUp,
    lookRound() {
      botsAndClock.turned([]);
      dealClock.set();
      announcer.tellInfo();
    },
    settled: pipeline.settled,
    idle: () => live.listeners.empty() && !pipeline.busy() && !botsAndClock.busy(),
    close() {
      botsAndClock.close();
      dealClock.close();
      pipeline.close();
    },
  };
}

/** Whoever reads a long past holds all of its pages: many at once would fill the memory and stop everyone for it. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
