import type { SiteBlock } from '#contract/sites/site.ts';

/** What of a site is edited at a time. */
export type Part = 'header' | SiteBlock;
