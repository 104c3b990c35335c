/** [OR-ENC-01] Every section and every line of an encounter card has its story. */
import { expect, test } from 'vitest';
import { databank } from '../cards/databank.ts';
import { encounterCard, encounterLists } from '../cards/encounters/index.ts';
import { databankWords } from './databank.ts';
import { encounterWords } from './encounters.ts';

function labelsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(labelsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'label' && typeof inner === 'string' ? [inner] : labelsIn(inner)));
}

const cards = Object.values(encounterLists).flat();

test('[OR-ENC-01] each deck has at least three cards', () => {
  for (const [deck, ids] of Object.entries(encounterLists)) expect(ids.length, deck).toBeGreaterThanOrEqual(3);
});

test('[OR-ENC-01] every section and line has a text, and no text is left over', () => {
  const wanted = cards.flatMap((id) => {
    const { sections } = encounterCard(id);
    return [...Object.keys(sections).map((place) => `encounter.${id}.${place}`), ...labelsIn(sections)];
  });
  expect(Object.keys(encounterWords).toSorted()).toEqual([...new Set(wanted)].toSorted());
});

test('[UB-DATA-03] every line of a databank card has a text', () => {
  expect(Object.keys(databankWords).toSorted()).toEqual([...new Set(labelsIn(databank))].toSorted());
});
