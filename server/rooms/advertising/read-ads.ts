import type { AdView, ownAds } from '#contract/advertising/calls.ts';
import type { operatorAds } from '#contract/advertising/desk.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { presentAd, presentAds } from './present.ts';
import { findAd, findAdPage } from './store.ts';

export const readOwnAds = async (
  ctx: Ctx,
  q: ParsedOf<typeof ownAds.page>['query'],
): Promise<AnswerOf<typeof ownAds.page>> => {
  const { entId } = me(ctx);
  if (!entId) return pageOf([], 0, q);
  const { rows, total } = await findAdPage(ctx, { entId, ...q });
  return pageOf(await presentAds(ctx, rows), total, q);
};

/** @throws Refused common.notFound for whoever is not of the company */
export const readOwnAd = async (ctx: Ctx, id: string): Promise<AdView> => {
  const ad = await findAd(ctx, id);
  const { entId, seat } = me(ctx);
  if (!ad || ad.entId !== entId) throw refuse(common.notFound);
  return presentAd(ctx, ad, 'company', seatMay(seat, 'sell'));
};

/** All advertisements for the desk, the newest first. */
export const readDeskAds = async (
  ctx: Ctx,
  q: ParsedOf<typeof operatorAds.page>['query'],
): Promise<AnswerOf<typeof operatorAds.page>> => {
  const { rows, total } = await findAdPage(ctx, q);
  return pageOf(await presentAds(ctx, rows), total, q);
};

/** @throws Refused common.notFound */
export const readDeskAd = async (ctx: Ctx, id: string): Promise<AdView> => {
  const ad = await findAd(ctx, id);
  if (!ad) throw refuse(common.notFound);
  return presentAd(ctx, ad, 'desk', true);
};
