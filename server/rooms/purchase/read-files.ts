import type { Context } from 'hono';
import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { sendPicture } from '#server/rooms/files/index.ts';
import { mayKnow, ownsPurchase } from './policy.ts';
import { findApplicationSides, findPurchase } from './store.ts';

/** Thumb or banner of a purchase that this reader may know of. @throws Refused common.notFound */
export const readPicture = async (ctx: Ctx, http: Context, id: string, part: 'thumb' | 'banner'): Promise<Response> => {
  const x = await findPurchase(ctx, id);
  const file = x?.[part];
  if (!x || !file || !mayKnow(ctx.person, x, undefined)) throw refuse(common.notFound);
  return sendPicture(ctx, http, file);
};

/** Applications' annexes: their company and the buyer; no rival. */
export const readableApplications = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { person } = ctx;
  if (!person) return [];
  const sells = (a: { entId: string }) => a.entId === person.entId && seatMay(person.seat, 'seeSelling');
  return (await findApplicationSides(ctx, ids))
    .filter((a) => sells(a) || ownsPurchase(person, a.purchase))
    .map((a) => a.id);
};
