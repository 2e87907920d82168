import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';

const year = 365 * 86_400_000;

/** Whom to tell of a hole (RFC 9116). Without a mail address it is the page about us, which says how to reach us. */
export const securityText = async (ctx: Ctx): Promise<Response> => {
  const { baseUrl, contactMail } = ctx.platform.config;
  // A day's grain: the same text for everybody who asks today.
  const expires = new Date(Math.floor((Date.now() + year) / 86_400_000) * 86_400_000).toISOString();
  const lines = [
    `Contact: ${contactMail ? `mailto:${contactMail}` : baseUrl + pageTo('aboutUs')}`,
    `Expires: ${expires}`,
    'Preferred-Languages: zh, en, es',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};

/** Where password managers send people who should change theirs (W3C, A Well-Known URL for Changing Passwords). */
export const changePassword = async (): Promise<Response> =>
  new Response(null, { status: 302, headers: { location: pageTo('safety'), 'cache-control': 'no-store' } });
