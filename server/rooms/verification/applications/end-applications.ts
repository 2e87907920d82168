import type { Text } from '#contract/core/schemas.ts';
import { afterMove, type ApplicationEvent } from '#contract/verification/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { addHistory, type ApplicationRow, lockApplications, writeEnd } from '../records/store.ts';

type End = { move: 'withdraw' | 'lapse' | 'revoke'; event: ApplicationEvent } & (
  | { by: 'system' }
  | { by: 'operator'; actorId: string; note: Text }
);

/** Ends those of these applications that can make the move, with their history, in the caller's transaction. @returns those that ended, as they were */
export const endApplications = async (tx: Ctx, ids: string[], end: End): Promise<ApplicationRow[]> => {
  const { move, ...told } = end;
  const ending = (await lockApplications(tx, ids)).filter((a) => afterMove(a.state, move));
  const [first] = ending;
  const state = first && afterMove(first.state, move);
  if (!state) return [];
  await writeEnd(
    tx,
    ending.map((a) => a.id),
    { state, ...(move === 'revoke' && 'note' in told && { reasons: [], note: told.note, expiresAt: null }) },
  );
  await addHistory(
    tx,
    ending.map((a) => ({ ...told, id: newId(), applicationId: a.id })),
  );
  return ending;
};
