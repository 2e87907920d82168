import { createHmac, randomBytes } from 'node:crypto';
import type { advertising, ShownAd } from '#contract/advertising/calls.ts';
import { adPlaceFacts, dayAfter } from '#contract/advertising/places.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { publicUrl } from '#server/rooms/files/index.ts';
import { isRecorded } from '#server/rooms/footprints/index.ts';
import { findPlace } from './place-store.ts';
import { countReader, dropKeys, keyOfDay } from './reader-store.ts';
import { type AdRecord, findRunning, findRunningOf } from './store.ts';

const day = 86_400;
/** Readers whom one network address may stand for. */
const behindAddress = 20;
/** Who reads: a person, or an address without one. */
const readerOf = (ctx: Ctx): string => ctx.person?.userId ?? ctx.address;

/** In an order that no advertisement has for itself. */
const shuffled = <T>(rows: T[]): T[] =>
  rows
    .map((row) => ({ row, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ row }) => row);

/** An advertisement with its company and goal; null where one of them is no longer shown. */
const present = async (ctx: Ctx, ad: AdRecord): Promise<ShownAd | null> => {
  const [[company], [product]] = await Promise.all([
    companiesByIds(ctx, [ad.entId]),
    ad.productId ? listedRows(ctx, [ad.productId]) : [],
  ]);
  if (!company?.supplierVerified || (ad.productId && !product)) return null;
  return {
    id: ad.id,
    place: ad.place,
    company: { name: company.name, slug: company.slug },
    title: ad.title[ctx.lang] ?? '',
    line: ad.line[ctx.lang] ?? '',
    picture: ad.picture && publicUrl(ad.picture),
    to: product ? pageTo('product', { id: product.row.id }) : pageTo('company', { slug: company.slug }),
    byField: ad.fields.length > 0,
  };
};

/**
 * One of the advertisements that run at a place today, by the reader's language and the page's field alone (advertising 5). Each is
 * given to one reader as often a day as the place says; null where nothing is left.
 */
export const openOneAd = async (
  ctx: Ctx,
  { place, field }: ParsedOf<typeof advertising.openOne>['body'],
): Promise<ShownAd | null> => {
  const today = chinaDay();
  const asked = adPlaceFacts(place).byField ? field : undefined;
  const [running, { cap }] = await Promise.all([
    findRunning(ctx, { place, day: today, lang: ctx.lang, field: asked }),
    findPlace(ctx, place),
  ]);
  const points = ctx.person ? cap : cap * behindAddress;
  const rule = { name: 'ad', points, seconds: day };
  for (const ad of shuffled(running)) {
    if (await ctx.platform.limits.take(rule, `${readerOf(ctx)} ${ad.id} ${today}`)) continue;
    const shown = await present(ctx, ad);
    if (shown) return shown;
  }
  return null;
};

/**
 * Counts that an advertisement was seen or opened (advertising 6). Nothing is kept of members who are not recorded, of operators and
 * of the company's own people, nor of what does not run today.
 */
export const logAd = async (ctx: Ctx, { id, act }: ParsedOf<typeof advertising.log>['body']): Promise<null> => {
  const today = chinaDay();
  const { person } = ctx;
  if (person && !(await isRecorded(ctx))) return null;
  const [ad] = await findRunningOf(ctx, [id], today);
  if (!ad || (person && person.entId === ad.entId)) return null;
  const key = await keyOfDay(ctx, today, () => randomBytes(32).toString('base64url'));
  const reader = createHmac('sha256', key).update(readerOf(ctx)).digest('base64url').slice(0, 22);
  await countReader(ctx, { adId: ad.id, day: today, reader, lang: ctx.lang }, act);
  return null;
};

/** Yesterday's key stays for nodes whose clock is behind; older ones go. */
export const dropOldKeys = (ctx: Ctx): Promise<void> => dropKeys(ctx, dayAfter(chinaDay(), -1));
