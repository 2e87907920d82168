import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { Text } from '#contract/core/schemas.ts';
import { type sample, sampleErrors } from '#contract/sample/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { listedProduct } from '#server/rooms/catalogue/index.ts';
import { regionLabel } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { sampledQuotation } from '#server/rooms/inquiry/index.ts';
import { findLiveOf } from './store.ts';

export type Of = { product?: string | undefined; quotation?: string | undefined };
type Line = { no: number | null; name: Text; about: Text; unit: string };
/** What a sample can be asked of, as this buyer may see it. */
export type Subject = {
  title: Text;
  entId: string;
  lines: Line[];
  samplePrice: string | null;
  sampleMoq: string | null;
  currency: 'CNY' | 'EUR' | 'USD' | null;
  inquiryId: string | null;
  place: Text;
  region: string | null;
};

const sameEverywhere = (words: string): Text => (words ? { cn: words, en: words, es: words } : {});

/**
 * A listed product of somebody else, or a quotation of an inquiry of one's own that can still be awarded. `tx` holds the inquiry
 * until it ends. @throws Refused common.notFound, sample.ownCompany, sample.notOffered
 */
export const findSubject = async (ctx: Ctx, of: Of, hold: boolean): Promise<Subject> => {
  if ((of.product === undefined) === (of.quotation === undefined))
    throw refuse(common.invalid, {}, { product: { code: 'required' } });
  if (of.quotation) {
    const q = await sampledQuotation(ctx, of.quotation, hold);
    if (!q) throw refuse(common.notFound);
    const { open, ...shown } = q;
    if (!open) throw refuse(sampleErrors.notOffered);
    return { ...shown, samplePrice: null, sampleMoq: null };
  }
  const p = of.product ? await listedProduct(ctx, of.product) : undefined;
  if (!p) throw refuse(common.notFound);
  if (p.entId === me(ctx).entId) throw refuse(sampleErrors.ownCompany);
  return {
    title: p.name,
    entId: p.entId,
    lines: [{ no: null, name: p.name, about: sameEverywhere(p.model), unit: p.per }],
    samplePrice: p.samplePrice,
    sampleMoq: p.sampleMoq,
    currency: p.currency,
    inquiryId: null,
    place: {},
    region: null,
  };
};

/** What the form of a sample order shows. */
export const readSubject = async (ctx: Ctx, of: Of): Promise<AnswerOf<typeof sample.subject>> => {
  const { entId, region, ...shown } = await findSubject(ctx, of, false);
  const { userId, entId: own } = me(ctx);
  const live = await findLiveOf(ctx, own ?? userId, of);
  const [supplier] = await companyBriefs(ctx, [entId]);
  return {
    ...shown,
    region: region ? { slug: region, name: regionLabel(region) } : null,
    supplier: { entId, name: supplier?.name ?? {} },
    live: live.map(({ id, number, line }) => ({ id, number, line })),
  };
};
