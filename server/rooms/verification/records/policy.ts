import { seatMay } from '#contract/core/seats.ts';
import type { Person } from '#server/platform/context.ts';
import type { ApplicationRow } from './store.ts';

/**
 * A person's own application, and a draft, belong to the applicant; what was submitted for a company, to those who manage
 * it and to the applicant while there.
 */
export const mayKnow = (p: Person, a: ApplicationRow): boolean => {
  const mine = a.applicantId === p.userId;
  if (a.entId === null || a.kind === 'personal') return mine;
  if (a.entId !== p.entId) return false;
  return mine || (a.state !== 'draft' && seatMay(p.seat, 'manage'));
};
