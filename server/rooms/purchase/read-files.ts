import type { Context } from 'hono';
import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { registerFilePolicy, sendPicture } from '#server/rooms/files/index.ts';
import { mayKnow, ownsPurchase } from './policy.ts';
import { findApplication, findPurchase } from './store.ts';

/** Thumb or banner of a purchase that this reader may know of. @throws Refused common.notFound */
export const readPicture = async (ctx: Ctx, http: Context, id: string, part: 'thumb' | 'banner'): Promise<Response> => {
  const x = await findPurchase(ctx, id);
  const file = x?.[part];
  if (!x || !file || !mayKnow(ctx.person, x, undefined)) throw refuse(common.notFound);
  return sendPicture(ctx, http, file);
};

/** An application's annexes: its company and the buyer; no rival. */
const mayReadAnnex = async (ctx: Ctx, applicationId: string): Promise<boolean> => {
  const a = await findApplication(ctx, applicationId);
  const x = a && (await findPurchase(ctx, a.purchaseId));
  const { person } = ctx;
  return Boolean(
    a && x && person && ((a.entId === person.entId && seatMay(person.seat, 'seeSelling')) || ownsPurchase(person, x)),
  );
};

export const registerFilePolicies = (): void => registerFilePolicy('purchaseApplication', mayReadAnnex);
