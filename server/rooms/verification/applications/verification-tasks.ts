import { seatMay } from '#contract/core/seats.ts';
import type { Task } from '#contract/home/task.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { type TaskKind, taskDays } from '#contract/home/tasks.ts';
import { pageTo } from '#contract/pages.ts';
import { verificationPageOf } from '#contract/pages/verification.ts';
import type { verifyStates } from '#contract/home/start.ts';
import type { ApplicationState } from '#contract/verification/rules.ts';
import { type Ctx, me, type Person } from '#server/platform/context.ts';
import { translateAll } from '#server/platform/translate.ts';
import { findClaimsOn } from '../claims/claim-store.ts';
import { mayKnow } from '../records/policy.ts';
import { type ApplicationRow, findApplicationsOf } from '../records/store.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { daysBetween } from '../records/today.ts';

const iso = (at: string) => new Date(at).toISOString();

/** The newest application of each kind that a person may know of. */
const newestOf = async (ctx: Ctx, person: Person): Promise<ApplicationRow[]> => {
  const known = (await findApplicationsOf(ctx, person.userId, person.entId)).filter((a) => mayKnow(person, a));
  return known.filter((a, i) => known.findIndex((b) => b.kind === a.kind) === i);
};

const forApplicant: Partial<Record<ApplicationState, TaskKind>> = {
  draft: 'continueApplication',
  moreAsked: 'sendDocuments',
  rejected: 'applyAgain',
};

/** What an application waits for (home 7): its applicant's papers, or another document before one ends. */
const taskOf = (a: ApplicationRow, person: Person, today: string): Pick<Task, 'kind' | 'since' | 'due'> | null => {
  const kind = forApplicant[a.state];
  const since = iso(a.decidedAt ?? a.submittedAt ?? a.createdAt);
  if (kind && a.applicantId === person.userId) {
    const old = daysBetween(chinaDay(new Date(since)), today) > taskDays.past;
    return kind === 'applyAgain' && old ? null : { kind, since, due: null };
  }
  if (a.state !== 'approved' || !a.expiresAt || daysBetween(today, a.expiresAt) > taskDays.renew) return null;
  return { kind: 'renewDocuments', since, due: iso(`${a.expiresAt}T23:59:59+08:00`) };
};

/** Applications that wait for the person, and claims on a company that they manage. */
export const findVerificationTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const manages = person.entId !== null && seatMay(person.seat, 'manage');
  const [applications, claims] = await Promise.all([
    newestOf(ctx, person),
    manages && person.entId ? findClaimsOn(ctx, person.entId) : [],
  ]);
  const today = chinaDay();
  const own = applications.flatMap((a): Task[] => {
    const waits = taskOf(a, person, today);
    const about = { id: a.id, number: a.number, title: translateAll(`verification:kind.${a.kind}`) };
    const to = pageTo(verificationPageOf[a.kind]);
    return waits ? [{ ...waits, ...about, other: null, n: 1, may: true, to }] : [];
  });
  const claimed = claims
    .filter(({ claim }) => claim.state === 'open')
    .map(({ claim, application }): Task => ({
      kind: 'answerClaim',
      id: claim.id,
      number: application.number,
      title: translateAll(`verification:kind.${application.kind}`),
      other: null,
      n: 1,
      since: iso(claim.createdAt),
      due: null,
      may: true,
      to: pageTo('seats'),
    }));
  return { tasks: [...own, ...claimed], capped: false };
};

const standing: Partial<Record<ApplicationState, (typeof verifyStates)[number]>> = {
  draft: 'draft',
  submitted: 'submitted',
  moreAsked: 'moreAsked',
  rejected: 'rejected',
};

/** How the newest application of the person of the session stands, of any kind; `none` where nothing is under way. */
export const verificationUnderWay = async (
  ctx: Ctx,
): Promise<{ state: (typeof verifyStates)[number]; since: string | null; to: string | null }> => {
  const person = me(ctx);
  const mine = (await newestOf(ctx, person)).filter((a) => a.applicantId === person.userId || a.state !== 'draft');
  const a = mine.find((x) => standing[x.state]);
  if (!a) return { state: 'none', since: null, to: null };
  return {
    state: standing[a.state] ?? 'none',
    since: iso(a.decidedAt ?? a.submittedAt ?? a.createdAt),
    to: pageTo(verificationPageOf[a.kind]),
  };
};
