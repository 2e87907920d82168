import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type docking, dockingErrors } from '#contract/docking/calls.ts';
import { mayPropose, type ProposalState, proposalTable } from '#contract/docking/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { proposalJudged } from '../events.ts';
import { note } from '../note.ts';
import { ownsProject } from '../policy.ts';
import { said } from '../rules.ts';
import { lockProject } from '../store.ts';
import { findProposal, setProposal } from './proposal-store.ts';

/**
 * The owner asks back about a proposal, shortlists it or not, or refuses it with a reason, while the project is not awarded
 * (docking 9). @throws Refused common.notFound, docking.wrongState, docking.needsWords
 */
export const judgeProposal = (
  ctx: Ctx,
  id: string,
  input: ParsedOf<typeof docking.judge>['body'],
): Promise<{ id: string; state: ProposalState; revision: number }> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const first = await findProposal(tx, id);
    const x = first && (await lockProject(tx, first.projectId));
    const a = x && (await findProposal(tx, id));
    if (!a || !x || !ownsProject(me(tx), x, 'buy')) throw refuse(common.notFound);
    const { act, text: words = '' } = input;
    const rule = proposalTable[act];
    const { revision } = a;
    const to = rule.to === 'same' ? a.state : rule.to;
    // A second click on what is done already.
    if (rule.to !== 'same' && a.state === to) return { id, state: to, revision };
    if ((x.state !== 'open' && x.state !== 'closed') || !mayPropose(act, 'owner', a.state))
      throw refuse(dockingErrors.wrongState);
    if ('asks' in rule && !words) throw refuse(dockingErrors.needsWords, {}, { text: { code: 'required' } });
    const text = 'asks' in rule ? said(tx.lang, words) : null;
    if (act === 'ask' && a.question && JSON.stringify(a.question) === JSON.stringify(text))
      return { id, state: to, revision };
    await setProposal(tx, id, {
      state: to,
      ...(act === 'ask' && { question: text }),
      ...(act === 'refuse' && text && { reason: text, question: null }),
    });
    const eventId = await note(tx, x.id, { act, party: 'owner', proposalId: id, text: words });
    if (act !== 'unlist')
      await emit(tx, proposalJudged, {
        projectId: x.id,
        number: x.number,
        title: x.title,
        proposalId: id,
        entId: a.entId,
        eventId,
        act,
        text,
      });
    return { id, state: to, revision };
  });
