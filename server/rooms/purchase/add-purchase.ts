import type { Text } from '#contract/core/schemas.ts';
import { common } from '#contract/core/errors.ts';
import { purchaseErrors, type PurchaseInput } from '#contract/purchase/calls.ts';
import { criterionAsks } from '#contract/purchase/states.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emit, type FieldError, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { certificateLabel, materialPath } from '#server/rooms/dictionary/index.ts';
import { claimFiles, fileFacts } from '#server/rooms/files/index.ts';
import { writeDocuments } from './documents/add-document.ts';
import { purchaseReleased } from './events.ts';
import { insertLines } from './offers/line-store.ts';
import { insertCriteria } from './qualifications/criteria-store.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { checkDeadline } from './rules.ts';
import { findByKey, insertPurchase } from './store.ts';

/** What no schema can say: known slugs, a deadline that leaves time. */
const findFaults = (input: PurchaseInput, now: Date): Record<string, FieldError> => {
  const faults: Record<string, FieldError> = { ...checkDeadline(input.deadline, now) };
  if (input.products.some((p) => materialPath(p).length < 2)) faults['products'] = { code: 'choice' };
  if (input.certificates.some((c) => certificateLabel(c).en === c)) faults['certificates'] = { code: 'choice' };
  return { ...faults, ...tenderFaults(input) };
};

/** What lines, terms and criteria want of one another (purchases 10). */
const tenderFaults = (input: PurchaseInput): Record<string, FieldError> => {
  const faults: Record<string, FieldError> = {};
  input.lines.forEach((l, i) => {
    if (!input.products.includes(l.product)) faults[`lines.${i}.product`] = { code: 'choice' };
  });
  input.criteria.forEach((c, i) => {
    if (c.certificate && certificateLabel(c.certificate).en === c.certificate)
      faults[`criteria.${i}.certificate`] = { code: 'choice' };
  });
  const { terms, budget } = input;
  if (input.lines.length && !terms) faults['terms'] = { code: 'required' };
  if (terms && terms.deliveryDate <= chinaDay(input.deadline))
    faults['terms.deliveryDate'] = { code: 'deliveryBeforeDeadline' };
  if (terms && budget && budget.currency !== terms.currency) faults['budget.currency'] = { code: 'choice' };
  if (new Set(input.documents.map((d) => d.file)).size !== input.documents.length)
    faults['documents'] = { code: 'fileNotYours' };
  return faults;
};

/** Lines, criteria and documents of a purchase that was just made. */
const writeTender = async (tx: Ctx, purchaseId: string, input: PurchaseInput): Promise<void> => {
  await insertLines(
    tx,
    input.lines.map((l, i) => ({
      id: newId(),
      purchaseId,
      no: i + 1,
      ...l,
      specification: { [tx.lang]: l.specification },
    })),
  );
  await insertCriteria(
    tx,
    input.criteria.map((c, i) => ({
      id: newId(),
      purchaseId,
      no: i + 1,
      kind: c.kind,
      must: c.must,
      certificate: c.kind === 'certificate' ? (c.certificate ?? null) : null,
      least: criterionAsks[c.kind].includes('least') ? (c.least ?? null) : null,
      unit: criterionAsks[c.kind].includes('unit') ? (c.unit ?? null) : null,
      text: c.text ? { [tx.lang]: c.text } : {},
    })),
  );
  await writeDocuments(tx, purchaseId, input.documents);
};

/** Languages that were left empty are absent, so that reading falls back. */
const given = (t: PurchaseInput['title'] | undefined): Text =>
  Object.fromEntries(Object.entries(t ?? {}).filter(([, words]) => words));

const checkPictures = async (ctx: Ctx, input: PurchaseInput) => {
  for (const part of ['thumb', 'banner'] as const) {
    const id = input[part];
    const [file] = id ? await fileFacts(ctx, [id]) : [];
    if (id && !(file && /\.(jpg|png)$/.test(file.name)))
      throw refuse(purchaseErrors.notPicture, {}, { [part]: { code: 'fileNotYours' } });
  }
};

/**
 * Releases a purchase with its number; a second click with the same `clientKey` answers the purchase that the first one
 * made (purchases 2). @throws Refused common.complete, common.invalid, purchase.notPicture, files.notYours
 */
export const addPurchase = async (ctx: Ctx, input: PurchaseInput): Promise<{ id: string; number: string }> => {
  const person = me(ctx);
  if (!person.isFinish) throw refuse(common.complete);
  const known = await findByKey(ctx, person.userId, input.clientKey);
  if (known) return { id: known.id, number: known.number };
  const faults = findFaults(input, new Date());
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
  await checkPictures(ctx, input);

  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const id = newId();
    const number = await nextNumber(tx.db, 'CG');
    const fresh = await insertPurchase(tx, {
      id,
      number,
      clientKey: input.clientKey,
      buyerId: person.userId,
      entId: person.entId,
      state: 'open',
      title: given(input.title),
      description: given(input.description),
      qualification: given(input.qualification),
      products: [...new Set(input.products)],
      certificates: [...new Set(input.certificates)],
      budget: input.budget?.amount ?? null,
      currency: input.terms?.currency ?? input.budget?.currency ?? null,
      ...(input.terms && {
        tradeTerm: input.terms.tradeTerm,
        place: { [tx.lang]: input.terms.place },
        paymentType: input.terms.paymentType,
        deliveryDate: input.terms.deliveryDate,
      }),
      hidePrices: input.hidePrices && input.lines.length > 0,
      deadline: input.deadline,
      thumb: input.thumb ?? null,
      banner: input.banner ?? null,
    });
    if (!fresh) {
      const first = await findByKey(tx, person.userId, input.clientKey);
      if (!first) throw refuse(common.conflict);
      return { id: first.id, number: first.number };
    }
    const pictures = [...new Set([input.thumb, input.banner].filter((p): p is string => Boolean(p)))];
    await claimFiles(tx, pictures, { kind: 'purchase', id }, 'docking');
    await writeTender(tx, id, input);
    await emit(tx, purchaseReleased, { purchaseId: id });
    return { id, number };
  });
};
