import { expect, it } from 'vitest';
import { pages } from '#contract/all-pages.ts';
import { langs } from '#contract/core/langs.ts';
import { asking, readFiles } from './light-texts.ts';

it('has a file for all that a page asks for by its name', () => {
  const there = new Set(readFiles().map((f) => `${f.lang}/${f.file}`));
  const asked = new Set(pages.flatMap((p) => ['common', 'foot', 'ui', ...p.words]));
  const missing = [...asked].flatMap((file) => langs.map((l) => `${l}/${file}`)).filter((f) => !there.has(f));
  expect(missing).toEqual([]);
});

it('asks for a file by its name and the version of all', () => {
  expect(asking('v1')).toContain(`'/assets/texts/' + lang + '/' + file + '-v1.js'`);
});
