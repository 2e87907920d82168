import { htmlLang, langs } from '#contract/core/langs.ts';
import { addressOf, inLanguage, type PageAddress, pages, pageTo } from '#contract/pages.ts';
import { sectionKeys } from '#contract/reference/sections.ts';
import type { Ctx } from '#server/platform/context.ts';
import { listedPieces } from '#server/rooms/content/index.ts';
import { listedProducts } from '#server/rooms/catalogue/index.ts';
import { listedBooths } from '#server/rooms/fairs/index.ts';
import { listedCompanies } from '#server/rooms/enterprise/index.ts';
import { listedAlbums, listedBrands, listedFairs, listedForums } from '#server/rooms/fairs/index.ts';
import { publicInquiries } from '#server/rooms/inquiry/index.ts';
import { publicProjects } from '#server/rooms/docking/index.ts';
import { listedVacancies } from '#server/rooms/recruitment/index.ts';
import { listedConferences } from '#server/rooms/conferences/index.ts';
import { listedParks } from '#server/rooms/parks/index.ts';
import { listedOffers, listedProviders } from '#server/rooms/services/index.ts';
import { publicPurchases } from '#server/rooms/purchase/index.ts';

/** One address under its three languages; `changed` is an instant. */
type Entry = { path: PageAddress; changed?: string };
type Part = (ctx: Ctx, o: { limit: number; offset: number }) => Promise<Entry[]>;

/** The protocol allows 50,000 addresses a file; each entry here is three. */
const perFile = 10_000;

/** The pages of one company. */
const companyTabs = ['company', 'companyIntroduction', 'companyProducts', 'companyContact'] as const;

const detail =
  (
    page:
      | 'product'
      | 'companyProduct'
      | 'inquiry'
      | 'purchase'
      | 'project'
      | 'booth'
      | 'fair'
      | 'forum'
      | 'brand'
      | 'album'
      | 'serviceOffer'
      | 'vacancy'
      | 'serviceProvider'
      | 'serviceProviderDetail'
      | 'newsDetail'
      | 'helpDetail'
      | 'statementDetail'
      | 'caseDetail'
      | 'journalDetail'
      | 'videoDetail',
    read: (ctx: Ctx, o: { limit: number; offset: number }) => Promise<{ id: string; changed: string }[]>,
  ): Part =>
  async (ctx, o) =>
    (await read(ctx, o)).map((r) => ({ path: pageTo(page, { id: r.id }), changed: r.changed }));

const parts: Record<string, Part> = {
  pages: async (_ctx, o) =>
    pages
      .filter((p) => p.index && !p.ofOne && p.access.kind === 'open')
      .map((p) => ({ path: addressOf(p.path, {}) }))
      .slice(o.offset, o.offset + o.limit),
  developers: async (_ctx, o) =>
    sectionKeys
      .map((section) => ({ path: pageTo('developersSection', { section }) }))
      .slice(o.offset, o.offset + o.limit),
  companies: async (ctx, { limit, offset }) => {
    const n = companyTabs.length;
    const rows = await listedCompanies(ctx, { limit: Math.ceil(limit / n), offset: Math.floor(offset / n) });
    return rows.flatMap(({ slug }) => companyTabs.map((tab) => ({ path: pageTo(tab, { slug }) }))).slice(0, limit);
  },
  companyProducts: detail('companyProduct', listedProducts),
  products: detail('product', listedProducts),
  inquiries: detail('inquiry', publicInquiries),
  purchases: detail('purchase', publicPurchases),
  projects: detail('project', publicProjects),
  booths: detail('booth', listedBooths),
  fairs: detail('fair', listedFairs),
  forums: detail('forum', listedForums),
  brands: detail('brand', listedBrands),
  albums: detail('album', listedAlbums),
  vacancies: detail('vacancy', listedVacancies),
  conferences: async (ctx, o) =>
    (await listedConferences(ctx, o)).map((c) => ({
      path: pageTo('conference', { slug: c.slug }),
      changed: c.changed,
    })),
  parks: async (ctx, o) =>
    (await listedParks(ctx, o)).map((p) => ({ path: pageTo('park', { slug: p.slug }), changed: p.changed })),
  services: detail('serviceOffer', listedOffers),
  providers: detail('serviceProvider', listedProviders),
  providerDetails: detail('serviceProviderDetail', listedProviders),
  news: detail('newsDetail', (ctx, o) => listedPieces(ctx, 'news', o)),
  statements: detail('statementDetail', (ctx, o) => listedPieces(ctx, 'statement', o)),
  cases: detail('caseDetail', (ctx, o) => listedPieces(ctx, 'case', o)),
  journals: detail('journalDetail', (ctx, o) => listedPieces(ctx, 'journal', o)),
  videos: detail('videoDetail', (ctx, o) => listedPieces(ctx, 'video', o)),
  help: detail('helpDetail', (ctx, o) => listedPieces(ctx, 'help', o)),
};

const escape = (s: string) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const at = (base: string, lang: (typeof langs)[number], address: PageAddress) =>
  escape(base + inLanguage(lang, address));

const xml = (body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });

const entry = (base: string, e: Entry): string => {
  const others = [...langs.map((l) => [htmlLang[l], at(base, l, e.path)]), ['x-default', at(base, 'cn', e.path)]].map(
    ([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
  );
  const changed = e.changed ? `<lastmod>${new Date(e.changed).toISOString()}</lastmod>` : '';
  return langs.map((l) => `<url><loc>${at(base, l, e.path)}</loc>${changed}${others.join('')}</url>`).join('\n');
};

/** `/sitemap.xml`: as many files of each kind as it needs. */
export const sitemapIndex = async (ctx: Ctx): Promise<Response> => {
  const base = ctx.platform.config.baseUrl;
  const names: string[] = [];
  for (const [name, read] of Object.entries(parts))
    for (let n = 1; (await read(ctx, { limit: 1, offset: (n - 1) * perFile })).length > 0; n++)
      names.push(`${name}-${n}.xml`);
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names
      .map((n) => `<sitemap><loc>${escape(`${base}/sitemap/${n}`)}</loc></sitemap>`)
      .join('\n')}\n</sitemapindex>`,
  );
};

/** `/sitemap/products-1.xml`, or null where there is none. */
export const sitemap = async (ctx: Ctx, params: Record<string, string>): Promise<Response | null> => {
  const [, name = '', n = ''] = /^(\w+)-([1-9]\d{0,3})\.xml$/.exec(params['part'] ?? '') ?? [];
  const read = Object.hasOwn(parts, name) ? parts[name] : undefined;
  const entries = read ? await read(ctx, { limit: perFile, offset: (Number(n) - 1) * perFile }) : [];
  if (!entries.length) return null;
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries
      .map((e) => entry(ctx.platform.config.baseUrl, e))
      .join('\n')}\n</urlset>`,
  );
};
