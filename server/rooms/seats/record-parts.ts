import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { findHistory } from './store.ts';
import { masked } from './rules.ts';

/** What was done to the seats of a record's company. */
export const seatsOfRecord = async (ctx: Ctx, { entId }: RecordOf): Promise<RecordSection[]> => {
  if (entId === null) return [];
  const { rows, total } = await findHistory(ctx, entId, { current: 1, size: 20 });
  const seat = (s: string | null) => (s ? translate(ctx.lang, `seats:seat.${s}`) : '');
  return recordSection(
    'seats',
    rows.map((r) =>
      recordRow({
        id: r.id,
        at: r.at,
        title: translate(ctx.lang, `seats:act.${r.act}`, {
          by: r.actorName,
          // A name, or the phone or mail that was invited.
          about: /\d{5}|@/.test(r.about) ? masked(r.about) : r.about,
          from: seat(r.seatBefore),
          to: seat(r.seatAfter),
        }),
      }),
    ),
    total,
  );
};
