import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pick } from '#contract/core/text.ts';
import { type testing, testingErrors } from '#contract/testing/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { nameMaterials } from '#server/rooms/dictionary/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { applyForService, sentApplication } from '#server/rooms/services/index.ts';
import { mayRead } from './read-quotations.ts';
import { lockQuotation, markSent, type QuotationRecord } from './store.ts';

/** The most characters that the form's line of standards takes. */
const mostCharacters = 120;
/** Standards in a line, those that fit and how many more there are. */
const standardsOf = (lines: QuotationRecord['lines']): string => {
  const all = [...new Set(lines.map((l) => l.standard))];
  const fit = all.reduce<string[]>(
    (some, s) => ([...some, s].join(', ').length <= mostCharacters - 6 ? [...some, s] : some),
    [],
  );
  return fit.join(', ') + (fit.length < all.length ? ` +${all.length - fit.length}` : '');
};

/**
 * Makes an application of a quotation, with its lines; the same quotation is sent once (testing 8).
 * @throws Refused common.notFound, common.seat, common.invalid, testing.over, files.notYours
 */
export const sendQuotation = (
  ctx: Ctx,
  id: string,
  input: ParsedOf<typeof testing.send>['body'],
): Promise<{ id: string; number: string }> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const q = await lockQuotation(tx, id);
    if (!q || !mayRead(me(tx), q)) throw refuse(common.notFound);
    if (q.applicationId) {
      const sent = await sentApplication(tx, q.applicationId);
      if (sent) return sent;
    }
    if (q.validUntil < chinaDay()) throw refuse(testingErrors.over);
    const conditions = new Set(q.lines.map((l) => l.condition));
    const [only] = conditions;
    const [material] = nameMaterials([q.material]);
    const values = {
      material: (material && pick(material.name, tx.lang)) || q.material,
      standard: standardsOf(q.lines),
      specimens: String(q.lines.reduce((n, l) => n + l.n, 0)),
      condition: conditions.size === 1 && only ? only : 'several',
      cutting: q.cutting,
      reportLang: input.reportLang,
      ...(input.wanted && { wanted: input.wanted }),
      ...(input.note && { note: input.note }),
    };
    const { number, currency, total, days, validUntil, lines } = q;
    const sent = await applyForService(
      tx,
      { clientKey: id, offer: q.offerId, values, papers: { drawing: input.drawing } },
      {
        quoted: {
          number,
          currency,
          total,
          days,
          validUntil,
          lines: lines.map((l) => ({
            name: l.name,
            standard: l.standard,
            condition: l.condition,
            n: l.n,
            charged: l.charged,
            each: l.each,
            setup: l.setup,
            total: l.total,
            days: l.days,
          })),
        },
      },
    );
    await markSent(tx, id, sent.id);
    return sent;
  });
