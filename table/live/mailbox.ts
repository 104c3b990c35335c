/**
 * One job at a time, in order of arrival. Talk waits for everything else: however much of it has piled up, a move
 * behind it is held up by the one line that is being written and by no more.
 */
export interface Mailbox {
  post<T>(job: () => Promise<T>): Promise<T>;
  /** For talk: done once nothing else waits. */
  postTalk<T>(job: () => Promise<T>): Promise<T>;
  busy(): boolean;
}

type Job = () => Promise<void>;

export function openMailbox(): Mailbox {
  const play: Job[] = [];
  const talk: Job[] = [];
  let working = false;
  return {
    post: (job) => enter(play, job),
    postTalk: (job) => enter(talk, job),
    busy: () => working,
  };

  function enter<T>(line: Job[], job: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      line.push(() => job().then(resolve, reject));
      if (working) return;
      working = true;
      void Promise.resolve().then(work);
    });
  }

  async function work(): Promise<void> {
    for (let next = play.shift() ?? talk.shift(); next; next = play.shift() ?? talk.shift())
      await next();
    working = false;
  }
}
