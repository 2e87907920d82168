import { common } from '#contract/core/errors.ts';
import type { InquiryInput } from '#contract/inquiry/schemas.ts';
import { type Ctx, emit, type FieldError, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { certificateLabel, deliveryRegion, materialPath, processOf } from '#server/rooms/dictionary/index.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { inquiryPublished } from '../events.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { lockInquiry, writeInquiry, writeLines } from './inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { wordsGiven } from '#contract/core/text.ts';
import { ensureInquiryRow } from './publish-store.ts';
import { checkDates } from '../rules.ts';

/** What no schema can say: known slugs, dates that fit each other. */
export const findFaults = (
  input: Pick<InquiryInput, 'lines' | 'processes' | 'certificates' | 'deliveryRegion' | 'deliveryDate' | 'deadline'> &
    Partial<Pick<InquiryInput, 'visibility' | 'invited'>>,
  now: Date,
): Record<string, FieldError> => {
  const faults: Record<string, FieldError> = { ...checkDates(input, now) };
  input.lines.forEach((l, i) => {
    if (materialPath(l.product).length < 2) faults[`lines.${i}.product`] = { code: 'chooseProduct' };
  });
  input.processes.forEach((p, i) => {
    if (!processOf(p)) faults[`processes.${i}`] = { code: 'format' };
  });
  input.certificates.forEach((c, i) => {
    if (certificateLabel(c).en === c) faults[`certificates.${i}`] = { code: 'format' };
  });
  if (input.deliveryRegion && !deliveryRegion(input.deliveryRegion)) faults['deliveryRegion'] = { code: 'choice' };
  if (input.visibility === 'invited' && !input.invited?.length) faults['invited'] = { code: 'required' };
  return faults;
};

/** Those invited are verified suppliers, and not the buyer's own company. @throws Refused invalid at `invited` */
const checkInvited = async (ctx: Ctx, input: InquiryInput): Promise<string[]> => {
  if (input.visibility !== 'invited') return [];
  const ids = [...new Set(input.invited)];
  const suppliers = (await companiesByIds(ctx, ids)).filter((e) => e.supplierVerified && e.id !== me(ctx).entId);
  if (suppliers.length !== ids.length) throw refuse(common.invalid, {}, { invited: { code: 'notInvitable' } });
  return ids;
};

/** The buyer's own agreement, and whether annexes may be taken; of an inquiry that is not confidential there is neither. */
const agreementOf = ({ confidential, agreement, annexDownloads }: InquiryInput) => {
  const words = confidential && agreement ? wordsGiven(agreement) : null;
  return {
    agreementText: words,
    agreementNo: words ? 1 : 0,
    annexDownloads: confidential && (annexDownloads ?? false),
  };
};

/** The inquiry's lines, numbered as they were written. */
const linesOf = (inquiryId: string, input: InquiryInput, lang: Ctx['lang']) =>
  input.lines.map((l, i) => ({
    id: newId(),
    inquiryId,
    no: i + 1,
    product: l.product,
    specification: { [lang]: l.specification },
    unit: l.unit,
    tiers: l.tiers,
    annual: l.annual ?? null,
    targetPrice: l.targetPrice ?? null,
    requirements: l.requirements,
  }));

/**
 * Publishes an inquiry: the draft becomes `quoting` with its number, and the event that matches suppliers is written in
 * the same transaction (deals 5). Of several clicks on the same id,
 * saved or not, one makes the inquiry and the others answer it.
 */
export const publishInquiry = async (ctx: Ctx, input: InquiryInput): Promise<{ id: string; number: string }> => {
  const person = me(ctx);
  if (!person.isFinish) throw refuse(common.complete);
  const faults = findFaults(input, new Date());
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
  const invited = await checkInvited(ctx, input);

  return inTransaction(ctx, async (tx) => {
    const id = input.id ?? newId();
    await keepSeat(tx, 'buy');
    await ensureInquiryRow(tx, { id, buyerId: person.userId, entId: person.entId });
    const known = await lockInquiry(tx, id);
    if (known && !ownsInquiry(person, known, 'buy')) throw refuse(common.notFound);
    if (known?.number) return { id, number: known.number };
    const number = await nextNumber(tx.db, 'XJ');
    const { lang } = ctx;
    const publishedAt = new Date().toISOString();
    await writeInquiry(tx, {
      id,
      number,
      buyerId: known?.buyerId ?? person.userId,
      entId: person.entId,
      state: 'quoting',
      title: { [lang]: input.title },
      note: input.note ? { [lang]: input.note } : {},
      processes: input.processes,
      certificates: input.certificates,
      field: input.field ?? null,
      currency: input.currency,
      paymentType: input.paymentType,
      tradeTerm: input.tradeTerm,
      deliveryPlace: { [lang]: input.deliveryPlace },
      deliveryRegion: input.deliveryRegion ?? null,
      deliveryDate: input.deliveryDate,
      deadline: input.deadline,
      annexes: input.annexes,
      maxQuotations: input.maxQuotations,
      confidential: input.confidential,
      ...agreementOf(input),
      sealed: input.sealed ?? false,
      visibility: input.visibility,
      invited,
      draft: null,
      publishedAt,
      listedAt: publishedAt,
    });
    await claimFiles(tx, input.annexes, { kind: 'inquiry', id });
    await writeLines(tx, id, linesOf(id, input, lang));
    await emit(tx, inquiryPublished, { inquiryId: id });
    return { id, number };
  });
};
