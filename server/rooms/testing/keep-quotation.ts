import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { testing, testingErrors } from '#contract/testing/calls.ts';
import { priceTests } from '#contract/testing/pricing.ts';
import { testLimits } from '#contract/testing/rules.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { offersByIds } from '#server/rooms/services/index.ts';
import { methodOf, testedMaterials } from './methods.ts';
import { askedTests, sheetOf } from './price-request.ts';
import { findQuotationByKey, findSheet, insertQuotation } from './store.ts';

const lastDay = () => {
  const [y = 0, m = 1, d = 1] = chinaDay().split('-').map(Number);
  return new Date(Date.UTC(y, m - 1, d + testLimits.validDays)).toISOString().slice(0, 10);
};

/**
 * Keeps what a laboratory's sheet says of a request; a click that comes twice keeps one (testing 7).
 * @throws Refused common.notFound, testing.ownLab, changed, notDone, methodUnknown, conditionUnknown
 */
export const keepQuotation = (
  ctx: Ctx,
  input: ParsedOf<typeof testing.keep>['body'],
): Promise<{ id: string; number: string }> =>
  inTransaction(ctx, async (tx) => {
    const person = me(tx);
    await keepSeat(tx, 'buy');
    const known = await findQuotationByKey(tx, person.userId, input.clientKey);
    if (known) return { id: known.id, number: known.number };
    const asked = askedTests(input.lines);
    if (!testedMaterials().some((m) => m.slug === input.material))
      throw refuse(testingErrors.methodUnknown, {}, { material: { code: 'choice' } });
    const sheet = await findSheet(tx, input.lab);
    const offer = sheet && (await offersByIds(tx, [sheet.offerId])).get(sheet.offerId);
    if (!sheet || offer?.state !== 'listed') throw refuse(common.notFound);
    if (input.lab === person.entId) throw refuse(testingErrors.ownLab);
    if (sheet.version !== input.version) throw refuse(testingErrors.changed);
    const request = priceTests(sheetOf(sheet), asked, input.cutting);
    const lines = request.lines.flatMap((l) => {
      const method = l && methodOf(l.method);
      return l && method ? [{ ...l, standard: method.standard, name: method.name }] : [];
    });
    if (!lines.length) throw refuse(testingErrors.notDone);
    const missing = asked.flatMap((a, i) => {
      const method = request.lines[i] ? undefined : methodOf(a.method);
      return method ? [{ standard: method.standard, name: method.name }] : [];
    });
    const row = {
      id: newId(),
      number: await nextNumber(tx.db, 'JC'),
      clientKey: input.clientKey,
      ownerId: person.userId,
      ownerEntId: person.entId,
      labEntId: input.lab,
      offerId: sheet.offerId,
      sheetVersion: sheet.version,
      material: input.material,
      cutting: request.cuts ? input.cutting : ('own' as const),
      lines,
      missing,
      currency: request.currency,
      total: request.total,
      days: request.days,
      validUntil: lastDay(),
    };
    if (await insertQuotation(tx, row)) return { id: row.id, number: row.number };
    const first = await findQuotationByKey(tx, person.userId, input.clientKey);
    if (!first) throw refuse(common.notFound);
    return { id: first.id, number: first.number };
  });
