import type { ProposalState, ProjectState, StageState } from '#contract/docking/states.ts';
import type { ProjectDetail, ProjectRow, ReceivedProposal } from '#contract/docking/schemas.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Tone } from '#web/ui/feedback/tag.tsx';

export type { ProjectDetail, ProjectRow, ReceivedProposal };

export const projectTone: Record<ProjectState, Tone> = {
  open: 'weft',
  closed: 'plain',
  underway: 'info',
  completed: 'warp',
  cancelled: 'plain',
  withdrawn: 'plain',
};
export const proposalTone: Record<ProposalState, Tone> = {
  submitted: 'info',
  shortlisted: 'weft',
  refused: 'plain',
  withdrawn: 'plain',
  lost: 'plain',
  accepted: 'warp',
  ended: 'plain',
  completed: 'warp',
};
export const stageTone: Record<StageState, Tone> = {
  planned: 'plain',
  waiting: 'info',
  started: 'info',
  delivered: 'weft',
  complained: 'deviates',
  accepted: 'warp',
  dropped: 'plain',
};

/** The budget of a project in words. */
export const useBudget = (): ((row: Pick<ProjectRow, 'budget' | 'currency'>) => string) => {
  const { t } = useTranslation('docking');
  const f = useFormat();
  return ({ budget, currency }) => {
    if (!budget) return t('budgetOpen');
    const max = f.money(budget.max, currency);
    return budget.min ? t('range', { min: f.money(budget.min, currency), max }) : t('upTo', { max });
  };
};

/** The wished dates in words; '' for none. */
export const useWished = (): ((row: Pick<ProjectRow, 'from' | 'to'>) => string) => {
  const { t } = useTranslation('docking');
  return ({ from, to }) => {
    if (from && to) return t('wishedBoth', { from, to });
    if (from) return t('wishedFrom', { day: from });
    return to ? t('wishedTo', { day: to }) : '';
  };
};
