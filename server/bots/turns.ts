/** Whose thought comes next: addresses take turns, in each of them its people, and of each person the first come. */

export interface Owner {
  readonly person: string;
  readonly address: string;
}

export interface Turns<Job> {
  add(owner: Owner, job: Job): void;
  next(): { readonly owner: Owner; readonly job: Job } | null;
  /** How many wait behind each other at one address. */
  waitingAt(address: string): number;
  /** How many addresses have someone waiting. */
  readonly addresses: number;
}

export function takeTurns<Job>(): Turns<Job> {
  /** A map keeps the order in which keys came: whoever had a turn goes to the end. */
  const lines = new Map<string, Map<string, Job[]>>();

  return {
    add({ person, address }, job) {
      const people = lines.get(address) ?? new Map<string, Job[]>();
      lines.set(address, people);
      const line = people.get(person) ?? [];
      people.set(person, line);
      line.push(job);
    },
    next() {
      for (const [address, people] of lines)
        for (const [person, line] of people) {
          const job = line.shift();
          toTheEnd(people, person, line.length > 0);
          toTheEnd(lines, address, people.size > 0);
          if (job !== undefined) return { owner: { person, address }, job };
        }
      return null;
    },
    waitingAt(address) {
      let count = 0;
      for (const line of lines.get(address)?.values() ?? []) count += line.length;
      return count;
    },
    get addresses() {
      return lines.size;
    },
  };
}

function toTheEnd<Value>(map: Map<string, Value>, key: string, stays: boolean): void {
  const value = map.get(key);
  map.delete(key);
  if (stays && value !== undefined) map.set(key, value);
}
