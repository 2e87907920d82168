import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { StoredValue } from '../store.ts';
import { findOwn, lockOwn } from './own-store.ts';
import { findSheets, writeSheet } from './review-store.ts';

/** Reviewed, and its document has not ended (catalogue 28). */
export const isReviewed = (v: StoredValue): boolean =>
  Boolean(v.reviewed) && (!v.reviewedUntil || v.reviewedUntil >= chinaDay());

type Stated = Pick<StoredValue, 'value' | 'unit' | 'condition' | 'standard' | 'page'>;
type Wanted = { productId: string; field: string; stated: Stated };
const asStated = (v: StoredValue, s: Stated): boolean =>
  v.value === s.value &&
  v.unit === s.unit &&
  (['condition', 'standard', 'page'] as const).every((k) => (v[k] ?? '') === (s[k] ?? ''));

/** A company's own product with its datasheet. */
export const ownValues = async (
  ctx: Ctx,
  entId: string,
  productId: string,
): Promise<{ name: Text; values: StoredValue[] } | undefined> => {
  const p = await findOwn(ctx, entId, productId);
  return p && { name: p.name, values: p.values };
};

/** Whether each value stands as it was stated. */
export const valuesStand = async (ctx: Ctx, wanted: readonly Wanted[]): Promise<boolean[]> => {
  const sheets = await findSheets(
    ctx,
    wanted.map((w) => w.productId),
  );
  return wanted.map((w) =>
    (sheets.get(w.productId)?.values ?? []).some((v) => v.field === w.field && asStated(v, w.stated)),
  );
};

/** Names of products, whatever became of them. */
export const productNames = async (ctx: Ctx, ids: string[]): Promise<Map<string, Text>> =>
  new Map([...(await findSheets(ctx, ids))].map(([id, s]) => [id, s.name]));

/** Marks a value as reviewed until a day, under the product's lock. @returns false where it stands otherwise by now */
export const reviewValue = async (
  tx: Ctx,
  entId: string,
  w: Wanted,
  mark: { at: string; until: string | null },
): Promise<boolean> => {
  const [p] = await lockOwn(tx, entId, [w.productId]);
  const stands = p?.values.some((v) => v.field === w.field && asStated(v, w.stated));
  if (!p || !stands) return false;
  const reviewed = { reviewed: true, reviewedAt: mark.at, ...(mark.until && { reviewedUntil: mark.until }) };
  await writeSheet(
    tx,
    p.id,
    p.values.map((v) => {
      if (v.field !== w.field) return v;
      const { reviewedUntil: _, ...rest } = v;
      return { ...rest, ...reviewed };
    }),
  );
  return true;
};
