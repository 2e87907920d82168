import type { Person } from '#server/platform/context.ts';
import type { ApplicationRow } from './store.ts';

/** An application belongs to its applicant; colleagues of the company see what was submitted for it. */
export const mayKnow = (p: Person, a: ApplicationRow): boolean =>
  a.applicantId === p.userId ||
  (a.entId !== null && a.entId === p.entId && a.kind !== 'personal' && a.state !== 'draft');
