/**
 * One message of a socket, then everyone else's turn: a chunk full of tiny frames holds nobody up. The first is heard
 * at once, so that all who spoke in the same turn of the event loop share one flush of the disk: the library's own way
 * (`allowSynchronousEvents: false`) puts each off, which made flushes a fifth smaller under full load.
 */

interface Wire {
  pause(): void;
  resume(): void;
}

interface OneATurn<Message extends readonly unknown[]> {
  readonly arrived: (...message: Message) => void;
  /** Whatever still waits is not heard any more, and nothing more is taken from the wire. */
  readonly stop: () => void;
}

/** One count for all sockets: each asking for a turn of its own would cost more than the message. */
let turns = 0;
let counting = false;

function thisTurn(): number {
  if (!counting) {
    counting = true;
    setImmediate(() => {
      counting = false;
      turns++;
    });
  }
  return turns;
}

/** `wire` brings nothing more while messages of the last chunk wait. */
export function oneATurn<Message extends readonly unknown[]>(
  wire: Wire,
  hear: (...message: Message) => void,
): OneATurn<Message> {
  let heardIn = -1;
  let waiting: Message[] = [];
  let isPaused = false;
  let isOver = false;
  return {
    arrived(...message) {
      if (!isPaused && heardIn !== thisTurn()) {
        heardIn = turns;
        return hear(...message);
      }
      waiting.push(message);
      if (isPaused) return;
      isPaused = true;
      wire.pause();
      setImmediate(next);
    },
    stop() {
      waiting = [];
      isOver = true;
    },
  };

  function next(): void {
    const message = waiting.shift();
    if (message !== undefined) {
      setImmediate(next);
      return hear(...message);
    }
    isPaused = false;
    if (!isOver) wire.resume();
  }
}
