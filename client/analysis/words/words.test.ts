import { expect, test } from 'vitest';
import { rowTexts } from './words.ts';

test.each([
  { rows: { targets: 9, crates: 0, credits: 0.04, tempo: -0.04 }, texts: ['objetivos +9'] },
  { rows: { targets: 0.05, credits: -0.05 }, texts: ['objetivos +0,1', 'créditos −0,1'] },
  { rows: { targets: 0, credits: -0.049 }, texts: [] },
])('[BH-SCORE-01] no row of the coach reads +0: $texts', ({ rows, texts }) => {
  expect(rowTexts(rows, 'es')).toEqual(texts);
});
