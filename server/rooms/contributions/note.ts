import type { ContributionView } from '#contract/contributions/calls.ts';
import type { ContributionParty } from '#contract/contributions/states.ts';
import { type Ctx, emit } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { contributionMoved } from './events.ts';
import { type ContributionRecord, insertEvent } from './store.ts';

type Told = {
  /** Of an act that may come twice. */
  id?: string;
  act: ContributionView['course'][number]['act'];
  party: ContributionParty;
  userId: string | null;
  text?: string;
};

/** Writes an act into the course of a contribution and tells of it, in the transaction of the act. */
export const noteContribution = async (
  tx: Ctx,
  c: Pick<ContributionRecord, 'id' | 'number' | 'kind' | 'lang' | 'words' | 'entId'>,
  { id = newId(), act, party, userId, text = '' }: Told,
): Promise<void> => {
  const words = act === 'submit' ? c.words : null;
  if (!(await insertEvent(tx, { id, contributionId: c.id, act, party, userId, text, words }))) return;
  await emit(tx, contributionMoved, {
    contributionId: c.id,
    eventId: id,
    number: c.number,
    kind: c.kind,
    title: { [c.lang]: c.words.title },
    act,
    party,
    reason: text,
    entId: c.entId,
  });
};
