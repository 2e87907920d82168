import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { findTenanciesOf } from './tenancy-store.ts';
import { findParks } from './store.ts';

/** Parks that a company names, as the desk's record of it has them. */
export const tenanciesOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  if (of.entId === null || of.userId !== null) return [];
  const tenancies = await findTenanciesOf(ctx, of.entId);
  const parks = new Map(
    (
      await findParks(
        ctx,
        tenancies.map((s) => s.parkId),
      )
    ).map((p) => [p.id, p.name]),
  );
  return recordSection(
    'parks',
    tenancies.map((s) =>
      recordRow({
        id: s.id,
        at: s.askedAt,
        title: parks.get(s.parkId) ?? {},
        state: translate(ctx.lang, `parks:tenancy.${s.state}`),
        note: s.note,
      }),
    ),
    tenancies.length,
  );
};
