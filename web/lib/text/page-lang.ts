import { defaultLang, isLang } from '#contract/core/langs.ts';
import { splitPath } from '#contract/pages.ts';
import type { PageLang } from './lang.ts';

const cookieLang = (cookie: string | null) => /(?:^|;\s*)language=(\w+)/.exec(cookie ?? '')?.[1];

/** Prefix of the address, else the `language` cookie, else Chinese. */
export const langOfRequest = (request: Request): PageLang => {
  const { prefix } = splitPath(new URL(request.url).pathname);
  const kept = cookieLang(request.headers.get('cookie'));
  return { lang: prefix ?? (isLang(kept) ? kept : defaultLang), prefix };
};
