import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '#contract/all-pages.ts';
import { fileOf } from '../../routes.ts';
import { roomsOf } from './i18n.ts';

const web = join(import.meta.dirname, '../../');
const strings = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map((m) => m[1] ?? '');

type Module = { uses: string[]; brings: string[]; parts: string[] };
const known = new Map<string, Module>();
const placeOf = (from: string, name: string): string | undefined => {
  const path = name.startsWith('#web/')
    ? join(web, name.slice(5))
    : name.startsWith('.')
      ? join(dirname(from), name)
      : '';
  return /\.tsx?$/.test(path) && path.startsWith(web) && existsSync(path) ? path : undefined;
};

/** The files of words that a module reads, those that it brings itself, and the modules that it is made of, late ones too. */
const moduleAt = (path: string): Module => {
  const before = known.get(path);
  if (before) return before;
  const text = readFileSync(path, 'utf8');
  // A popup's words are fetched with it: the frame waits for both.
  const own = /const withWords = async/.test(text) ? text.replace(/withWords\(import\([^)]*\)\)/g, '') : text;
  const names = [...own.matchAll(/^(?:import (?!type )|export )[^;]*?from '([^']+)'|import\(\s*'([^']+)'/gm)];
  const module = {
    uses: [...own.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap((m) => strings(m[1] ?? '')),
    brings: [
      ...[...own.matchAll(/(?:withWords\(|<WithWords rooms=\{|ensureRooms\(texts, )\s*\[([^\]]*)\]/g)].flatMap((m) =>
        strings(m[1] ?? ''),
      ),
      ...(own.includes('withFrameWords(') ? ['frame'] : []),
    ],
    parts: names.flatMap((m) => placeOf(path, m[1] ?? m[2] ?? '') ?? []),
  };
  known.set(path, module);
  return module;
};

it('every part of a page finds its words among those of the page, or brings them along', () => {
  const missing = new Set<string>();
  for (const page of pages) {
    const seen = new Set<string>();
    const walk = (path: string, had: readonly string[]): void => {
      const { uses, brings, parts } = moduleAt(path);
      const has = brings.some((b) => !had.includes(b)) ? [...had, ...brings] : had;
      const key = `${path} ${has.length}`;
      if (seen.has(key)) return;
      seen.add(key);
      for (const room of uses)
        if (!has.includes(room)) missing.add(`${page.key}: ${room} in ${path.slice(web.length)}`);
      for (const part of parts) walk(part, has);
    };
    walk(join(web, fileOf(page.key)), roomsOf(page));
  }
  expect([...missing]).toEqual([]);
});
