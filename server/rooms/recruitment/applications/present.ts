import type { JobDetail, JobRow } from '#contract/recruitment/applications.ts';
import { isLiveJob, type JobParty, jobStepsFor, jobWaitsFor, keptDays } from '#contract/recruitment/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { companyNames, iso } from '../vacancies/present.ts';
import { findJobEvents, type JobRecord } from './store.ts';

export type Seen = { a: JobRecord; party: JobParty };

export const presentRows = async (ctx: Ctx, seen: Seen[]): Promise<JobRow[]> => {
  const company = await companyNames(
    ctx,
    seen.map(({ a }) => a),
  );
  return seen.map(({ a, party }) => ({
    id: a.id,
    number: a.number,
    state: a.state,
    party,
    vacancy: { id: a.vacancyId, title: a.title },
    company: company(a.entId),
    applicant: party === 'company' && a.erasedAt === null ? a.name : null,
    interviewAt: a.state === 'interview' && a.agreedAt ? iso(a.agreedAt) : null,
    waitsFor: jobWaitsFor(a.state, a.agreedAt !== null),
    expiresAt: a.expiresAt && iso(a.expiresAt),
    createdAt: iso(a.createdAt),
  }));
};

const interviewOf = (a: JobRecord): JobDetail['interview'] =>
  a.minutes && a.way && a.slots.length
    ? { slots: a.slots, agreed: a.agreedAt && iso(a.agreedAt), minutes: a.minutes, way: a.way, place: a.place }
    : null;
const eraseAt = (a: JobRecord): string | null =>
  a.endedAt && !a.erasedAt ? new Date(Date.parse(a.endedAt) + keptDays * 86_400_000).toISOString() : null;

/** Whole applications, each as its side sees it; the caller has judged the reader. */
export const presentWhole = async (ctx: Ctx, seen: Seen[]): Promise<JobDetail[]> => {
  const rows = await presentRows(ctx, seen);
  const found = await findJobEvents(
    ctx,
    seen.map(({ a }) => a.id),
  );
  const events = Map.groupBy(found, (e) => e.applicationId);
  const files = await factsOfFiles(ctx, [...seen.map(({ a }) => a.files), ...found.map((e) => e.files)]);
  return seen.flatMap(({ a, party }, i) => {
    const row = rows[i];
    if (!row) return [];
    const { name, phone, mail, letter } = a;
    return [
      {
        row,
        applicant: a.erasedAt ? null : { name, phone, mail, letter, files: files(a.files) },
        interview: interviewOf(a),
        offer: a.offerUntil ? { note: a.offerNote, until: a.offerUntil } : null,
        timeline: (events.get(a.id) ?? []).map((e) => ({
          id: e.id,
          act: e.act,
          party: e.party,
          text: e.text,
          files: files(e.files),
          at: iso(e.at),
        })),
        steps: jobStepsFor(a.state, party, a.agreedAt !== null),
        mayWrite: isLiveJob(a.state) || (a.state === 'hired' && !a.erasedAt),
        mayErase: party === 'applicant' && !isLiveJob(a.state),
        eraseAt: eraseAt(a),
      },
    ];
  });
};
