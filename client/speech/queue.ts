/** What waits to be said: in order, the last word on a topic, a deed of several as one, too much news as a count. */
import type { Utterance } from "./utterance.ts";

/** About ten seconds of talk: more news than this at once is not listened to. */
const mostNews = 240;

export function enqueue(queue: readonly Utterance[], next: Utterance): readonly Utterance[] {
  const { topic } = next;
  const others = topic === undefined ? queue : queue.filter((one) => one.topic !== topic);
  return [...others, next];
}

/** Everything that waits, as the sentences to say now. */
export function folded(
  queue: readonly Utterance[],
  more: (count: number) => string,
): readonly string[] {
  const together = sharedDeeds(questionsLast(queue));
  let room = mostNews;
  let left = 0;
  const kept: string[] = [];
  // From the last back: what is newest is heard, and a count stands for what came before it.
  for (const { text, kind } of together.toReversed()) {
    if (kind === "news") room -= text.length;
    if (kind === "news" && (room < 0 || left > 0) && kept.length > 0) left++;
    else kept.unshift(text);
  }
  return left === 0 ? kept : [more(left), ...kept];
}

/** What happened, then what is asked: whoever is asked answers to the last they heard. */
function questionsLast(queue: readonly Utterance[]): readonly Utterance[] {
  const isLast = ({ kind, topic }: Utterance): boolean => kind === "question" || topic === "status";
  return [...queue.filter((one) => !isLast(one)), ...queue.filter(isLast)];
}

function sharedDeeds(queue: readonly Utterance[]): readonly Utterance[] {
  const told = new Set<string>();
  return queue.flatMap((one) => {
    const { shared } = one;
    if (shared === undefined) return [one];
    if (told.has(shared.deed)) return [];
    told.add(shared.deed);
    const who = queue.flatMap((other) =>
      other.shared?.deed === shared.deed ? [other.shared.who] : [],
    );
    return [who.length === 1 ? one : { ...one, text: shared.together([...new Set(who)]) }];
  });
}
