import { isScope } from '#web/lib/page/search-places.ts';
import { pageAt } from '#contract/pages.ts';
import type { SearchKind } from '#contract/search/kinds.ts';

/** Pages that look for something else than products. */
const ofPages: Partial<Record<NonNullable<ReturnType<typeof pageAt>>['key'], SearchKind>> = {
  inquiryHall: 'inquiries',
  inquiry: 'inquiries',
  supportingServices: 'services',
  serviceKinds: 'services',
  serviceOffers: 'services',
  serviceOffer: 'services',
  jobBoard: 'jobs',
  vacancies: 'jobs',
  vacancy: 'jobs',
};
/** What the page that is open looks for, so that the field says the same. */
export const scopeOf = (pathname: string, search: string): SearchKind => {
  const key = pageAt(pathname)?.key;
  const own = key && ofPages[key];
  const kind = new URLSearchParams(search).get('kind');
  return own ?? (isScope(kind) ? kind : 'products');
};

/** The list under the field, as the field needs to know it (combobox pattern). */
export type Combo = { open: boolean; active?: string | undefined };
