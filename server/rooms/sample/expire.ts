import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { lockSample, note } from './move-sample.ts';
import { findExpired, moveSampleRow } from './store.ts';

const expire = async (tx: Ctx, id: string): Promise<void> => {
  const s = await lockSample(tx, id);
  if (!s || !(await findExpired(tx, id)).length) return;
  await moveSampleRow(tx, id, 'expired', {});
  await note(tx, s, { act: 'expire', party: 'clock', state: 'expired' });
};

/** Ends what nobody answered in time (samples 8). May run twice, or late: each is read again under its lock. */
export const expireSamples = async (ctx: Ctx): Promise<void> => {
  for (const { id } of await findExpired(ctx))
    await inTransaction(ctx, (tx) => expire(tx, id)).catch((err: Error) =>
      ctx.platform.log.warn({ sample: id, err: err.message }, 'a sample order was not ended'),
    );
};
