/** One job at a time, in order of arrival. */
export interface Mailbox {
  post<T>(job: () => Promise<T>): Promise<T>;
  busy(): boolean;
}

export function openMailbox(): Mailbox {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    post(job) {
      waiting++;
      const done = last.then(job);
      last = done.then(ended, ended);
      return done;
    },
    busy: () => waiting > 0,
  };

  function ended(): void {
    waiting--;
  }
}
