import type { Alert } from '#contract/alerts/calls.ts';
import { langs } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { alertsOf } from './list-alerts.ts';
import { productAlertsOf } from './product-alerts.ts';
import { supplierAlertsOf } from './supplier-alerts.ts';

/** The searches that a person keeps, in their record at the desk; `maxAlerts` bounds each kind. */
export const alertsOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  if (of.userId === null) return [];
  const inquiries = await alertsOf(ctx, of.userId);
  const products = await productAlertsOf(ctx, of.userId);
  const suppliers = await supplierAlertsOf(ctx, of.userId);
  const row = (kind: 'inquiries' | 'products' | 'suppliers') => (a: Alert) =>
    recordRow({
      id: a.id,
      at: a.createdAt,
      title: Object.fromEntries(langs.map((l) => [l, a.names.map((n) => pick(n, l)).join(' · ')])),
      kind: translate(ctx.lang, `operator:record.alert.${kind}`),
    });
  return recordSection(
    'alerts',
    [...inquiries.map(row('inquiries')), ...products.map(row('products')), ...suppliers.map(row('suppliers'))].toSorted(
      (a, b) => (b.at ?? '').localeCompare(a.at ?? '') || a.id.localeCompare(b.id),
    ),
    inquiries.length + products.length + suppliers.length,
  );
};
