import type { Closing } from '#contract/recruitment/kinds.ts';
import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import { countsOf } from './counts-store.ts';
import { vacancyEnded } from '../events.ts';
import { findListedOf, findPast, lockVacancy, moveVacancy, type VacancyRecord } from './store.ts';

/** Ends a listed vacancy that is locked; its applications stay to be decided (recruitment 3). */
export const endVacancy = async (tx: Ctx, row: VacancyRecord, closing: Closing): Promise<void> => {
  await moveVacancy(tx, row.id, { state: 'closed', closing });
  const waiting = (await countsOf(tx, [row.id])).get(row.id)?.live ?? 0;
  await emit(tx, vacancyEnded, { vacancyId: row.id, entId: row.entId, title: row.title, closing, waiting });
};

/** Ends vacancies whose last day is over. May run twice, or late: each is read again under its lock. */
export const endPastVacancies = async (ctx: Ctx): Promise<void> => {
  for (const { id } of await findPast(ctx))
    await inTransaction(ctx, async (tx) => {
      const row = await lockVacancy(tx, id);
      if (row && (await findPast(tx, id)).length) await endVacancy(tx, row, 'day');
    });
};

/** Ends what a company still shows that has nobody any more. */
export const endVacanciesOf = async (ctx: Ctx, entId: string): Promise<void> => {
  for (const { id } of await findListedOf(ctx, entId))
    await inTransaction(ctx, async (tx) => {
      const row = await lockVacancy(tx, id);
      if (row?.state === 'listed') await endVacancy(tx, row, 'company');
    });
};
