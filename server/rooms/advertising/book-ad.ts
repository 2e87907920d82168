import { adErrors, type ownAds } from '#contract/advertising/calls.ts';
import { adLimits, daysFrom } from '#contract/advertising/places.ts';
import type { AdState } from '#contract/advertising/states.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { companyBriefs, lockCompanies } from '#server/rooms/enterprise/index.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { checkContent } from './check-content.ts';
import { noteAd } from './note-ad.ts';
import { lockPlace } from './place-store.ts';
import { bookable } from './read-places.ts';
import { countHeld, countLive, findByKey, insertAd } from './store.ts';

type Input = ParsedOf<typeof ownAds.ask>['body'];
type Asked = { id: string; state: AdState };

/** @throws Refused advertising.wrongDays, at the day that is wrong */
const checkDays = ({ firstDay, lastDay }: Input): number => {
  const { from, to } = bookable();
  const days = daysFrom(firstDay, lastDay);
  const wrong =
    firstDay < from || firstDay > to ? 'firstDay' : days < 1 || days > adLimits.days ? 'lastDay' : undefined;
  if (wrong) throw refuse(adErrors.wrongDays, {}, { [wrong]: { code: 'choice' } });
  return days;
};

/**
 * A company books days of a place; they are held until the desk answers (advertising 2). Of many who want the last slot one gets it;
 * a click that comes twice is one advertisement.
 * @throws Refused common.invalid, advertising.noCompany, notVerified, wrongDays, noWords, notYours, closed, priceChanged, taken, tooMany
 */
export const bookAd = async (
  ctx: Ctx,
  { clientKey, place, firstDay, lastDay, total, ...given }: Input,
): Promise<Asked> => {
  const { userId, entId } = me(ctx);
  if (!entId) throw refuse(adErrors.noCompany);
  const known = await findByKey(ctx, userId, clientKey);
  if (known) return { id: known.id, state: known.state };
  const days = checkDays({ clientKey, place, firstDay, lastDay, total, ...given });
  const content = await checkContent(ctx, entId, place, given);
  return inTransaction(ctx, async (tx) => {
    // The company's advertisements are counted under its lock, days of the place under the place's.
    await lockCompanies(tx, [entId]);
    const first = await findByKey(tx, userId, clientKey);
    if (first) return { id: first.id, state: first.state };
    if (!(await companyBriefs(tx, [entId]))[0]?.supplierVerified) throw refuse(adErrors.notVerified);
    if ((await countLive(tx, entId, chinaDay())) >= adLimits.live)
      throw refuse(adErrors.tooMany, { n: String(adLimits.live) });
    const { open, slots, pricePerDay } = await lockPlace(tx, place);
    if (!open) throw refuse(adErrors.closed);
    const held = await countHeld(tx, { places: [place], from: firstDay, to: lastDay });
    const full = held.find((h) => h.n >= slots);
    if (full) throw refuse(adErrors.taken, { day: full.day }, { firstDay: { code: 'choice' } });
    const price = minorToDecimal(decimalToMinor(pricePerDay) * BigInt(days));
    if (decimalToMinor(price) !== decimalToMinor(total)) throw refuse(adErrors.priceChanged);
    const row = {
      id: newId(),
      number: await nextNumber(tx.db, 'GG'),
      clientKey,
      entId,
      userId,
      state: 'asked' as const,
      place,
      firstDay,
      lastDay,
      ...content,
      pricePerDay,
      total: price,
    };
    await insertAd(tx, row);
    if (content.picture) await claimFiles(tx, [content.picture], { kind: 'advertisement', id: row.id }, 'picture');
    await noteAd(tx, row, { act: 'ask', party: 'company', state: 'asked' });
    return { id: row.id, state: 'asked' };
  });
};
