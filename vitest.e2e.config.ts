import { configDefaults, defineConfig } from 'vitest/config';
import {
  brief,
  landingInBrowser,
  laterInBrowser,
  quick,
  rareInBrowser,
  rest,
  restInBrowser,
  thenInBrowser,
} from './tests/harness/parts.ts';
import { SlowFirst } from './tests/harness/slow-first.ts';
import { TellRetries } from './tests/harness/tell-retries.ts';

export default defineConfig({
  test: {
    include: rest ? restInBrowser : ['tests/e2e/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(quick ? [...laterInBrowser, ...rareInBrowser, ...thenInBrowser] : []),
      ...(brief ? landingInBrowser : []),
      // The main job by hand in the third language.
      ...(process.env['FULL'] ? [] : ['tests/e2e/main-job/en.test.ts']),
    ],
    globalSetup: ['tests/e2e/harness/global.ts'],
    testTimeout: 120_000,
    // Where a change lands, what only came late may come again and is said at the end; what is wrong fails twice.
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    // Modules and the browser stand once a worker.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    fileParallelism: true,
    reporters: ['default', new TellRetries()],
  },
});
