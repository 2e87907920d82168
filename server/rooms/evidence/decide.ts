import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';
import { evidenceErrors } from '#contract/evidence/calls.ts';
import type { operatorEvidence } from '#contract/operator/evidence.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { reviewValue, valuesStand } from '#server/rooms/catalogue/index.ts';
import { certificatesStand, companyBriefs, reviewCertificate } from '#server/rooms/enterprise/index.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { evidenceDecided } from './events.ts';
import { iso, presentStated } from './present.ts';
import { countWaiting, decideReview, findReview, findWaiting, type Review } from './store.ts';

const most = 100;

/** What waits for a review, the longest first. */
export const readEvidence = async (ctx: Ctx): Promise<AnswerOf<typeof operatorEvidence.list>> => {
  const [rows, total] = await Promise.all([findWaiting(ctx, most), countWaiting(ctx)]);
  const values = rows.filter((r) => r.kind === 'value');
  const certificates = rows.filter((r) => r.kind === 'certificate');
  const [stated, companies, files, standing, held] = await Promise.all([
    presentStated(ctx, rows),
    companyBriefs(ctx, [...new Set(rows.map((r) => r.entId))]),
    fileFacts(
      ctx,
      rows.map((r) => r.fileId),
    ),
    valuesStand(
      ctx,
      values.map((r) => ({ productId: r.productId ?? '', field: r.subject, stated: r.stated })),
    ),
    certificatesStand(
      ctx,
      certificates.map((r) => ({ entId: r.entId, slug: r.subject, number: r.stated.value, ...documentOf(r) })),
    ),
  ]);
  const nameOf = new Map(companies.map((c) => [c.id, c.name]));
  const fileOf = new Map(files.map((f) => [f.id, f.name]));
  return {
    total,
    rows: rows.map((r, i) => ({
      ...(stated[i] as (typeof stated)[number]),
      company: { id: r.entId, name: nameOf.get(r.entId) ?? {} },
      condition: r.stated.condition ?? '',
      standard: r.stated.standard ?? '',
      page: r.stated.page ?? '',
      document: { id: r.fileId, name: fileOf.get(r.fileId) ?? '' },
      submittedAt: iso(r.submittedAt),
      stale: !(r.kind === 'value' ? standing[values.indexOf(r)] : held[certificates.indexOf(r)]),
    })),
  };
};
const documentOf = (r: Review) => ({ file: r.fileId, validUntil: r.validUntil });

/** The document of a review, by which the desk names it. */
export const findDocument = async (ctx: Ctx, id: string): Promise<{ fileId: string; subject: string } | undefined> => {
  const r = await findReview(ctx, id);
  return r && { fileId: r.fileId, subject: r.subject };
};

type Decision = { decision: 'approve' | 'refuse'; reason: string };

/**
 * Approves or refuses what was handed in, once. An approval marks what stands: one whose value or certificate has changed since is
 * refused to the reviewer.
 * @throws Refused common.notFound, evidence.decided, evidence.changed, evidence.reasonNeeded
 */
export const decideEvidence = async (tx: Ctx, id: string, b: Decision): Promise<{ subject: string }> =>
  inTransaction(tx, async (inner) => {
    const r = await findReview(inner, id);
    if (!r) throw refuse(common.notFound);
    const approved = b.decision === 'approve';
    if (!approved && b.reason.length < 4)
      throw refuse(evidenceErrors.reasonNeeded, {}, { reason: { code: 'required' } });
    if (approved && r.validUntil && r.validUntil < chinaDay()) throw refuse(evidenceErrors.changed);
    // What is marked is locked first, as the order of locks says.
    const mark = { at: chinaDay(), until: r.validUntil };
    const done =
      !approved ||
      (r.kind === 'value'
        ? await reviewValue(inner, r.entId, { productId: r.productId ?? '', field: r.subject, stated: r.stated }, mark)
        : await reviewCertificate(
            inner,
            { entId: r.entId, slug: r.subject, number: r.stated.value, ...documentOf(r) },
            mark.at,
          ));
    const decided = await decideReview(inner, id, {
      state: approved ? 'approved' : 'refused',
      reason: approved ? '' : b.reason,
      reviewerId: me(inner).userId,
    });
    if (!decided) throw refuse(evidenceErrors.decided);
    if (!done) throw refuse(evidenceErrors.changed);
    await emit(inner, evidenceDecided, {
      reviewId: id,
      entId: r.entId,
      submittedBy: r.submittedBy,
      what: await nameOfReview(inner, r),
      approved,
      reason: approved ? '' : b.reason,
    });
    return { subject: r.subject };
  });

/** The field with its product, or the certificate. */
const nameOfReview = async (ctx: Ctx, r: Review): Promise<Text> => {
  const [s] = await presentStated(ctx, [r]);
  if (!s) return {};
  return Object.fromEntries(
    langs.map((l) => [l, s.product ? `${pick(s.product.name, l)} · ${pick(s.label, l)}` : pick(s.label, l)]),
  );
};
