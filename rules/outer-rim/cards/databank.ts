/** Numbered databank cards: job resolutions in two versions, favors gone wrong, sabacc, failed purchases, ambition finals. */
import type { DatabankCard } from './types.ts';

export const databank: readonly DatabankCard[] = [
  // [UB-DATA-03] two versions of every job: the one drawn is decided by chance.
  {
    number: 47,
    title: 'The Vault Below the Waves',
    origin: 'fact',
    effects: [
      { do: 'test', skill: 'knowledge', fail: [{ do: 'fail' }] },
      { do: 'test', skill: 'stealth', fail: [{ do: 'suffer', on: 'character', amount: 1 }] },
      { do: 'test-until-passed', skill: 'tactics', each: [{ do: 'suffer', on: 'character', amount: 1 }] },
      { do: 'complete' },
    ],
  },
];

const byNumber = new Map<number, DatabankCard[]>();
for (const card of databank) {
  const versions = byNumber.get(card.number);
  if (versions === undefined) byNumber.set(card.number, [card]);
  else versions.push(card);
}

/** Every version of a number, in the order of the table; empty when nobody wrote that card yet. */
export function databankCards(number: number): readonly DatabankCard[] {
  return byNumber.get(number) ?? [];
}
