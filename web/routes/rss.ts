import { createHash } from 'node:crypto';
import { Feed } from 'feed';
import { defaultLang, htmlLang, intlLocale, type Lang } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import type { InquiryRow } from '#contract/inquiry/schemas.ts';
import { pageTo, splitPath } from '#contract/pages.ts';
import { addressIn } from '#web/lib/page/address.ts';
import { loaderCall } from '#web/lib/call.ts';
import { hostContext } from '#web/lib/page/host.ts';
import { loadTexts } from '#web/lib/text/i18n.ts';
import type { Route } from './+types/rss.ts';

const newest = 50;

/** Only what a visitor's teaser shows too: title, category, deadline (deals 8). */
const build = async (rows: InquiryRow[], lang: Lang, origin: string, path: string): Promise<string> => {
  const t = (await loadTexts(lang, ['hall', 'common'])).of('hall');
  const time = new Intl.DateTimeFormat(intlLocale[lang], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  });
  const published = (r: InquiryRow) => new Date(r.publishedAt ?? r.deadline);
  const feed = new Feed({
    id: `${origin}${path}`,
    title: t('hall:feed.title'),
    description: t('hall:feed.description'),
    link: addressIn(origin, lang, pageTo('inquiryHall')),
    language: htmlLang[lang],
    copyright: t('common:site'),
    // The newest inquiry's time, so that the same list is the same text.
    updated: rows[0] ? published(rows[0]) : new Date(0),
    generator: 'Weft',
    feedLinks: { rss: `${origin}${path}` },
  });
  for (const r of rows) {
    const link = addressIn(origin, lang, pageTo('inquiry', { id: r.id }));
    const categories = r.products.map((p) => pick(p.name, lang));
    feed.addItem({
      title: pick(r.title, lang),
      id: r.id,
      guid: r.id,
      link,
      date: published(r),
      description: t('hall:feed.item', {
        category: categories.join(' · '),
        deadline: time.format(new Date(r.deadline)),
      }),
      category: categories.map((name) => ({ name })),
    });
  }
  return feed.rss2();
};

/** Public inquiries as RSS 2.0; the language is the address's alone, so that caches may keep it. */
export const loader = async (args: Route.LoaderArgs): Promise<Response> => {
  const { pathname } = new URL(args.request.url);
  const { prefix } = splitPath(pathname);
  const { origin } = args.context.get(hostContext);
  const { records } = await loaderCall(args)(inquiry.page, { query: { state: 'quoting', size: newest } });
  const xml = await build(records, prefix ?? defaultLang, origin, pathname);
  const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    etag,
  };
  const known = (args.request.headers.get('if-none-match') ?? '').split(',').map((e) => e.trim().replace(/^W\//, ''));
  return known.includes(etag) ? new Response(null, { status: 304, headers }) : new Response(xml, { headers });
};
