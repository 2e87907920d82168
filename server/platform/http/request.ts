import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { defaultLang, isLang, type Lang } from '#contract/core/langs.ts';

/** Value of one cookie. */
export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((p) => p.trim())
    .find((p) => p.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** `x-lang` (our own browser, on prefixed pages), else the `language` cookie, else Chinese. */
export const langOf = (headers: Headers): Lang => {
  const asked = headers.get('x-lang') ?? cookieOf(headers.get('cookie') ?? '', 'language');
  return isLang(asked) ? asked : defaultLang;
};

/** The bearer token or, from a browser, the cookie; which one decides whether the Origin is checked. */
export const tokenOf = (headers: Headers): { token: string; from: 'header' | 'cookie' } | null => {
  const bearer = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (bearer) return { token: bearer, from: 'header' };
  const token = cookieOf(headers.get('cookie') ?? '', 'xtoken');
  return token ? { token, from: 'cookie' } : null;
};

/** The cookie by which a browser is told from others before and after a login. */
export const deviceCookie = 'xdevice';
/** What a browser says its device is: 256 bits as we gave them, or nothing. */
export const deviceOf = (headers: Headers): string | undefined => {
  const given = cookieOf(headers.get('cookie') ?? '', deviceCookie);
  return given && /^[\w-]{43}$/.test(given) ? given : undefined;
};

const bare = (a: string) => a.replace(/^::ffff:/, '');

/** The caller's address: the last X-Forwarded-For entry that is no trusted proxy, believed only from one (security 9). */
export const createAddressOf = (trusted: string[]) => {
  const list = new BlockList();
  for (const t of trusted) {
    const [net = '', bits] = t.split('/');
    const family = isIPv6(net) ? 'ipv6' : 'ipv4';
    if (bits) list.addSubnet(net, Number(bits), family);
    else list.addAddress(net, family);
  }
  const isProxy = (a: string) => trusted.length > 0 && list.check(a, isIPv6(a) ? 'ipv6' : 'ipv4');
  return (req: Pick<IncomingMessage, 'socket' | 'headers'> | undefined): string => {
    const peer = bare(req?.socket?.remoteAddress ?? '127.0.0.1');
    if (!req || !isProxy(peer)) return peer;
    const chain = String(req.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((a) => bare(a.trim()))
      .filter(Boolean);
    return chain.findLast((a) => !isProxy(a)) ?? peer;
  };
};

/** Paths fit for a log: no phone, mail or token in them. */
export const loggedPath = (path: string): string =>
  path
    .replace(/[^/?&=]*(?:@|%40)[^/?&=]*/g, '*')
    .replace(/\d{7,}/g, '*')
    .replace(/\?.*/, '');
