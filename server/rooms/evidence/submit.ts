import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type evidence, evidenceErrors } from '#contract/evidence/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { isReviewed, ownValues } from '#server/rooms/catalogue/index.ts';
import { statedCertificates } from '#server/rooms/enterprise/index.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { insertReview } from './store.ts';

/** A document of yesterday proves nothing any more. */
const checkDay = (day: string | null): void => {
  if (day && day < chinaDay()) throw refuse(common.invalid, {}, { validUntil: { code: 'dayPast' } });
};

/**
 * Hands a value of an own product in, with the document that shows it.
 * @throws Refused common.notFound, evidence.reviewed, evidence.waiting, files.notYours
 */
export const submitValue = (ctx: Ctx, b: ParsedOf<typeof evidence.submitValue>['body']): Promise<{ id: string }> => {
  checkDay(b.validUntil);
  return inTransaction(ctx, async (tx) => {
    const { entId, userId } = me(tx);
    const found = entId ? await ownValues(tx, entId, b.productId) : undefined;
    const value = found?.values.find((v) => v.field === b.field);
    if (!entId || !value) throw refuse(common.notFound);
    if (isReviewed(value)) throw refuse(evidenceErrors.reviewed);
    const id = newId();
    const { field: subject, value: stated, unit, condition, standard, page } = value;
    const row = {
      id,
      kind: 'value' as const,
      entId,
      productId: b.productId,
      subject,
      stated: {
        value: stated,
        unit,
        ...(condition && { condition }),
        ...(standard && { standard }),
        ...(page && { page }),
      },
      fileId: b.file,
      validUntil: b.validUntil,
      submittedBy: userId,
    };
    if (!(await insertReview(tx, row))) throw refuse(evidenceErrors.waiting);
    await claimFiles(tx, [b.file], { kind: 'evidence', id }, 'verification');
    return { id };
  });
};

/**
 * Hands a certificate in as it stands among the company's facts.
 * @throws Refused common.notFound, evidence.needsDocument, evidence.reviewed, evidence.waiting
 */
export const submitCertificate = (ctx: Ctx, slug: string): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const { entId, userId } = me(tx);
    const found = entId ? (await statedCertificates(tx, entId)).find((c) => c.slug === slug) : undefined;
    if (!entId || !found) throw refuse(common.notFound);
    if (found.stands) throw refuse(evidenceErrors.reviewed);
    if (!found.file || !found.number) throw refuse(evidenceErrors.needsDocument);
    checkDay(found.validUntil);
    const id = newId();
    const row = {
      id,
      kind: 'certificate' as const,
      entId,
      subject: slug,
      stated: { value: found.number, unit: null },
      fileId: found.file,
      validUntil: found.validUntil,
      submittedBy: userId,
    };
    if (!(await insertReview(tx, row))) throw refuse(evidenceErrors.waiting);
    return { id };
  });
