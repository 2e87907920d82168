import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import {
  type DayRate,
  farOffPercent,
  type operatorRates,
  ratedCurrencies,
  rateErrors,
  staleDays,
} from '#contract/operator/rates/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { correctRate, findRateBefore, findRates, insertRate, lockRate, presentRate } from './rate-store.ts';

type Given = ParsedOf<typeof operatorRates.add>['body'];
const shown = 200;
const dayMs = 86_400_000;

/** Whether the newest rate of a currency is older than seven days, or there is none. */
const isStale = (rates: Pick<DayRate, 'currency' | 'day'>[]): boolean =>
  ratedCurrencies.some((c) => {
    const newest = rates.find((r) => r.currency === c)?.day;
    return !newest || Date.parse(chinaDay()) - Date.parse(newest) > staleDays * dayMs;
  });

export const readRates = async (ctx: Ctx): Promise<{ rates: DayRate[]; stale: boolean }> => {
  const rates = (await findRates(ctx, shown)).map(presentRate);
  return { rates, stale: isStale(rates) };
};

/** What is most often typed wrong: a day to come, and an amount far off the one before. */
const check = async (tx: Ctx, g: Given): Promise<void> => {
  if (g.day > chinaDay()) throw refuse(common.invalid, {}, { day: { code: 'dayToCome' } });
  const before = await findRateBefore(tx, g);
  const off = before ? (Math.abs(Number(g.cny) - Number(before.cny)) / Number(before.cny)) * 100 : 0;
  if (before && off > farOffPercent && !g.sure)
    throw refuse(rateErrors.farOff, { before: before.cny, day: before.day }, { cny: { code: 'rateFarOff' } });
};

/**
 * Writes the rate of a day that has none; in the caller's transaction. The same click once more finds what it wrote.
 * @returns `again` where it stood already
 */
export const addRate = async (tx: Ctx, g: Given): Promise<{ rate: DayRate; again: boolean }> => {
  await check(tx, g);
  const { currency, day, cny, source } = g;
  const made = await insertRate(tx, { currency, day, cny, source });
  if (made) return { rate: presentRate(made), again: false };
  const stands = await lockRate(tx, g);
  if (!stands || Number(stands.cny) !== Number(cny) || stands.source !== source) throw refuse(rateErrors.taken);
  return { rate: presentRate(stands), again: true };
};

/** Another rate for a day, for who has seen the one that stands; the caller writes both into the audit. */
export const reviseRate = async (
  tx: Ctx,
  { was, ...g }: Omit<ParsedOf<typeof operatorRates.correct>['body'], 'reason'>,
): Promise<{ rate: DayRate; before: DayRate; again: boolean }> => {
  const stands = await lockRate(tx, g);
  if (!stands) throw refuse(common.notFound);
  const before = presentRate(stands);
  if (Number(stands.cny) === Number(g.cny) && stands.source === g.source) return { rate: before, before, again: true };
  if (Number(stands.cny) !== Number(was)) throw refuse(rateErrors.changed);
  await check(tx, g);
  const { currency, day, cny, source } = g;
  const written = await correctRate(tx, { currency, day, cny, source });
  return { rate: presentRate(written ?? stands), before, again: false };
};
