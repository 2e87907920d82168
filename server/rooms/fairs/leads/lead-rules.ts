import { type Lead, type LeadAct, type LeadFunnel, type LeadStep, leadSteps } from '#contract/fairs/leads/leads.ts';
import { leastVisitors } from '#contract/footprints/calls.ts';

type Steps = Pick<Lead, LeadStep>;

/** How far somebody came. */
export const furthest = (steps: Steps): LeadStep => leadSteps.findLast((s) => steps[s]) ?? 'visit';

/** What the exhibitor does next: what waits for an answer first, then the record in hand, else a talk. */
export const nextAct = (steps: Steps, cardWaits: boolean): LeadAct => {
  if (steps.order) return cardWaits ? 'answerCard' : 'order';
  if (steps.inquiry && !steps.quotation) return 'quote';
  if (cardWaits) return 'answerCard';
  return steps.quotation ? 'quotation' : 'chat';
};

/** Counts of each step over those who may be named; everybody is counted where the others are enough (footprints 4). */
export const funnelOf = (named: Steps[], unnamed: number): LeadFunnel => {
  const came = (step: LeadStep) => named.filter((s) => s[step]).length;
  return {
    visitors: unnamed >= leastVisitors ? named.length + unnamed : null,
    named: named.length,
    card: came('card'),
    inquiry: came('inquiry'),
    quotation: came('quotation'),
    order: came('order'),
  };
};
