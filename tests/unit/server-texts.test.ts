import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

type Words = { [key: string]: string | Words };

const rooms = new Map(
  globSync('i18n/cn/*.json').map((f) => [basename(f, '.json'), JSON.parse(readFileSync(f, 'utf8')) as Words]),
);

/** Whether the path leads to a text, also one that is there by number, or to a group of texts. */
const leads = (room: Words, path: string[]): boolean => {
  const [key = '', ...rest] = path;
  const found = room[key];
  if (!rest.length) return found !== undefined || `${key}_other` in room;
  return typeof found === 'object' && leads(found, rest);
};

/** What a key of the server's begins with: `papers:page`, or `papers:state.` before a gap. */
const named = /['`]([A-Za-z]+):((?:[A-Za-z]\w*\.)*)(?:([A-Za-z]\w*)['`]|\$\{)/g;

it('texts that the server names are there: its keys are no types', () => {
  const missing: string[] = [];
  for (const file of globSync('server/**/*.ts').filter((f) => !f.endsWith('.test.ts')))
    for (const [whole, room = '', groups = '', last] of readFileSync(file, 'utf8').matchAll(named)) {
      const words = rooms.get(room);
      const path = [...groups.split('.').filter(Boolean), ...(last ? [last] : [])];
      if (words && path.length && !leads(words, path)) missing.push(`${file}: ${whole}`);
    }
  expect(missing).toEqual([]);
});
