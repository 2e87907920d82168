import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type docking, dockingErrors } from '#contract/docking/calls.ts';
import {
  type DockingActor,
  type DockingParty,
  type StageAct,
  stageActsFor,
  stageTable,
} from '#contract/docking/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { stageMoved } from '../events.ts';
import { note } from '../note.ts';
import { ownsProject, ownsProposal } from '../policy.ts';
import { findProposal } from '../proposals/proposal-store.ts';
import {
  findStages,
  lockProject,
  type ProjectRecord,
  type ProposalRecord,
  setStage,
  type StageRecord,
} from '../store.ts';
import { finish } from './finish.ts';

type Done = AnswerOf<typeof docking.stage>;
type Moved = { act: StageAct; party: DockingActor; text: string; files: string[] };

/** Writes a step of a stage, and what follows from it; the caller holds the project's lock. */
export const carryOutStep = async (
  tx: Ctx,
  { x, s, a }: { x: ProjectRecord; s: StageRecord; a: ProposalRecord },
  { act, party, text, files }: Moved,
): Promise<Done> => {
  const { to } = stageTable[act];
  await setStage(tx, x.id, s.no, to);
  const eventId = await note(tx, x.id, { act, party, proposalId: a.id, stage: s.no, text, files });
  await emit(tx, stageMoved, {
    projectId: x.id,
    number: x.number,
    title: x.title,
    proposalId: a.id,
    entId: a.entId,
    ownerId: x.ownerId,
    ownerEntId: x.entId,
    eventId,
    act,
    by: party,
    stage: s.name,
    text: text || null,
  });
  const state = act === 'accept' ? await finish(tx, x, { act, party }) : x.state;
  return { id: x.id, state, stage: to };
};

/**
 * A step of an awarded stage, by the side that the table names (docking 13). Whoever belongs to neither side meets what is absent.
 * @throws Refused common.notFound, common.seat, docking.wrongState, docking.needsWords
 */
export const moveStage = (ctx: Ctx, id: string, input: ParsedOf<typeof docking.stage>['body']): Promise<Done> => {
  const { act, no, text = '', files } = input;
  const party: DockingParty = stageTable[act].by;
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, party === 'owner' ? 'buy' : 'sell');
    const person = me(tx);
    const x = await lockProject(tx, id);
    const s = x && (await findStages(tx, id)).find((one) => one.no === no);
    const a = s?.proposalId ? await findProposal(tx, s.proposalId) : undefined;
    const sides = x && { owner: ownsProject(person, x), provider: Boolean(a && ownsProposal(person, a)) };
    if (!x || !s || !sides || !(sides.owner || sides.provider)) throw refuse(common.notFound);
    if (!sides[party]) throw refuse(dockingErrors.wrongState);
    const mayAct = party === 'owner' ? ownsProject(person, x, 'buy') : Boolean(a && ownsProposal(person, a, 'sell'));
    if (!mayAct) throw refuse(common.seat);
    const rule = stageTable[act];
    // A second click on what is done already.
    if (s.state === rule.to) return { id, state: x.state, stage: s.state };
    if (!a || x.state !== 'underway' || !stageActsFor(s.state, party).includes(act))
      throw refuse(dockingErrors.wrongState);
    if ('asks' in rule && !text) throw refuse(dockingErrors.needsWords, {}, { text: { code: 'required' } });
    await claimFiles(tx, files, { kind: 'dockingProposal', id: a.id });
    return carryOutStep(tx, { x, s, a }, { act, party, text, files });
  });
};
