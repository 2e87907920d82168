import { open } from '../core/access.ts';
import { page, reads, sitePages } from './page.ts';

/** What integrators read of the API. */
export const referencePages = sitePages(['developers'], {
  developers: page('/developers', open, { query: reads<{ q?: string }>() }),
  developersSection: page('/developers/{section}'),
});
