import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const numbersOf = (path: string): number[] =>
  [...readFileSync(path, 'utf8').matchAll(/^(\d+)\. /gm)].map((m) => Number(m[1]));
/** The numbered rules of each document of the product, by its name. */
const rules = new Map(globSync('docs/product/*.md').map((path) => [basename(path, '.md'), numbersOf(path)]));
const decisions = new Set(globSync('docs/decisions/*.md').map((path) => basename(path).slice(0, 4)));

const sources = globSync(['{contract,server,web,tests,scripts,docs}/**/*.{ts,tsx,mts,mjs,css,md}', '*.md', 'vite*.ts'])
  .filter((path) => !path.includes('node_modules') && !path.endsWith('citations.test.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replace(/\n\s*(?:\*|\/\/)? */g, ' ') }));

/** Every match of a pattern in the sources, with its file. */
const found = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map((m) => ({ path, cited: m[0], match: m })));

describe('citations', () => {
  it('name a rule that is in a document of docs/product', () => {
    const cited = new RegExp(
      `\\b(${[...rules.keys()].join('|')}) (\\d{1,2}(?:(?:, | and | or | to )\\d{1,2})*)\\b`,
      'g',
    );
    const all = found(cited);
    const missing = all.filter(({ match: [, name = '', numbers = ''] }) =>
      numbers.split(/\D+/).some((n) => !rules.get(name)?.includes(Number(n))),
    );
    expect(missing.map(({ path, cited: c }) => `${path}: ${c}`)).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });

  it('name a decision that is in docs/decisions', () => {
    const missing = found(/\bdecisions? (\d{4})|docs\/decisions\/(\d{4})/g).filter(
      ({ match: [, word, link] }) => !decisions.has(word ?? link ?? ''),
    );
    expect(missing.map(({ path, cited }) => `${path}: ${cited}`)).toEqual([]);
  });

  it('name no document that is not here', () => {
    const strange = found(/\b(?:specification|decisions|face|design|wire|sections?|chapter) \d{1,2}\b/gi);
    expect(strange.map(({ path, cited }) => `${path}: ${cited}`)).toEqual([]);
  });
});

describe('documents of the product', () => {
  it('number their rules in order, each number once', () => {
    for (const [name, numbers] of rules) {
      expect(numbers.length, name).toBeGreaterThan(0);
      expect(numbers, name).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    }
  });
});
