import type pg from 'pg';
import type { Lang } from '#contract/core/langs.ts';
import type { Watched } from './page.ts';
import { wordsOf } from './words.ts';

export const password = 'twill-2x2-carbon';
let n = 0;
export const mail = (): string => `weaver${Date.now().toString(36)}${(n += 1)}@example.com`;
/** A path in a language. */
export const at = (lang: Lang, path: string): string => (lang === 'cn' ? path : `/${lang}${path}`);

/** The newest code that went to an address; it is sent after the answer, so it may be a while in coming. */
export const codeOf = async (pool: pg.Pool, target: string): Promise<string> => {
  for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((r) => setTimeout(r, 50))) {
    const { rows } = await pool.query<{ body: string }>(
      'select body from outbox_messages where recipient = $1 order by created_at desc limit 1',
      [target],
    );
    const found = /\d{6}/.exec(rows[0]?.body ?? '')?.[0];
    if (found) return found;
  }
  throw new Error(`no code came to ${target}`);
};

/** Asks for a code by mail, which needs no puzzle, and fills in the one that came. */
export const prove = async (page: Watched, pool: pg.Pool, lang: Lang, target: string): Promise<void> => {
  const w = wordsOf(lang);
  // Six codes an hour go to one address without a puzzle, and all tests come from one.
  await pool.query(`delete from rate_limits where key like 'code-%'`);
  await page.getByRole('button', { name: w('identity:code.send') }).click();
  await page.getByRole('button', { name: w('identity:captcha.mailDirect') }).click();
  await page.getByLabel(w('identity:code.label')).fill(await codeOf(pool, target));
};

export const fillAccount = async (
  page: Watched,
  pool: pg.Pool,
  lang: Lang,
  o: { target: string; companyName?: string },
): Promise<void> => {
  const w = wordsOf(lang);
  const field = (key: string) => page.getByLabel(w(key), { exact: true });
  if (o.companyName) await field('identity:register.companyName').fill(o.companyName);
  await field('identity:login.account').fill(o.target);
  await prove(page, pool, lang, o.target);
  await field('identity:register.name').fill('Ana Lin');
  await field('identity:login.password').fill(password);
  await page.getByRole('checkbox').check();
};
