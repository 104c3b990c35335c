import { defineConfig } from 'vitest/config';
import type { TestModule } from 'vitest/node';

/** The last line of `npm test`: `N passed, N failed, N skipped`. */
const tally = {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    let skipped = 0;
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests()].length === 0) failed++;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') failed++;
        else skipped++;
      }
    }
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  },
};

const deep = process.env['DEEP'] === '1';
const deepOnly = deep ? [] : ['**/*.deep.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default', tally],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{rules,bots,table,server,client,tools}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', '**/node_modules/**', ...deepOnly],
          testTimeout: deep ? 3_600_000 : 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['client/**/*.browser.test.ts'],
          exclude: ['**/node_modules/**', ...deepOnly],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
