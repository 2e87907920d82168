import { type PageAddress, type PageKey, pageTo } from '#contract/pages.ts';
import { type SearchKind, searchKinds } from '#contract/search/kinds.ts';

const places: Record<SearchKind, (q: string) => PageAddress> = {
  products: (q) => pageTo('search', { q }),
  suppliers: (q) => pageTo('search', { kind: 'suppliers', q }),
  inquiries: (q) => pageTo('inquiryHall', { q }),
  services: (q) => pageTo('serviceOffers', { q }),
  jobs: (q) => pageTo('vacancies', { q }),
  news: (q) => pageTo('search', { kind: 'news', q }),
  exhibitions: (q) => pageTo('search', { kind: 'exhibitions', q }),
};
/** What a search looks for, as its field offers them. */
export const scopes: readonly SearchKind[] = searchKinds;
export const isScope = (s: unknown): s is SearchKind => scopes.some((x) => x === s);
/** Lists that are searched by words, besides that of products, and what they look for. */
const lists: Partial<Record<PageKey, SearchKind>> = {
  inquiryHall: 'inquiries',
  serviceOffers: 'services',
  vacancies: 'jobs',
};
/** What the words in a page's address look for; undefined for a page that is not searched. */
export const searchedBy = (page: PageKey, search: string): SearchKind | undefined => {
  if (page !== 'search') return lists[page];
  const kind = new URLSearchParams(search).get('kind');
  return isScope(kind) ? kind : 'products';
};
/** Where a search leads, by what is looked for. */
export const searchPath = (scope: SearchKind, q: string): PageAddress => places[scope](q);
