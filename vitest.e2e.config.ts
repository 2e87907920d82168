import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/harness/global.ts'],
    testTimeout: 120_000,
    // Where a change lands, what only came late may come again and is said at the end; what is wrong fails twice.
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    // Modules and the browser stand once a worker.
    isolate: false,
    maxWorkers: 2,
    fileParallelism: true,
    reporters: ['default'],
  },
});
