import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { sites } from '#contract/sites/calls.ts';
import { emptySite, shownBlocks, type SiteBlock, siteBlocks, type SiteContent } from '#contract/sites/site.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { type Company, companiesByIds, companyByKey, presentCompany } from '#server/rooms/enterprise/index.ts';
import { dealsOf, publicRatingOf } from '#server/rooms/order/index.ts';
import { findDesks } from './read-contacts.ts';
import { findNewestPublished, findPublished } from './store.ts';

type Content = NonNullable<AnswerOf<typeof sites.index>['site']>;
const iso = (at: string): string => new Date(at).toISOString();

/** Blocks that the company hides are not told. */
const publicPart = (s: SiteContent): Content => {
  const shown = shownBlocks(s);
  const empty = emptySite();
  const kept = Object.fromEntries(siteBlocks.map((b) => [b, shown.includes(b) ? s[b] : empty[b]]));
  return { ...s, ...kept, hidden: siteBlocks.filter((b) => !shown.includes(b)) } as unknown as Content;
};

/** A company that suppliers' pages may show. @throws Refused common.notFound */
const companyOf = async (ctx: Ctx, key: string): Promise<Company> => {
  const e = await companyByKey(ctx, key);
  if (!e) throw refuse(common.notFound);
  return e;
};

/** The company that is asked for; without an id the one that has published last. @throws Refused common.notFound */
const askedOr = async (ctx: Ctx, id: string | undefined): Promise<Company> => {
  const found = id ?? (await findNewestPublished(ctx));
  const [e] = found ? await companiesByIds(ctx, [found]) : [];
  if (!e) throw refuse(common.notFound);
  return e;
};

/** What of a company's site is published; only a verified supplier's is shown. */
const publishedOf = async (ctx: Ctx, e: Company) => (e.supplierVerified ? await findPublished(ctx, e.id) : undefined);

/** The public page of a company, by id or key. @throws Refused common.notFound */
export const readSite = async (ctx: Ctx, key: string): Promise<AnswerOf<typeof sites.index>> => {
  const e = await companyOf(ctx, key);
  const [company, published, deals, desks, rating] = await Promise.all([
    presentCompany(ctx, e),
    publishedOf(ctx, e),
    dealsOf(ctx, e.id),
    e.supplierVerified ? findDesks(ctx, e.id) : [],
    publicRatingOf(ctx, e.id),
  ]);
  return {
    company,
    site: published ? publicPart(published.content) : null,
    publishedAt: published ? iso(published.at) : null,
    deals,
    rating,
    desks,
  };
};

/** @throws Refused common.notFound */
export const readTemplate = async (ctx: Ctx, key: string): Promise<AnswerOf<typeof sites.template>> => {
  const e = await companyOf(ctx, key);
  const { template, order, hidden } = publicPart((await publishedOf(ctx, e))?.content ?? emptySite());
  return { id: e.id, template, order, hidden };
};

/** @throws Refused common.notFound */
export const readHead = async (ctx: Ctx, id: string | undefined): Promise<AnswerOf<typeof sites.head>> => {
  const e = await askedOr(ctx, id);
  const { header } = (await publishedOf(ctx, e))?.content ?? emptySite();
  return { id: e.id, name: e.name, slug: e.slug, ...header };
};

/** A block as it is published; empty where nothing is. @throws Refused common.notFound */
export const readBlock = async <B extends SiteBlock>(
  ctx: Ctx,
  block: B,
  id: string | undefined,
): Promise<{ id: string } & Content[B]> => {
  const e = await askedOr(ctx, id);
  return { id: e.id, ...publicPart((await publishedOf(ctx, e))?.content ?? emptySite())[block] };
};

/** Whether a company has pages of its own, and since when. @throws Refused common.notFound */
export const readIsIndex = async (ctx: Ctx, id: string | undefined): Promise<AnswerOf<typeof sites.isIndex>> => {
  const e = await askedOr(ctx, id);
  const published = await publishedOf(ctx, e);
  return { id: e.id, slug: e.slug, published: Boolean(published), at: published ? iso(published.at) : null };
};
