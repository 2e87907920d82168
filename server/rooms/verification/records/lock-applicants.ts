import type { Ctx } from '#server/platform/context.ts';
import { lockPeople, peopleByIds } from '#server/rooms/identity/index.ts';
import type { ApplicationRow } from './store.ts';

/**
 * Locks whoever applications give or take something: their applicants, and of those for a company everybody there. Before the
 * locks of the applications themselves (`platform/lock-order.ts`).
 */
export const lockApplicants = async (
  tx: Ctx,
  rows: Pick<ApplicationRow, 'kind' | 'applicantId' | 'entId'>[],
  companies: string[] = [],
): Promise<void> => {
  const ofCompanies = rows.filter((a) => a.kind !== 'personal');
  const seats = await peopleByIds(
    tx,
    ofCompanies.map((a) => a.applicantId),
  );
  await lockPeople(tx, {
    people: rows.map((a) => a.applicantId),
    companies: [...companies, ...ofCompanies.map((a) => a.entId), ...seats.map((s) => s.entId)],
  });
};
