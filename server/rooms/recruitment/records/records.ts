import type { Task } from '#contract/home/task.ts';
import type { RecordSection } from '#contract/operator/records.ts';
import { pageTo } from '#contract/pages.ts';
import { liveJobs } from '#contract/recruitment/states.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { findJobPage, type JobRecord } from '../applications/store.ts';
import { partyOf, recruitsFor } from '../policy.ts';
import { companyNames, iso } from '../vacancies/present.ts';
import { findOwn } from '../vacancies/store.ts';

/** The most applications that are looked through, and vacancies of a record. */
const most = 100;
const mostOfRecord = 20;

/** What an application asks of the person's side now; null where it waits for the other. */
const taskOf = (a: JobRecord, party: 'applicant' | 'company'): Task['kind'] | null => {
  if (party === 'applicant')
    return a.state === 'offered' ? 'answerJobOffer' : a.state === 'interview' && !a.agreedAt ? 'chooseInterview' : null;
  if (a.state === 'submitted') return 'answerApplicant';
  // An interview that is still to come is no work yet.
  const met = a.state === 'interview' && a.agreedAt !== null && Date.parse(a.agreedAt) < Date.now();
  return a.state === 'shortlisted' || met ? 'decideApplicant' : null;
};

/** Applications that wait for the person's side. */
export const findRecruitmentTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { rows } = await findJobPage(ctx, {
    userId: person.userId,
    entId: recruitsFor(person),
    states: liveJobs,
    current: 1,
    size: most,
  });
  const company = await companyNames(ctx, rows);
  const tasks = rows.flatMap((a): Task[] => {
    const party = partyOf(person, a);
    const kind = party && taskOf(a, party);
    if (!kind) return [];
    return [
      {
        kind,
        id: a.id,
        number: a.number,
        title: a.title,
        other: party === 'applicant' ? company(a.entId).name : { cn: a.name, en: a.name, es: a.name },
        n: 1,
        since: iso(a.updatedAt),
        due: a.expiresAt && iso(a.expiresAt),
        may: true,
        to: pageTo('jobApplication', { id: a.id }),
      },
    ];
  });
  return { tasks, capped: rows.length === most };
};

/** Vacancies of a company, as the desk's record of it has them; nothing of who applied. */
export const vacanciesOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  if (of.entId === null || of.userId !== null) return [];
  const { rows, total } = await findOwn(ctx, { entId: of.entId, current: 1, size: mostOfRecord });
  return recordSection(
    'vacancies',
    rows.map((v) =>
      recordRow({
        id: v.id,
        at: v.updatedAt,
        title: v.title,
        kind: translate(ctx.lang, `recruitment:role.${v.role}`),
        state: translate(ctx.lang, `recruitment:vacancyState.${v.state}`),
      }),
    ),
    total,
  );
};
