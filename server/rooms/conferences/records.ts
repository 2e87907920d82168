import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { findSeatsOf } from './seat-store.ts';

/** Conferences that somebody signed up for, as the desk's record of them has them. */
export const seatsOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  if (of.userId === null) return [];
  const seats = await findSeatsOf(ctx, of.userId);
  return recordSection(
    'conferences',
    seats.map((s) =>
      recordRow({
        id: s.id,
        at: s.at,
        title: s.name,
        state: translate(ctx.lang, `conferences:seat.${s.state}`),
        note: '',
      }),
    ),
    seats.length,
  );
};

/** What a person takes along of conferences. */
export const exportConferences = async (ctx: Ctx, { userId }: Person) =>
  (await findSeatsOf(ctx, userId)).map(({ name, startsAt, state, at }) => ({ conference: name, startsAt, state, at }));
