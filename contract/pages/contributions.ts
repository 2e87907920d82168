import type { ContributionState } from '../contributions/states.ts';
import type { ContributedKind } from '../contributions/words.ts';
import { editors, managers } from '../core/access.ts';
import { deskPages, memberPages, page, reads } from './page.ts';

const list = { query: reads<{ state?: ContributionState; current?: number }>() };

/** What companies write for the platform to publish: their own pages, and the desk's. */
export const contributionsPages = {
  ...memberPages(['contributions', 'content'], {
    contributions: page('/compositesMobile/contributions', managers, list),
    contribution: page('/compositesMobile/contribution', managers, {
      query: reads<{ id?: string; kind?: ContributedKind }>(),
    }),
  }),
  ...deskPages(['contributions', 'content', 'operator'], {
    operatorContributions: page('/operator/contributions', editors, list),
    operatorContribution: page('/operator/contribution?id={id}', editors),
  }),
};
