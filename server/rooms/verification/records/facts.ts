import type { ApplicationRow } from './store.ts';

/** What every event of an application says of it. */
export const factsOf = (a: Pick<ApplicationRow, 'id' | 'applicantId' | 'kind' | 'number'>) => ({
  applicationId: a.id,
  applicantId: a.applicantId,
  kind: a.kind,
  number: a.number,
});
