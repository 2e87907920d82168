import { isLive, type DockingActor, type ProjectState } from '#contract/docking/states.ts';
import { type Ctx, emit } from '#server/platform/context.ts';
import { projectCompleted } from '../events.ts';
import { note } from '../note.ts';
import { findProposalsOf, setProposals } from '../proposals/proposal-store.ts';
import { findStages, type ProjectRecord, setProject } from '../store.ts';

/**
 * What an act on a stage brings about: a proposal whose stages are all accepted is completed, and a project without a stage that is
 * under way is completed, or cancelled where the act ended a proposal (docking 14).
 */
export const finish = async (
  tx: Ctx,
  x: ProjectRecord,
  by: { act: 'accept' | 'end'; party: DockingActor },
): Promise<ProjectState> => {
  const stages = await findStages(tx, x.id);
  const proposals = (await findProposalsOf(tx, x.id)).filter((a) => a.state === 'accepted');
  const done = proposals.filter((a) => !stages.some((s) => s.proposalId === a.id && isLive(s.state)));
  await setProposals(
    tx,
    done.map((a) => a.id),
    'completed',
  );
  if (stages.some((s) => isLive(s.state))) return x.state;
  const state = by.act === 'end' ? 'cancelled' : 'completed';
  await setProject(tx, x.id, { state });
  const eventId = await note(tx, x.id, { act: state === 'cancelled' ? 'cancel' : 'complete', party: by.party });
  if (state === 'completed')
    await emit(tx, projectCompleted, {
      projectId: x.id,
      number: x.number,
      title: x.title,
      ownerId: x.ownerId,
      ownerEntId: x.entId,
      eventId,
      entIds: [...new Set(proposals.map((a) => a.entId))],
    });
  return state;
};
