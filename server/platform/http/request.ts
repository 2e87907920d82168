import { defaultLang, isLang, type Lang } from '#contract/core/langs.ts';

/** Every value of a cookie, in the order sent: a subdomain may have set one of the same name before ours. */
const cookiesOf = (header: string | undefined, name: string): string[] =>
  (header ?? '')
    .split(';')
    .map((p) => p.trim())
    .filter((p) => p.startsWith(`${name}=`))
    .map((p) => p.slice(name.length + 1));

/** Value of one cookie. */
export const cookieOf = (header: string | undefined, name: string): string | undefined => cookiesOf(header, name)[0];

const browsersName: Record<string, Lang> = { zh: 'cn', en: 'en', es: 'es' };

/** The first of our languages by the reader's own wish (RFC 9110, 12.5.4): greatest weight first, then as listed. */
export const wishedLang = (accept: string | null): Lang | undefined => {
  const wishes = (accept ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const q = params.map((p) => /^\s*q=([\d.]+)\s*$/i.exec(p)?.[1]).find(Boolean);
      return { lang: browsersName[tag.toLowerCase().split('-')[0] ?? ''], q: q === undefined ? 1 : Number(q) };
    })
    .filter((w) => w.lang && w.q > 0);
  return wishes.toSorted((a, b) => b.q - a.q)[0]?.lang;
};

/** `x-lang` (our own pages), else the `language` cookie, else what the client wishes, else Chinese. */
export const langOf = (headers: Headers): Lang => {
  const asked = [headers.get('x-lang'), cookieOf(headers.get('cookie') ?? '', 'language')].find(isLang);
  return asked ?? wishedLang(headers.get('accept-language')) ?? defaultLang;
};

/** A token that a request brings, and how; from a cookie it counts only on our own pages' behalf. */
export type Credential = { token: string; from: 'header' | 'cookie' };

/** What our tokens look like; anything else under our cookie's name is somebody else's and costs no look-up. */
const ourToken = /^[\w-]{43}$/;
const mostTried = 4;

/** The cookie by which a browser is told from others before and after a login. */
export const deviceCookie = 'xdevice';
/** What a browser says its device is: 256 bits as we gave them, or nothing. */
export const deviceOf = (headers: Headers): string | undefined => {
  const given = cookieOf(headers.get('cookie') ?? '', deviceCookie);
  return given && /^[\w-]{43}$/.test(given) ? given : undefined;
};

/** The bearer token or, from a browser, the cookies that may be ours, to be tried in this order. */
export const credentialsOf = (authorization: string | undefined, cookie: string | undefined): Credential[] => {
  const bearer = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (bearer) return [{ token: bearer, from: 'header' }];
  return cookiesOf(cookie, 'xtoken')
    .filter((t) => ourToken.test(t))
    .slice(0, mostTried)
    .map((token) => ({ token, from: 'cookie' as const }));
};

/** Paths fit for a log: no phone, mail or token in them. */
export const loggedPath = (path: string): string =>
  path
    .replace(/[^/?&=]*(?:@|%40)[^/?&=]*/g, '*')
    .replace(/\d{7,}/g, '*')
    .replace(/\?.*/, '');
