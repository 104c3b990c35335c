/**
 * Who may do how much of what: one bucket per kind of work, for each
 * person and for each address, so that no kind uses up another's.
 */
import type { PersonId } from "#table/journal/page.ts";
import { meter, type Meter, type Rate } from "./rates.ts";

interface Shares {
  readonly person: Rate;
  /** A school may share one address. */
  readonly address: Rate;
}

const minute = 60;
const day = 86_400;
const hour = 60 * minute;

/** One unit is about what an ordinary move costs; what reads pages is charged by their number. */
export const standardShares = {
  connect: { person: { burst: 60, perSecond: 1 }, address: { burst: 400, perSecond: 20 } },
  ask: { person: { burst: 300, perSecond: 100 }, address: { burst: 1500, perSecond: 300 } },
  say: { person: { burst: 10, perSecond: 1 }, address: { burst: 60, perSecond: 6 } },
  watch: { person: { burst: 60, perSecond: 4 }, address: { burst: 400, perSecond: 40 } },
  /** What a poll reads of the log; one that is told nothing costs nothing. */
  poll: { person: { burst: 100, perSecond: 10 }, address: { burst: 400, perSecond: 40 } },
  past: { person: { burst: 150, perSecond: 3 }, address: { burst: 600, perSecond: 12 } },
  /** A third of a second of a bot's thread, or several. */
  analysis: { person: { burst: 60, perSecond: 1 }, address: { burst: 180, perSecond: 4 } },
  journal: { person: { burst: 10, perSecond: 0.2 }, address: { burst: 40, perSecond: 1 } },
  content: { person: { burst: 20, perSecond: 1 }, address: { burst: 100, perSecond: 4 } },
  "make-table": { person: { burst: 60, perSecond: 0.5 }, address: { burst: 200, perSecond: 2 } },
  /** A look at a guild reads its results; a change of it is one too. */
  guild: { person: { burst: 60, perSecond: 2 }, address: { burst: 300, perSecond: 10 } },
  /** A look at a tournament, or a line in its record; a whole hall of players may share one address. */
  tournament: { person: { burst: 90, perSecond: 2 }, address: { burst: 600, perSecond: 40 } },
  /** Passkeys: a signature, a row. */
  keys: { person: { burst: 30, perSecond: 0.2 }, address: { burst: 60, perSecond: 0.5 } },
  /** Recovery words: a slow hash. Once is enough for most people. */
  words: {
    person: { burst: 3, perSecond: 3 / hour },
    address: { burst: 30, perSecond: 30 / hour },
  },
  /** Messages that leave the hall because somebody says so. */
  call: {
    person: { burst: 20, perSecond: 1 / minute },
    address: { burst: 60, perSecond: 10 / minute },
  },
  /** Letters to addresses that have not agreed: whoever reads them may be anybody. */
  letter: {
    person: { burst: 5, perSecond: 5 / day },
    address: { burst: 20, perSecond: 20 / day },
  },
  /** Games without a single person: they run by themselves as fast as they can. */
  "bots-alone": {
    person: { burst: 2, perSecond: 1 / minute },
    address: { burst: 6, perSecond: 3 / minute },
  },
} as const satisfies Record<string, Shares>;

export type Work = keyof typeof standardShares;
export type AllShares = Readonly<Record<Work, Shares>>;
const works = Object.keys(standardShares) as readonly Work[];

/** The same for everyone and everything. */
export function sharesOf(rate: Rate): AllShares {
  const shares = { person: rate, address: rate };
  return Object.fromEntries(works.map((work) => [work, shares])) as Record<Work, Shares>;
}

/** Who pays. A stranger pays as an address alone. */
export interface Payer {
  readonly person: PersonId | null;
  readonly address: string;
}

export interface Allowances {
  take(work: Work, payer: Payer, cost?: number): boolean;
  /** What turned out to cost more is paid afterwards: whoever is in debt waits the longer next time. */
  owe(work: Work, payer: Payer, cost: number): void;
  /** Seconds until as much may be taken. */
  wait(work: Work, payer: Payer, cost?: number): number;
}

export function allowances(
  shares: AllShares,
  now: () => number,
  refused: (work: Work, payer: Payer) => void,
): Allowances {
  const people = new Map<Work, Meter>();
  const addresses = new Map<Work, Meter>();
  for (const work of works) {
    people.set(work, meter(shares[work].person, now));
    addresses.set(work, meter(shares[work].address, now));
  }

  return {
    take(work, payer, cost = 1) {
      const allowed =
        (payer.person === null || people.get(work)?.take(payer.person, cost) === true) &&
        addresses.get(work)?.take(payer.address, cost) === true;
      if (!allowed) refused(work, payer);
      return allowed;
    },
    owe(work, { person, address }, cost) {
      if (person !== null) people.get(work)?.owe(person, cost);
      addresses.get(work)?.owe(address, cost);
    },
    wait(work, { person, address }, cost = 1) {
      const alone = person === null ? 0 : (people.get(work)?.wait(person, cost) ?? 0);
      return Math.max(alone, addresses.get(work)?.wait(address, cost) ?? 0);
    },
  };
}

/** So many pages cost one unit to fold; another viewer of a long game pays for its length. */
const pagesPerUnit = 100;

export function costOfPages(pages: number): number {
  return 1 + Math.max(0, pages) / pagesPerUnit;
}
