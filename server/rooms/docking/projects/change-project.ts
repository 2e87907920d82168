import { common } from '#contract/core/errors.ts';
import { dockingErrors } from '#contract/docking/calls.ts';
import { isStanding, mayProject, type ProjectState, standingStates } from '#contract/docking/states.ts';
import { type Ctx, emit, inTransaction, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { projectReopened, projectWithdrawn } from '../events.ts';
import { note } from '../note.ts';
import { ownProject } from '../own-project.ts';
import { findProposalsOf, moveProposals } from '../proposals/proposal-store.ts';
import { checkDeadline } from '../rules.ts';
import { planStages, setProject } from '../store.ts';

type Done = { id: string; state: ProjectState };

/** Takes a project back before an award; a second click changes nothing. @throws Refused docking.wrongState */
export const withdrawProject = (ctx: Ctx, id: string): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const x = await ownProject(tx, id);
    if (x.state === 'withdrawn') return { id, state: x.state };
    if (!mayProject('withdraw', x.state)) throw refuse(dockingErrors.wrongState);
    const entIds = await moveProposals(tx, id, standingStates, 'lost');
    await setProject(tx, id, { state: 'withdrawn' });
    await note(tx, id, { act: 'withdrawProject', party: 'owner' });
    if (entIds.length) await emit(tx, projectWithdrawn, { projectId: id, number: x.number, title: x.title, entIds });
    return { id, state: 'withdrawn' };
  });

/**
 * Gives a project a later deadline. One that was cancelled begins anew: its stages that were not accepted can be given to somebody
 * again, and the proposals that were not chosen stand again (docking 5).
 */
export const reopenProject = (ctx: Ctx, id: string, deadline: string): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const x = await ownProject(tx, id);
    const at = new Date(deadline).toISOString();
    if (x.state === 'open' && new Date(x.deadline).toISOString() === at) return { id, state: x.state };
    if (!mayProject('reopen', x.state)) throw refuse(dockingErrors.wrongState);
    const faults = checkDeadline(deadline, new Date());
    // Who relies on the deadline is not surprised by an earlier one.
    if (x.state === 'open' && at < new Date(x.deadline).toISOString()) faults['deadline'] = { code: 'deadlineEarlier' };
    if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
    if (x.state === 'cancelled') {
      await planStages(tx, id);
      await moveProposals(tx, id, ['lost'], 'submitted');
    }
    const entIds = (await findProposalsOf(tx, id)).filter((a) => isStanding(a.state)).map((a) => a.entId);
    await setProject(tx, id, { state: 'open', deadline: at });
    const eventId = await note(tx, id, { act: 'reopen', party: 'owner' });
    await emit(tx, projectReopened, { projectId: id, number: x.number, title: x.title, eventId, entIds });
    return { id, state: 'open' };
  });
