import type { ContributionState } from '../contributions/states.ts';
import type { ContributedKind } from '../contributions/words.ts';
import { managers } from '../core/access.ts';
import { memberPages, page, reads } from './page.ts';

const list = { query: reads<{ state?: ContributionState; current?: number }>() };

/** What companies write for the platform to publish. */
export const contributionsPages = memberPages(['contributions', 'content'], {
  contributions: page('/compositesMobile/contributions', managers, list),
  contribution: page('/compositesMobile/contribution', managers, {
    query: reads<{ id?: string; kind?: ContributedKind }>(),
  }),
});
