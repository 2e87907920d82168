import type { Actor, OrderAct, Party } from '#contract/order/calls.ts';

type Said = { id: string; step: OrderAct; party: Actor; offer: string | null; reason: string | null };

/**
 * The newest offer of one side since the dispute was raised: what the other side can agree to. A later statement without an
 * offer leaves it standing; a later offer takes its place.
 */
export const openOffer = <T extends Said>(events: readonly T[], by: Party): T | undefined => {
  const raised = events.findLastIndex((e) => e.step === 'dispute');
  return events.slice(raised + 1).findLast((e) => e.step === 'statement' && e.party === by && e.offer !== null);
};
