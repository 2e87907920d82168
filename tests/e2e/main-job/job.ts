import type pg from 'pg';
import { type Lang, langs } from '#contract/core/langs.ts';
import type { Platform } from '#server/platform/index.ts';
import { writeNumber } from '#contract/core/numbers/number-text.ts';
import { useDatabase } from '../harness/database.ts';
import { type Open, useBrowser, type Watched } from '../harness/page.ts';
import { wordsOf } from '../harness/words.ts';

/** What each step of the main job works with: a browser, the database behind the site, and the words of one language. */
export type Job = {
  lang: Lang;
  w: ReturnType<typeof wordsOf>;
  /** A number as people of the language type it: `98,5` for 98.5 in Spanish. */
  typed: (plain: string) => string;
  open: (o?: Open) => Promise<Watched>;
  pool: pg.Pool;
  platform: Platform;
  /** The first row of a query. */
  one: <T>(sql: string, values: unknown[]) => Promise<T>;
};

/** Where each language's people sit. */
const places: Record<Lang, Open> = {
  cn: {},
  en: { locale: 'en-US', zone: 'America/New_York' },
  es: { locale: 'es-MX', zone: 'America/Mexico_City' },
};

export const useJob = (lang: Lang): Job => {
  const { open } = useBrowser();
  const { pool, platform } = useDatabase();
  const one = async <T>(sql: string, values: unknown[]): Promise<T> => (await pool.query(sql, values)).rows[0] as T;
  return {
    lang,
    w: wordsOf(lang),
    typed: (plain) => writeNumber(plain, lang),
    open: (o) => open({ lang, ...places[lang], ...o }),
    pool,
    platform,
    one,
  };
};

/** A time of China so many days from now, as a field takes it. */
export const local = (days: number) => new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 16);
/** A phone number of this run. */
export const phoneOf = (lang: Lang) => `139${String(langs.indexOf(lang))}${String(Date.now()).slice(-7)}`;
