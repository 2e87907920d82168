import { common } from '#contract/core/errors.ts';
import { dockingErrors } from '#contract/docking/calls.ts';
import type { ProposalInput } from '#contract/docking/schemas.ts';
import { isStanding, mayPropose, type ProposalState } from '#contract/docking/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { proposalSent, proposalWithdrawn } from '../events.ts';
import { note } from '../note.ts';
import { isOwnersSide, mayKnow, ownsProposal } from '../policy.ts';
import { checkLines, said, sumOf } from '../rules.ts';
import { countProposals, findStages, lockProject, type ProjectRecord, type ProposalRecord } from '../store.ts';
import { findProposal, findProposalOf, insertProposal, reviseProposal, setProposal } from './proposal-store.ts';

type Proposed = { id: string; state: ProposalState; revision: number };

/** What is written, as it is kept: stages that can still be given to somebody, the sum of their prices. */
const offerOf = async (tx: Ctx, x: ProjectRecord, input: ProposalInput) => {
  const open = (await findStages(tx, x.id)).filter((s) => s.state === 'planned').map((s) => s.no);
  if (checkLines(input.lines, open)) throw refuse(dockingErrors.stageUnknown);
  return {
    set: {
      total: sumOf(input.lines.map((l) => l.price)),
      references: said(tx.lang, input.references),
      note: said(tx.lang, input.note),
      annexes: input.annexes,
      clientKey: input.clientKey,
      userId: me(tx).userId,
    },
    lines: input.lines.map((l) => ({ stage: l.stage, what: said(tx.lang, l.what), price: l.price, days: l.days })),
  };
};

const factsOf = (x: ProjectRecord, a: { id: string; entId: string; revision: number }) => ({
  projectId: x.id,
  number: x.number,
  title: x.title,
  proposalId: a.id,
  entId: a.entId,
  ownerId: x.ownerId,
  ownerEntId: x.entId,
  revision: a.revision,
});

/** The own proposal with its project, both as they stand under the project's lock. @throws Refused common.notFound */
const own = async (tx: Ctx, id: string): Promise<{ x: ProjectRecord; a: ProposalRecord }> => {
  const first = await findProposal(tx, id);
  const x = first && (await lockProject(tx, first.projectId));
  const a = x && (await findProposal(tx, id));
  if (!x || !a || !ownsProposal(me(tx), a, 'sell')) throw refuse(common.notFound);
  return { x, a };
};

const revise = async (tx: Ctx, x: ProjectRecord, a: ProposalRecord, input: ProposalInput): Promise<Proposed> => {
  const { set, lines } = await offerOf(tx, x, input);
  const state = a.state === 'withdrawn' ? 'submitted' : a.state;
  const again = { id: a.id, state, revision: a.revision + 1 };
  await reviseProposal(tx, a.id, { ...set, state }, { lines });
  await claimFiles(tx, input.annexes, { kind: 'dockingProposal', id: a.id });
  await countProposals(tx, x.id);
  await note(tx, x.id, { act: 'revise', party: 'provider', proposalId: a.id });
  await emit(tx, proposalSent, factsOf(x, { ...a, revision: again.revision }));
  return again;
};

/**
 * Answers a project, once a company; whoever took an answer back may give another. The project's row is locked and the database's
 * clock decides, so around the deadline the later is refused.
 * @throws Refused docking.ownProject, deadlinePassed, notOpen, alreadyProposed, stageUnknown
 */
export const propose = (ctx: Ctx, id: string, input: ProposalInput): Promise<Proposed> => {
  const { entId } = me(ctx);
  if (!entId) throw refuse(dockingErrors.noCompany);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const x = await lockProject(tx, id);
    const known = x && (await findProposalOf(tx, id, entId));
    if (!x || !mayKnow(me(tx), x, known)) throw refuse(common.notFound);
    if (isOwnersSide(me(tx), x)) throw refuse(dockingErrors.ownProject);
    if (known?.clientKey === input.clientKey) return { id: known.id, state: known.state, revision: known.revision };
    if (known && known.state !== 'withdrawn') throw refuse(dockingErrors.alreadyProposed);
    if (x.state === 'closed') throw refuse(dockingErrors.deadlinePassed);
    if (x.state !== 'open' || x.hiddenAt) throw refuse(dockingErrors.notOpen);
    if (known) return revise(tx, x, known, input);
    const { set, lines } = await offerOf(tx, x, input);
    const made = { id: newId(), state: 'submitted' as const, revision: 1 };
    await insertProposal(tx, { ...set, ...made, projectId: id, entId }, { lines });
    await claimFiles(tx, input.annexes, { kind: 'dockingProposal', id: made.id });
    await countProposals(tx, id);
    await note(tx, id, { act: 'propose', party: 'provider', proposalId: made.id });
    await emit(tx, proposalSent, factsOf(x, { ...made, entId }));
    return made;
  });
};

/**
 * Revises a proposal that stands: until the deadline, and after it where the owner has asked back. `base` is the revision that was
 * changed; over a newer one of a colleague nothing is written. @throws Refused docking.changed, wrongState, deadlinePassed
 */
export const reviseOwn = (ctx: Ctx, id: string, input: ProposalInput & { base: number }): Promise<Proposed> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const { x, a } = await own(tx, id);
    if (a.clientKey === input.clientKey) return { id, state: a.state, revision: a.revision };
    if (!mayPropose('revise', 'provider', a.state)) throw refuse(dockingErrors.wrongState);
    if (x.state === 'closed' && !a.question) throw refuse(dockingErrors.deadlinePassed);
    if (x.state !== 'open' && x.state !== 'closed') throw refuse(dockingErrors.notOpen);
    if (a.revision !== input.base) throw refuse(dockingErrors.changed);
    return revise(tx, x, a, input);
  });

/** Takes a proposal back while the owner has not accepted it; a second click changes nothing. @throws Refused docking.wrongState */
export const withdrawOwn = (ctx: Ctx, id: string): Promise<Proposed> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const { x, a } = await own(tx, id);
    const { revision } = a;
    if (a.state === 'withdrawn') return { id, state: a.state, revision };
    if (!isStanding(a.state)) throw refuse(dockingErrors.wrongState);
    await setProposal(tx, id, { state: 'withdrawn', question: null });
    await countProposals(tx, x.id);
    await note(tx, x.id, { act: 'withdraw', party: 'provider', proposalId: id });
    await emit(tx, proposalWithdrawn, factsOf(x, a));
    return { id, state: 'withdrawn', revision };
  });
