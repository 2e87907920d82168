import { configDefaults, defineConfig } from 'vitest/config';
import { roomsLeftOut, roomsTaken, serversOfTheirOwn } from './tests/harness/parts.ts';
import { SlowFirst } from './tests/harness/slow-first.ts';

/** Modules stand once a worker, not once a file: importing the whole platform takes longer than most of its tests. */
const shared = { isolate: false, testTimeout: 90_000, hookTimeout: 120_000 } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    reporters: ['default'],
    projects: [
      {
        test: {
          ...shared,
          name: 'units',
          include: ['{contract,server,web,i18n,scripts}/**/*.test.ts', 'tests/{unit,walls}/**/*.test.{ts,tsx}'],
          exclude: [serversOfTheirOwn],
          globalSetup: ['tests/harness/own-folder.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'rooms',
          include: roomsTaken(),
          exclude: [...configDefaults.exclude, ...roomsLeftOut()],
          globalSetup: ['tests/harness/own-folder.ts', 'tests/harness/global.ts'],
          setupFiles: ['tests/harness/setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          // They install packages.
          name: 'clients',
          include: ['tests/clients/*.test.ts'],
          globalSetup: ['tests/harness/own-folder.ts', 'tests/harness/global.ts'],
          setupFiles: ['tests/harness/setup.ts'],
        },
      },
    ],
  },
});
