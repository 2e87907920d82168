import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type sample, sampleErrors } from '#contract/sample/calls.ts';
import { sampleWaits } from '#contract/sample/states.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, type FieldError, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { deliveryRegion } from '#server/rooms/dictionary/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { findSubject } from './find-subject.ts';
import { note, said } from './move-sample.ts';
import { findByKey, insertSample } from './store.ts';

type Input = ParsedOf<typeof sample.ask>['body'];
type Asked = { id: string; number: string };

/** What no schema can say of what was typed. */
const faultsOf = ({ region, wantedBy }: Input): Record<string, FieldError> => ({
  ...(region && !deliveryRegion(region) && { region: { code: 'choice' } }),
  ...(wantedBy && wantedBy < chinaDay() && { wantedBy: { code: 'dayPast' } }),
});

/**
 * Asks for a sample. Of a side, one is under way for a product or a line at a time; a click that comes twice makes one.
 * @throws Refused common.complete, common.notFound, common.invalid, sample.alreadyAsked, ownCompany, notOffered, lineUnknown
 */
export const askForSample = async (ctx: Ctx, input: Input): Promise<Asked> => {
  const person = me(ctx);
  if (!person.isFinish) throw refuse(common.complete);
  const known = await findByKey(ctx, person.userId, input.clientKey);
  if (known) return { id: known.id, number: known.number };
  const faults = faultsOf(input);
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const of = await findSubject(tx, input, true);
    const line = of.lines.length === 1 ? of.lines[0] : of.lines.find((l) => l.no === input.line);
    if (!line) throw refuse(sampleErrors.lineUnknown, {}, { line: { code: 'choice' } });
    const row = {
      id: newId(),
      number: await nextNumber(tx.db, 'YP'),
      clientKey: input.clientKey,
      buyerId: person.userId,
      buyerEntId: person.entId,
      supplierEntId: of.entId,
      productId: input.product ?? null,
      quotationId: input.quotation ?? null,
      inquiryId: of.inquiryId,
      line: line.no,
      state: 'requested' as const,
      title: of.inquiryId ? line.name : of.title,
      about: line.about,
      quantity: input.quantity,
      unit: input.unit,
      note: said(tx.lang, input.note),
      recipient: input.recipient,
      place: said(tx.lang, input.place),
      region: input.region ?? null,
      wantedBy: input.wantedBy ?? null,
    };
    if (!(await insertSample(tx, row, sampleWaits.requested))) {
      const first = await findByKey(tx, person.userId, input.clientKey);
      if (!first) throw refuse(sampleErrors.alreadyAsked);
      return { id: first.id, number: first.number };
    }
    await note(tx, { ...row, verdict: null }, { act: 'request', party: 'buyer', state: 'requested', text: row.note });
    return { id: row.id, number: row.number };
  });
};
