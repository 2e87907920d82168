import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { findRecordDisputes, findRecordOrders } from './record-store.ts';

const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Orders and disputes of a record. */
export const ordersOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const { rows, total } = await findRecordOrders(ctx, of);
  const disputes = await findRecordDisputes(ctx, of);
  const sells = (o: { supplierEntId: string; supplierId: string }) =>
    of.userId === null ? o.supplierEntId === of.entId : o.supplierId === of.userId;
  const state = (s: string) => translate(ctx.lang, `common:orderState.${s}`);
  return [
    ...recordSection(
      'orders',
      rows.map((o) =>
        recordRow({
          id: o.id,
          at: o.at,
          number: o.number,
          title: o.title,
          kind: translate(ctx.lang, `operator:record.side.${sells(o) ? 'supplier' : 'buyer'}`),
          state: state(o.state),
          note: `${o.currency} ${amount.format(Number(o.total))}`,
        }),
      ),
      total,
    ),
    ...recordSection(
      'disputes',
      disputes.map((d) =>
        recordRow({
          id: d.eventId,
          at: d.raisedAt,
          number: d.number,
          title: d.title,
          kind: translate(ctx.lang, `operator:record.raised.${d.party === 'supplier' ? 'supplier' : 'buyer'}`),
          state: state(d.state),
          note: d.reason ?? '',
          link: d.escalatedAt && d.state === 'dispute' ? { to: 'dispute', id: d.id } : null,
        }),
      ),
    ),
  ];
};
