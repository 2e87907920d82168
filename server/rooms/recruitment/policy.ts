import { judge } from '#contract/core/access.ts';
import { recruits } from '#contract/recruitment/access.ts';
import type { JobParty } from '#contract/recruitment/states.ts';
import type { Person } from '#server/platform/context.ts';

type Sides = { applicantId: string | null; entId: string };

/** Which side of an application a person stands on: its applicant, or a seat that recruits for the company (recruitment 8). */
export const partyOf = (p: Person, a: Sides): JobParty | null => {
  if (a.applicantId !== null && a.applicantId === p.userId) return 'applicant';
  return p.entId === a.entId && judge(recruits, p) === 'yes' ? 'company' : null;
};

/** The company whose vacancies the person looks after; null where they look after none. */
export const recruitsFor = (p: Person): string | null => (judge(recruits, p) === 'yes' ? p.entId : null);
