import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type evidence, mostApproved } from '#contract/evidence/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { isReviewed, ownValues, shownValue } from '#server/rooms/catalogue/index.ts';
import { certificateLabel, datasheetField } from '#server/rooms/dictionary/index.ts';
import { statedCertificates } from '#server/rooms/enterprise/index.ts';
import { iso, presentStated } from './present.ts';
import { findApproved, findMine, findWaitingOf, type Review } from './store.ts';

const company = (ctx: Ctx): string => {
  const { entId } = me(ctx);
  if (!entId) throw refuse(common.notFound);
  return entId;
};

export const presentReviews = async (ctx: Ctx, rows: Review[]) => {
  const stated = await presentStated(ctx, rows);
  return stated.map((s, i) => {
    const { state, submittedAt, decidedAt, reason } = rows[i] as Review;
    return { ...s, state, submittedAt: iso(submittedAt), decidedAt: decidedAt && iso(decidedAt), reason };
  });
};

export const readMine = async (
  ctx: Ctx,
  query: ParsedOf<typeof evidence.mine>['query'],
): Promise<AnswerOf<typeof evidence.mine>> => {
  const { rows, total } = await findMine(ctx, company(ctx), query);
  return pageOf(await presentReviews(ctx, rows), total, query);
};

/** What may be named as proof. */
export const readApproved = async (ctx: Ctx): Promise<AnswerOf<typeof evidence.approved>> => ({
  evidence: await presentStated(ctx, await findApproved(ctx, company(ctx), { most: mostApproved })),
});

/** What can be handed in. @throws Refused common.notFound */
export const readOffers = async (
  ctx: Ctx,
  productId: string | undefined,
): Promise<AnswerOf<typeof evidence.offers>> => {
  const entId = company(ctx);
  const [product, certificates, waiting] = await Promise.all([
    productId ? ownValues(ctx, entId, productId) : undefined,
    statedCertificates(ctx, entId),
    findWaitingOf(ctx, entId),
  ]);
  if (productId && !product) throw refuse(common.notFound);
  const waits = (subject: string, of: string | null) =>
    waiting.some((w) => w.subject === subject && w.productId === of);
  return {
    product: product && productId ? { id: productId, name: product.name } : null,
    values: (product?.values ?? [])
      .filter((v) => !isReviewed(v) && !waits(v.field, productId ?? null))
      .map((v) => ({
        field: v.field,
        label: datasheetField(v.field)?.label ?? { en: v.field },
        ...shownValue(v),
      })),
    certificates: certificates
      .filter((c) => !c.stands && !waits(c.slug, null))
      .map((c) => ({
        slug: c.slug,
        label: certificateLabel(c.slug),
        number: c.number ?? '',
        document: Boolean(c.file && c.number),
      })),
  };
};
