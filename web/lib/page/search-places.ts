import { type PageAddress, pageTo } from '#contract/pages.ts';
import type { SearchScope } from '#contract/search/calls.ts';

const places: Record<SearchScope, (q: string) => PageAddress> = {
  products: (q) => pageTo('search', { q }),
  suppliers: (q) => pageTo('search', { kind: 'suppliers', q }),
  inquiries: (q) => pageTo('inquiryHall', { q }),
  services: (q) => pageTo('serviceOffers', { q }),
  jobs: (q) => pageTo('vacancies', { q }),
};
/** What a search looks for, as its field offers them. */
export const scopes = Object.keys(places) as SearchScope[];
export const isScope = (s: unknown): s is SearchScope => scopes.some((x) => x === s);
/** Where a search leads, by what is looked for. */
export const searchPath = (scope: SearchScope, q: string): PageAddress => places[scope](q);
