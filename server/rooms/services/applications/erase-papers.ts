import { withoutPersonal } from '#contract/services/forms.ts';
import { servicesErrors as errors } from '#contract/services/calls.ts';
import { type ApplicationActor, isLiveApplication } from '#contract/services/states.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { releaseFiles } from '#server/rooms/files/index.ts';
import { filesOf } from './judge-form.ts';
import { lockApplication, ownApplication } from './move-application.ts';
import {
  type ApplicationRecord,
  eraseApplicationRow,
  type EventRecord,
  findApplication,
  findEventsOf,
  findOwnToErase,
  findToErase,
  insertEvent,
} from './store.ts';

/** Lets go of files that the application does not name any more, be it in the form, the result or a message. */
export const releaseUnnamed = async (tx: Ctx, id: string): Promise<void> => {
  const a = await findApplication(tx, id);
  if (!a) return;
  const events = await findEventsOf(tx, [id]);
  const named = [...filesOf(a.papers), ...a.resultFiles, ...events.flatMap((e) => e.files)];
  await releaseFiles(tx, { kind: 'serviceApplication', id }, named);
};

/** Whether anything that the applicant handed in would be deleted. */
export const hasPersonal = (a: ApplicationRecord, course: readonly EventRecord[]): boolean =>
  a.erasedAt === null &&
  (filesOf(a.papers).length > 0 ||
    Object.keys(withoutPersonal(a.kind, a.values)).length < Object.keys(a.values).length ||
    course.some((e) => e.party === 'applicant' && e.files.length > 0));

/** Empties an application under its lock and lets its files go; its result and the course stay, which says so (services 15). */
const erase = async (tx: Ctx, a: ApplicationRecord, party: ApplicationActor): Promise<void> => {
  const told = hasPersonal(a, await findEventsOf(tx, [a.id]));
  await eraseApplicationRow(tx, a.id, withoutPersonal(a.kind, a.values));
  await releaseUnnamed(tx, a.id);
  if (!told) return;
  const userId = party === 'clock' ? null : me(tx).userId;
  await insertEvent(tx, { id: newId(), applicationId: a.id, act: 'erase', party, userId });
};

/** The applicant has what was handed in deleted once the application is over. @throws Refused common.notFound, common.seat, services.notYourStep, wrongState */
export const eraseOwnPapers = (ctx: Ctx, id: string): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const { a, party } = await ownApplication(tx, id);
    if (party !== 'applicant') throw refuse(errors.notYourStep);
    if (isLiveApplication(a.state)) throw refuse(errors.wrongState);
    if (a.erasedAt === null) await erase(tx, a, party);
    return { id };
  });

const eraseEach = async (ctx: Ctx, ids: { id: string }[], still: (tx: Ctx, id: string) => Promise<boolean>) => {
  for (const { id } of ids)
    await inTransaction(ctx, async (tx) => {
      const a = await lockApplication(tx, id);
      if (a && a.erasedAt === null && (await still(tx, id))) await erase(tx, a, 'clock');
    });
};
/** Deletes what was handed in with applications that ended long ago. May run twice, or late: each is read again under its lock. */
export const eraseOldPapers = async (ctx: Ctx): Promise<void> =>
  eraseEach(ctx, await findToErase(ctx), async (tx, id) => (await findToErase(tx, id)).length > 0);
/** Of a person who is gone, what they handed in for themselves goes at once. */
export const erasePapersOf = async (ctx: Ctx, userId: string): Promise<void> =>
  eraseEach(ctx, await findOwnToErase(ctx, userId), async () => true);
