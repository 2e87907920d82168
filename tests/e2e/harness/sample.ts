import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type Lang, langs } from '#contract/core/langs.ts';
import type { PageRule } from '#contract/pages.ts';

export type Case = { page: PageRule; lang: Lang; width: 1440 | 390; dark: boolean };

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return 'none';
  }
};

const all = (page: PageRule): Case[] =>
  langs.flatMap((lang) =>
    ([1440, 390] as const).flatMap((width) => [false, true].map((dark) => ({ page, lang, width, dark }))),
  );

/** Every page once in Chinese at 1440; of the other languages, widths and schemes one that rotates with the commit. FULL=1: all. */
export const sample = (pages: readonly PageRule[]): Case[] => {
  if (process.env['FULL']) return pages.flatMap(all);
  const turn = commit();
  return pages.flatMap((page) => {
    const [first, ...rest] = all(page);
    const n = createHash('sha256')
      .update(turn + page.path)
      .digest()
      .readUInt32BE(0);
    return [first, rest[n % rest.length]].filter((c): c is Case => c !== undefined);
  });
};
