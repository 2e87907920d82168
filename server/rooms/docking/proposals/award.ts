import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type docking, dockingErrors } from '#contract/docking/calls.ts';
import { isStanding, mayProject, type ProjectState, standingStates } from '#contract/docking/states.ts';
import { type Ctx, emit, inTransaction, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { projectAwarded } from '../events.ts';
import { note } from '../note.ts';
import { ownProject } from '../own-project.ts';
import { awardStages, dropStages, findStages, setProject, type StageRecord } from '../store.ts';
import { findLines, findProposalsOf, moveProposals, setProposals } from './proposal-store.ts';

type EntOf = (proposalId: string) => string;
type Awards = ParsedOf<typeof docking.award>['body']['awards'];

/** Whether the stages stand so already: the same award twice is one. */
const isDone = (stages: StageRecord[], awards: Awards): boolean =>
  awards.every((w) => w.stages.every((no) => stages.find((s) => s.no === no)?.proposalId === w.proposalId));

/**
 * Accepts proposals, each for the stages that it is given; a stage that nobody gets is not done. What the owner read is what is
 * accepted: a proposal that was revised or withdrawn meanwhile is not (docking 10).
 * @throws Refused docking.wrongState, changed, notOffered, stageUnknown
 */
export const award = (ctx: Ctx, id: string, awards: Awards): Promise<{ id: string; state: ProjectState }> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const x = await ownProject(tx, id);
    const stages = await findStages(tx, id);
    if (x.state === 'underway' && isDone(stages, awards)) return { id, state: x.state };
    if (!mayProject('award', x.state)) throw refuse(dockingErrors.wrongState);
    const open = stages.filter((s) => s.state === 'planned').map((s) => s.no);
    const wanted = awards.flatMap((w) => w.stages);
    if (new Set(wanted).size !== wanted.length || !wanted.every((no) => open.includes(no)))
      throw refuse(dockingErrors.stageUnknown);
    const proposals = new Map((await findProposalsOf(tx, id)).map((a) => [a.id, a]));
    const lines = await findLines(
      tx,
      awards.map((w) => w.proposalId),
    );
    for (const w of awards) {
      const a = proposals.get(w.proposalId);
      if (!a || !isStanding(a.state) || a.revision !== w.revision) throw refuse(dockingErrors.changed);
      const offered = lines.filter((l) => l.proposalId === a.id).map((l) => l.stage);
      if (!w.stages.every((no) => offered.includes(no))) throw refuse(dockingErrors.notOffered);
    }
    await carryOut(tx, x, awards, open, (proposalId) => proposals.get(proposalId)?.entId ?? '');
    return { id, state: 'underway' };
  });

type Project = Awaited<ReturnType<typeof ownProject>>;

const carryOut = async (tx: Ctx, x: Project, awards: Awards, open: number[], entOf: EntOf): Promise<void> => {
  const given = awards.flatMap((w) => w.stages.map((stage) => ({ proposalId: w.proposalId, stage })));
  const ids = [...new Set(awards.map((w) => w.proposalId))];
  await awardStages(tx, x.id, given);
  await setProposals(tx, ids, 'accepted');
  const taken = given.map((g) => g.stage);
  await dropStages(
    tx,
    x.id,
    open.filter((no) => !taken.includes(no)),
  );
  const lost = await moveProposals(tx, x.id, standingStates, 'lost');
  await setProject(tx, x.id, { state: 'underway' });
  const eventId = await note(tx, x.id, { act: 'award', party: 'owner' });
  const { id: projectId, number, title } = x;
  await emit(tx, projectAwarded, { projectId, number, title, eventId, accepted: ids.map(entOf), lost });
};
