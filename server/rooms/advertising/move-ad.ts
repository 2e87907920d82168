import { adErrors, type AdContent } from '#contract/advertising/calls.ts';
import { type AdParty, adRule, type AdState, type AdStep } from '#contract/advertising/states.ts';
import { common } from '#contract/core/errors.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { claimFiles, releaseFiles } from '#server/rooms/files/index.ts';
import { keepSeat, keepSides } from '#server/rooms/identity/index.ts';
import { checkContent } from './check-content.ts';
import { noteAd } from './note-ad.ts';
import { lockPlace } from './place-store.ts';
import { type AdRecord, findAd, findDue, moveAd, rewriteAd } from './store.ts';

/** An advertisement after its company, under the lock of its place. */
const lockAd = async (tx: Ctx, id: string): Promise<AdRecord | undefined> => {
  const known = await findAd(tx, id);
  if (!known) return undefined;
  await keepSides(tx, [{ userId: known.userId, entId: known.entId }]);
  await lockPlace(tx, known.place);
  return findAd(tx, id);
};

type Given = { text?: string; paid?: { on: string; reference: string } };
export type AdMoved = { id: string; number: string; before: AdState; state: AdState; again: boolean };

/** Takes a step that the table allows. @throws Refused advertising.wrongState, advertising.reasonNeeded */
const moved = async (tx: Ctx, ad: AdRecord, step: AdStep, party: AdParty, given: Given = {}): Promise<AdMoved> => {
  const { to, from, reason } = adRule(step);
  const { id, number, state: before } = ad;
  // A click that comes twice is one.
  if (before === to && step !== 'change') return { id, number, before, state: before, again: true };
  if (!from[party]?.includes(before)) throw refuse(adErrors.wrongState);
  if (reason && !given.text) throw refuse(adErrors.reasonNeeded, {}, { reason: { code: 'required' } });
  await moveAd(tx, id, to, given.paid);
  await noteAd(tx, ad, { act: step, party, state: to, text: given.text ?? '' });
  return { id, number, before, state: to, again: false };
};

/** @throws Refused common.notFound for whoever is not of the company */
const lockOwn = async (tx: Ctx, id: string): Promise<AdRecord> => {
  if ((await findAd(tx, id))?.entId !== me(tx).entId) throw refuse(common.notFound);
  await keepSeat(tx, 'sell');
  const ad = await lockAd(tx, id);
  if (!ad) throw refuse(common.notFound);
  return ad;
};

/** The company takes an advertisement back. @throws Refused common.notFound, advertising.wrongState, advertising.reasonNeeded */
export const moveOwnAd = (ctx: Ctx, id: string, step: 'withdraw' | 'cancel', text = '') =>
  inTransaction(ctx, async (tx) => {
    const { state } = await moved(tx, await lockOwn(tx, id), step, 'company', { text });
    return { id, state };
  });

/**
 * The company writes an advertisement anew before the desk has confirmed it (advertising 3). Place, days and price stay.
 * @throws Refused common.notFound, common.invalid, advertising.wrongState, noWords, notYours, files.notYours
 */
export const changeAd = (ctx: Ctx, id: string, given: AdContent) =>
  inTransaction(ctx, async (tx) => {
    const ad = await lockOwn(tx, id);
    const content = await checkContent(tx, ad.entId, ad.place, given);
    const { state } = await moved(tx, ad, 'change', 'company');
    await rewriteAd(tx, id, content);
    const subject = { kind: 'advertisement', id };
    if (content.picture && content.picture !== ad.picture) await claimFiles(tx, [content.picture], subject, 'picture');
    await releaseFiles(tx, subject, content.picture ? [content.picture] : []);
    return { id, state };
  });

/** A step of the desk, whose room records it. @throws Refused common.notFound, advertising.wrongState, advertising.reasonNeeded */
export const moveAdByDesk = async (
  tx: Ctx,
  id: string,
  step: 'return' | 'confirm' | 'refuse' | 'cancel' | 'pay',
  given: Given = {},
): Promise<AdMoved> => {
  const ad = await lockAd(tx, id);
  if (!ad) throw refuse(common.notFound);
  return moved(tx, ad, step, 'desk', given);
};

/** Ends what was not confirmed and paid by its first day (advertising 3). May run twice, or late: each is read again under its lock. */
export const expireAds = async (ctx: Ctx): Promise<void> => {
  const today = chinaDay();
  for (const { id } of await findDue(ctx, today))
    await inTransaction(ctx, async (tx) => {
      const ad = await lockAd(tx, id);
      if (ad && ad.firstDay <= today && adRule('expire').from.clock?.includes(ad.state))
        await moved(tx, ad, 'expire', 'clock');
    }).catch((err: Error) =>
      ctx.platform.log.warn({ advertisement: id, err: err.message }, 'an advertisement was not ended'),
    );
};
