import { pageAt } from '#contract/pages.ts';
import type { SearchScope } from '#contract/search/calls.ts';

/** Pages that look for something else than products. */
const ofPages: Partial<Record<NonNullable<ReturnType<typeof pageAt>>['key'], SearchScope>> = {
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
export const scopeOf = (pathname: string, search: string): SearchScope => {
  const key = pageAt(pathname)?.key;
  const own = key && ofPages[key];
  return own ?? (new URLSearchParams(search).get('kind') === 'suppliers' ? 'suppliers' : 'products');
};

/** The list under the field, as the field needs to know it (combobox pattern). */
export type Combo = { open: boolean; active: string | undefined };
