import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{contract,server,web,i18n,scripts}/**/*.test.ts',
      'tests/{build,rooms,security,unit,walls}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['tests/harness/global.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
});
