import { isbot } from 'isbot';
import { isLang, type Lang } from '#contract/core/langs.ts';
import { cookieOf, wishedLang } from '../http/request.ts';

type Asked = { method: string; url: string; header: (name: string) => string | undefined };

/**
 * The language whose home page a first visit to `/` is sent to: what the browser wishes for, where that is not Chinese
 * (pages 1). Null for everybody who has chosen, comes to another address, or is no person: search engines read each
 * language at its own address.
 */
const langOfFirstVisit = ({ method, url, header }: Asked): Exclude<Lang, 'cn'> | null => {
  if (!/^(GET|HEAD)$/.test(method) || new URL(url).pathname !== '/') return null;
  if (isLang(cookieOf(header('cookie'), 'language'))) return null;
  const agent = header('user-agent');
  if (!agent || isbot(agent)) return null;
  const wished = wishedLang(header('accept-language') ?? null);
  return wished && wished !== 'cn' ? wished : null;
};

/** Sends a first visit on to its language and remembers that, as the language switch does; null where nothing is to be done. */
export const answerFirstVisit = (asked: Asked): Response | null => {
  const lang = langOfFirstVisit(asked);
  if (!lang) return null;
  return new Response(null, {
    status: 303,
    headers: {
      location: `/${lang}${new URL(asked.url).search}`,
      'set-cookie': `language=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`,
      'cache-control': 'no-store',
      vary: 'Accept-Language, Cookie',
    },
  });
};
