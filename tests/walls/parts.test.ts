import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n');

/** `server/rooms/identity/codes/send-code.ts` is of the part `codes`; files of the room's own folder are of none. */
const partOf = (path: string): string | undefined => /^server\/rooms\/[^/]+\/([^/]+)\/[^/]+\.ts$/.exec(path)?.[1];

/** What a file needs when it runs; tables are the room's, and any of its stores may name them. */
const needs = (path: string, code: string): string[] =>
  [...code.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm)]
    .map((m) => normalize(join(dirname(path), m[1] ?? '')))
    .filter((to) => basename(to) !== 'tables.ts');

/** Pairs of parts of one room that need one another, directly or through others. */
const cyclesOf = (sources: [path: string, code: string][]): string[] => {
  const edges = new Map<string, Set<string>>();
  for (const [path, code] of sources) {
    const from = partOf(path);
    if (!from) continue;
    for (const to of needs(path, code).map(partOf))
      if (to && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of edges.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  return [...edges.keys()].filter((part) => reached(part).has(part)).toSorted();
};

it('the parts of a room need one another one way only', () => {
  const parts = files.filter((f) => partOf(f) && !f.endsWith('.test.ts'));
  const rooms = Map.groupBy(parts, (f) => f.split('/')[2] ?? '');
  expect([...rooms.keys()]).toEqual(expect.arrayContaining(['identity', 'inquiry', 'verification']));
  for (const [room, own] of rooms) expect(cyclesOf(own.map((f) => [f, readFileSync(f, 'utf8')])), room).toEqual([]);
});

it('a part that needs another in both directions is found', () => {
  const at = (part: string) => `server/rooms/one/${part}/a.ts`;
  const using = (part: string) => `import { a } from '../${part}/a.ts';`;
  expect(
    cyclesOf([
      [at('x'), using('y')],
      [at('y'), using('z')],
      [at('z'), using('x')],
    ]),
  ).toEqual(['x', 'y', 'z']);
  expect(
    cyclesOf([
      [at('x'), using('y')],
      [at('y'), `import type { A } from '../x/a.ts';`],
    ]),
  ).toEqual([]);
});

it('no folder of code holds more than 25 files', () => {
  const code = files.filter((f) => /\.(?:tsx?|mjs|css)$/.test(f));
  const folders = [...Map.groupBy(code, (f) => dirname(f))].filter(([, own]) => own.length > 25);
  expect(folders.map(([folder, own]) => `${folder}: ${own.length}`)).toEqual([]);
});
