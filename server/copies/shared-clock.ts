/** One time for all copies: the store's. Two machines whose clocks differ must not disagree about whose time is up. */
export interface SharedClock {
  now(): number;
  /** The store said `now` at some moment between `asked` and `answered` of this machine. */
  heard(now: number, asked: number, answered: number): void;
}

export function shareClock(machine: () => number): SharedClock {
  let ahead: number | null = null;
  return {
    now: () => machine() + (ahead ?? 0),
    heard(now, asked, answered) {
      const [least, most] = [now - answered, now - asked];
      // As long as it may be right it stays: time that jumps to and fro with every beat is of no use.
      if (ahead === null || ahead < least || ahead > most) ahead = Math.round((least + most) / 2);
    },
  };
}
