/** What each player revealed, shown together and briefly; it never takes a tap [BH-TURN-06]. */
import type { JSX } from 'preact';
import { SeatMark } from '#client/pieces/seat-mark.tsx';
import { useEffect, useState } from 'preact/hooks';
import type { Choice, News, View } from '#rules/bounty-hunters/index.ts';
import type { Batch } from '../../table/session.ts';
import type { SeatName } from '../screen.ts';
import { Card } from './card.tsx';
import type { Words } from './words/en.ts';

const shownMs = 2800;

/** The news of a batch; the game's own words travel as unknown and are known here again. */
export function newsIn(latest: Batch | null): readonly News[] {
  return (latest?.entries ?? []).flatMap((entry) => (entry.type === 'news' ? (entry.news as readonly News[]) : []));
}

interface RevealProps {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Words;
  readonly latest: Batch | null;
  /** Someone has moved on to the next card: out of the way. */
  readonly covered: boolean;
}

export function Reveal({ view, names, words, latest, covered }: RevealProps): JSX.Element | null {
  const [shown, show] = useState<readonly (Choice | null)[] | null>(null);
  useEffect(() => {
    const reveal = newsIn(latest).findLast((news) => news.type === 'choices-revealed');
    if (reveal?.type === 'choices-revealed') show(reveal.choices);
  }, [latest?.version]);
  // On its own, so that the next page of the journal does not stop the clock.
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => show(null), shownMs);
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown === null || covered) return null;
  return (
    <div class="bh-reveal" aria-hidden="true">
      <b>{words.table.revealed}</b>
      <ul>
        {shown.map((choice, seat) =>
          choice === null ? null : (
            <li key={seat} class={`bh-fate-${choice.fate ?? 'play'}`}>
              <Card set={view.set} card={choice.card} words={words} silent />
              <span>
                <SeatMark seat={seat} />
                {names[seat]?.name}
              </span>
              {choice.fate !== null && <small>{words.fates[choice.fate]}</small>}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
