import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/harness/global.ts'],
    testTimeout: 120_000,
    // Two browsers on two cores: what comes late has come all the same.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    maxWorkers: 2,
    fileParallelism: true,
    reporters: ['default'],
  },
});
