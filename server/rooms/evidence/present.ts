import type { EvidenceRow } from '#contract/evidence/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { productNames, shownValue } from '#server/rooms/catalogue/index.ts';
import { certificateLabel, datasheetField } from '#server/rooms/dictionary/index.ts';
import type { Review } from './store.ts';

export const iso = (at: string): string => new Date(at).toISOString();
const asIs = (s: string): Text => ({ cn: s, en: s, es: s });

/** What reviews are about, in words: label, product, value. */
export const presentStated = async (ctx: Ctx, rows: readonly Review[]) => {
  const names = await productNames(
    ctx,
    rows.flatMap((r) => r.productId ?? []),
  );
  return rows.map((r): Pick<EvidenceRow, 'id' | 'kind' | 'label' | 'product' | 'value' | 'unit' | 'validUntil'> => {
    const isValue = r.kind === 'value';
    return {
      id: r.id,
      kind: r.kind,
      label: isValue ? (datasheetField(r.subject)?.label ?? asIs(r.subject)) : certificateLabel(r.subject),
      product: r.productId ? { id: r.productId, name: names.get(r.productId) ?? {} } : null,
      ...(isValue ? shownValue({ field: r.subject, ...r.stated }) : { value: asIs(r.stated.value), unit: null }),
      validUntil: r.validUntil,
    };
  });
};
