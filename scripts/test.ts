import { parseArgs } from 'node:util';
import { histories } from '#tests/harness/parts.ts';
import { bin, type Step, stepsOf } from './test/run-steps.ts';

/**
 * Everything that must hold; what fails prints its output.
 * - `--check`: what needs no database and no browser.
 * - `--rest`: the files that a run without options leaves out (`tests/harness/parts.ts`).
 * - `--full`: every combination; `--slice 2/12` one part of them, so that a part ends within 20 minutes.
 * - `--own-server`: what a database server of one's own can change (TEST_DATABASE_URL).
 * - `--then-own-server`: as a change lands; leaves out the rooms that a run with `--own-server` has, which follows.
 * - `--only NAME`: the steps whose names begin so.
 */
const { values: o } = parseArgs({
  options: {
    check: { type: 'boolean' },
    rest: { type: 'boolean' },
    full: { type: 'boolean' },
    'own-server': { type: 'boolean' },
    'then-own-server': { type: 'boolean' },
    slice: { type: 'string' },
    only: { type: 'string' },
  },
});
if (o.slice && !/^([1-9]|1[0-2])\/([1-9]|1[0-2])$/.test(o.slice))
  throw new Error('usage: npm run test:full -- --slice 1/12');

const vitest = (...args: string[]) => bin('vitest/vitest.mjs', 'run', ...args);
const inBrowser = (...args: string[]) => vitest('--config', 'vitest.e2e.config.ts', ...args);
const shard = o.slice ? [`--shard=${o.slice}`] : [];
/** Every page in every view: sliced by view, where all others are sliced by file. */
const pages = ['pages.test', 'ui-book.test'];

const walled = ['contract', 'server', 'web', 'scripts', 'tests'];
/** One thread and rare garbage collection: a little slower by itself, for two thirds of the processor's time, which the step beside it has. */
const thrifty = { GOMAXPROCS: '1', GOGC: '400' };
const format: Step = { name: 'format', command: bin('oxfmt/bin/oxfmt', '--check') };
/** Routes are linted by their types. */
const typegen: Step = { name: 'typegen', command: bin('@react-router/dev/bin.cjs', 'typegen') };
const lint: Step = { name: 'lint', command: bin('oxlint/bin/oxlint', '--type-aware'), env: thrifty };
/**
 * What a run before found is kept beside the packages: only what has changed since is read again. One checker: each of several works
 * out for itself the types that all share.
 */
const types: Step = {
  name: 'types',
  command: bin(
    'typescript/bin/tsc',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
  ),
  env: thrifty,
};
const walls: Step = {
  name: 'walls',
  command: bin('dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.mjs', ...walled),
};
const unused: Step = {
  name: 'unused',
  command: bin('knip/bin/knip.js', '--no-progress', '--cache', '--cache-location', 'node_modules/.cache/knip'),
};
/** One worker: each of two would import nearly everything, and lint has the other core. */
const units: Step = { name: 'units', command: vitest('--project', 'units', '--maxWorkers', '1'), counts: true };
const rooms: Step = {
  name: 'rooms',
  command: vitest('--project', 'rooms', ...shard),
  counts: true,
};
const played: Step = { name: 'histories', command: vitest('--project', 'rooms', ...histories), counts: true };
const clients: Step = { name: 'clients', command: vitest('--project', 'clients'), counts: true };
const browser: Step[] = o.full
  ? [
      { name: 'pages', command: inBrowser(...pages), counts: true },
      { name: 'browser', command: inBrowser(...pages.map((p) => `--exclude=**/*${p}.ts`), ...shard), counts: true },
    ]
  : [{ name: 'browser', command: inBrowser(), counts: true }];

/**
 * Without a database and a browser. By themselves: beside the rooms, which keep both cores busy, either takes longer than one after
 * the other.
 */
const checks: Step[][] = [
  [lint, walls],
  [types, units, unused],
];

/** Groups of lanes one after another; the lanes of a group side by side, the steps of a lane in order. */
const lanes = (): Step[][][] => {
  if (o['own-server'])
    return [
      [
        [{ ...rooms, command: vitest('--project', 'rooms', 'tests/rooms') }],
        [{ name: 'main job', command: inBrowser('main-job/cn'), counts: true }],
      ],
    ];
  const first = [[[format, typegen]], checks];
  if (o.check) return first;
  if (o.rest) return [[[clients, rooms]], [browser]];
  if (!o.full) return [...first, [[rooms]], [browser]];
  // A slice leaves the steps without a database to `--check`; the clients, which cannot be cut, come with the last.
  const [nth, of] = (o.slice ?? '1/1').split('/');
  const uncut = nth === of;
  return [...(o.slice ? [] : first), [...(uncut ? [[clients]] : []), [played]], [[rooms]], [browser]];
};
const part = o['own-server'] ? 'OWN_SERVER' : o.full ? 'FULL' : o.rest ? 'REST' : 'QUICK';

const failed = await stepsOf(lanes(), {
  only: o.only ?? '',
  env: {
    [part]: '1',
    ...(o.slice && { SLICE: o.slice }),
    ...(o['then-own-server'] && { THEN_OWN_SERVER: '1' }),
  },
});
process.exit(failed ? 1 : 0);
