import type { Ctx } from '#server/platform/context.ts';
import { langs } from '#contract/core/langs.ts';
import { pages, pageTo } from '#contract/pages.ts';

/** Calls and people's own pages are nothing to search; everything else is. */
export const robots = async (ctx: Ctx): Promise<Response> => {
  const own = new Set(pages.filter((p) => p.layout === 'member').map((p) => `/${p.path.split('/')[1]}`));
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    `Disallow: ${pageTo('outbox')}`,
    ...langs.flatMap((l) => [...own].map((p) => `Disallow: ${l === 'cn' ? '' : `/${l}`}${p}/`)),
    '',
    `Sitemap: ${ctx.platform.config.baseUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};
