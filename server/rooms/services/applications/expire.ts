import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { lockApplication, note } from './move-application.ts';
import { findExpired, findLate, findToRemind, markLate, markReminded, moveApplicationRow } from './store.ts';

const expire = async (tx: Ctx, id: string): Promise<void> => {
  const a = await lockApplication(tx, id);
  if (!a || !(await findExpired(tx, id)).length) return;
  await moveApplicationRow(tx, id, 'expired', null);
  await note(tx, a, { act: 'expire', party: 'clock', state: 'expired' });
};

const remind = async (tx: Ctx, id: string): Promise<void> => {
  const a = await lockApplication(tx, id);
  if (!a || !(await findToRemind(tx, id)).length) return;
  await markReminded(tx, id);
  await note(tx, a, { act: 'remind', party: 'clock', state: a.state });
};

const tellLate = async (tx: Ctx, id: string): Promise<void> => {
  const a = await lockApplication(tx, id);
  if (!a || !(await findLate(tx, id)).length) return;
  await markLate(tx, id);
  await note(tx, a, { act: 'late', party: 'clock', state: a.state });
};

/** Ends what nobody answered in time, reminds of what ends soon, and says what is late (services 8, 16). May run twice, or late: each is read again under its lock. */
export const expireApplications = async (ctx: Ctx): Promise<void> => {
  const each = async (ids: { id: string }[], act: (tx: Ctx, id: string) => Promise<void>) => {
    for (const { id } of ids)
      await inTransaction(ctx, (tx) => act(tx, id)).catch((err: Error) =>
        ctx.platform.log.warn(
          { application: id, err: err.message },
          'an application for a service was not ended, reminded of or found late',
        ),
      );
  };
  await each(await findExpired(ctx), expire);
  await each(await findToRemind(ctx), remind);
  await each(await findLate(ctx), tellLate);
};
