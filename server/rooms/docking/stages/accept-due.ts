import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { findProposal } from '../proposals/proposal-store.ts';
import { findDueStages, findStages, lockProject } from '../store.ts';
import { carryOutStep } from './move-stage.ts';

const accept = async (tx: Ctx, projectId: string, no: number): Promise<void> => {
  const x = await lockProject(tx, projectId);
  const s = x && (await findStages(tx, projectId)).find((one) => one.no === no);
  const a = s?.proposalId ? await findProposal(tx, s.proposalId) : undefined;
  if (!x || !s || !a || x.state !== 'underway') return;
  if (!(await findDueStages(tx, projectId)).some((due) => due.no === no)) return;
  await carryOutStep(tx, { x, s, a }, { act: 'accept', party: 'clock', text: '', files: [] });
};

/** Accepts deliveries that their owner has let lie (docking 13). May run twice, or late: each is read again under its lock. */
export const acceptDue = async (ctx: Ctx): Promise<void> => {
  for (const { projectId, no } of await findDueStages(ctx))
    await inTransaction(ctx, (tx) => accept(tx, projectId, no)).catch((err: Error) =>
      ctx.platform.log.warn({ project: projectId, err: err.message }, 'a stage was not accepted'),
    );
};
