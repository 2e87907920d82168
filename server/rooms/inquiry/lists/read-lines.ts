import { pageOf } from '#contract/core/schemas.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { materialLabel } from '#server/rooms/dictionary/index.ts';
import { findOwnLines } from './buying-store.ts';

/** What my side asks for, line by line, the newest inquiry first. */
export const readLines = async (ctx: Ctx, q: { current: number; size: number }) => {
  const { rows, total } = await findOwnLines(ctx, me(ctx), q);
  const records = rows.map(({ line: l, inquiry, state }) => ({
    id: l.id,
    no: l.no,
    product: { slug: l.product, name: materialLabel(l.product) },
    specification: l.specification,
    unit: l.unit,
    tiers: l.tiers,
    inquiry: { id: inquiry.id, number: inquiry.number ?? '', title: inquiry.title, state },
  }));
  return pageOf(records, total, q);
};
