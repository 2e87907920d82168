import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { findRecordApplications, findRecordPurchases } from './record-store.ts';

/** Purchases of a record, and its applications for those of others. */
export const purchasesOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const { entId } = of;
  const own = await findRecordPurchases(ctx, of);
  const applied = entId === null ? { rows: [], total: 0 } : await findRecordApplications(ctx, { ...of, entId });
  return [
    ...recordSection(
      'purchases',
      own.rows.map((p) =>
        recordRow({
          id: p.id,
          at: p.publishedAt,
          number: p.number,
          title: p.title,
          state: translate(ctx.lang, `purchase:state.${p.state}`),
        }),
      ),
      own.total,
    ),
    ...recordSection(
      'applications',
      applied.rows.map((a) => recordRow({ ...a, state: translate(ctx.lang, `purchase:applicationState.${a.state}`) })),
      applied.total,
    ),
  ];
};
