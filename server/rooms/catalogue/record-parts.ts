import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { findOfCompany } from './record-store.ts';

/** The products of a company's record. */
export const productsOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  if (of.userId !== null) return [];
  const { rows, total } = await findOfCompany(ctx, of.entId);
  return recordSection(
    'products',
    rows.map((p) =>
      recordRow({
        id: p.id,
        at: p.updatedAt,
        number: p.model,
        title: p.name,
        state: translate(ctx.lang, `products:state.${p.state}`),
      }),
    ),
    total,
  );
};
