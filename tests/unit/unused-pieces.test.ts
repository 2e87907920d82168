import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** What pages are to be made of, though none is yet, and why it stays. */
const expected: string[] = [];
const book = /^web\/(features\/ui-book\/|routes\/book\.tsx$)/;
const files = new Set(
  globSync('web/{features,lib,routes,ui}/**/*.{ts,tsx,css}').concat(globSync('web/*.{ts,tsx,css}')),
);
const imported = /(?:from|import\(|import|@import)\s*'([^']+)'/g;

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(([, name = '']) => {
    const bare = name.replace(/\?.*/, '');
    if (bare.startsWith('#web/')) return `web/${bare.slice('#web/'.length)}`;
    return bare.startsWith('.') ? join(dirname(file), bare) : [];
  });

/** Files that pages reach, from their routes on; the book of pieces is none. */
const reached = (): Set<string> => {
  const seen = new Set<string>();
  const walk = (file: string): void => {
    if (seen.has(file) || book.test(file) || !files.has(file)) return;
    seen.add(file);
    importsOf(file).forEach(walk);
  };
  for (const file of files) if (/^web\/(routes\/|[^/]+$)/.test(file)) walk(file);
  return seen;
};

it('every piece is shown on a page, not in the book of pieces and in tests alone', () => {
  const seen = reached();
  expect(seen.size).toBeGreaterThan(400);
  const alone = [...files].filter(
    (f) => !seen.has(f) && !book.test(f) && !f.includes('.test.') && !f.endsWith('.d.ts'),
  );
  expect(alone.toSorted()).toEqual(expected.toSorted());
});
