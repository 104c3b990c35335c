/** The tests a mutant of the ledger's referee must survive to count as alive: its own, without the long random games. */
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['rules/legion/**/*.test.ts'],
    exclude: ['**/invariants.test.ts', '**/*.deep.test.ts'],
    testTimeout: 60_000,
  },
});
