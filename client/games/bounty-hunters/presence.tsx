/** Who is away, and how much time a seat has left. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '#client/pieces/icon.tsx';
import type { Seat } from '#rules/game.ts';
import type { Session } from '../../table/session.ts';
import type { Words } from './words/en.ts';

const soon = 10;

export function Presence({ session, seat, words }: { readonly session: Session | null; readonly seat: Seat; readonly words: Words }): JSX.Element | null {
  if (session === null) return null;
  const holder = session.info.value?.seats[seat]?.holder;
  const deadline = session.deadlines.value[session.awaited.value.indexOf(seat)];
  const isAway = holder?.type === 'person' && holder.presence !== 'here' && holder.standIn === null;
  const isBot = holder?.type === 'bot' || (holder?.type === 'person' && holder.standIn !== null);
  return (
    <span class="bh-presence">
      {isBot && <Icon name="bot" />}
      {isAway && <Icon name="warn" />}
      {isAway && <span class="unseen">{words.away}</span>}
      {deadline !== undefined && <Clock deadline={deadline} words={words} />}
    </span>
  );
}

function Clock({ deadline, words }: { readonly deadline: number; readonly words: Words }): JSX.Element {
  const secondsLeft = (): number => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 250);
    return () => clearInterval(timer);
  }, [deadline]);
  return (
    <span class={`bh-clock number${left <= soon ? ' bh-soon' : ''}`} role="timer" aria-label={words.secondsLeft(left)}>
      {left}
    </span>
  );
}
