import { createHash } from 'node:crypto';
import { Feed } from 'feed';
import { htmlLang, isLang } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { type ListedKind, listedKinds } from '#contract/content/kinds.ts';
import { addressOfPiece, listOf } from '#contract/content/addresses.ts';
import { inLanguage } from '#contract/pages.ts';
import type { Document } from '#server/platform/room.ts';
import { translate } from '#server/platform/translate.ts';
import { presentRow } from '../present.ts';
import { findNewest } from './reading-store.ts';

const most = 50;
const isKind = (v: string): v is ListedKind => listedKinds.includes(v as ListedKind);

/** `/feeds/news-en.xml`: one kind in one language, as RSS 2.0. It says what everybody may read, so that caches may keep it. */
export const feed: Document['answer'] = async (ctx, params) => {
  const [, kind = '', lang = ''] = /^([a-z]+)-(cn|en|es)\.xml$/.exec(params['file'] ?? '') ?? [];
  if (!isKind(kind) || !isLang(lang)) return null;
  const base = ctx.platform.config.baseUrl;
  const rows = (await findNewest(ctx, kind, most)).map(presentRow);
  const self = `${base}/feeds/${kind}-${lang}.xml`;
  const made = new Feed({
    id: self,
    title: translate(lang, `content:feed.${kind}`),
    description: translate(lang, `content:about.${kind}`),
    link: base + inLanguage(lang, listOf(kind)),
    language: htmlLang[lang],
    copyright: translate(lang, 'common:site'),
    // The newest piece's time, so that the same list is the same text.
    updated: new Date(rows[0]?.publishedAt ?? 0),
    generator: 'Weft',
    feedLinks: { rss: self },
  });
  for (const r of rows)
    made.addItem({
      title: pick(r.title, lang),
      id: r.id,
      guid: r.id,
      link: base + inLanguage(lang, addressOfPiece(r)),
      date: new Date(r.publishedAt),
      description: pick(r.summary, lang),
      category: r.materials.map((m) => ({ name: pick(m.name, lang) })),
    });
  const xml = made.rss2();
  return new Response(xml, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      etag: `"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"`,
    },
  });
};
