import { common } from '#contract/core/errors.ts';
import { dockingErrors } from '#contract/docking/calls.ts';
import { type DockingParty, isLive, type ProjectState } from '#contract/docking/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { proposalEnded } from '../events.ts';
import { note } from '../note.ts';
import { ownsProject, ownsProposal } from '../policy.ts';
import { findProposal, setProposal } from '../proposals/proposal-store.ts';
import { said } from '../rules.ts';
import { dropStages, findStages, lockProject } from '../store.ts';
import { finish } from './finish.ts';

/**
 * Either side ends an accepted proposal with a reason: its stages that were not accepted are not done any more, and a project
 * without another stage under way is cancelled (docking 14). @throws Refused common.notFound, docking.wrongState
 */
export const endProposal = (ctx: Ctx, id: string, reason: string): Promise<{ id: string; state: ProjectState }> =>
  inTransaction(ctx, async (tx) => {
    const first = await findProposal(tx, id);
    if (!first) throw refuse(common.notFound);
    const person = me(tx);
    const by: DockingParty = ownsProposal(person, first) ? 'provider' : 'owner';
    await keepSeat(tx, by === 'owner' ? 'buy' : 'sell');
    const x = await lockProject(tx, first.projectId);
    const a = x && (await findProposal(tx, id));
    if (!x || !a || !(ownsProject(person, x) || ownsProposal(person, a))) throw refuse(common.notFound);
    if (!(by === 'owner' ? ownsProject(person, x, 'buy') : ownsProposal(person, a, 'sell'))) throw refuse(common.seat);
    if (a.state === 'ended') return { id: x.id, state: x.state };
    if (a.state !== 'accepted' || x.state !== 'underway') throw refuse(dockingErrors.wrongState);
    const open = (await findStages(tx, x.id)).filter((s) => s.proposalId === id && isLive(s.state));
    await dropStages(
      tx,
      x.id,
      open.map((s) => s.no),
    );
    await setProposal(tx, id, { state: 'ended', reason: said(tx.lang, reason) });
    const eventId = await note(tx, x.id, { act: 'end', party: by, proposalId: id, text: reason });
    await emit(tx, proposalEnded, {
      projectId: x.id,
      number: x.number,
      title: x.title,
      proposalId: id,
      entId: a.entId,
      ownerId: x.ownerId,
      ownerEntId: x.entId,
      eventId,
      by,
      reason,
    });
    return { id: x.id, state: await finish(tx, x, { act: 'end', party: by }) };
  });
