import { type PageAddress, pageTo } from '#contract/pages.ts';

/** The rooms of the site in the order of the navigation. */
export const siteNav = [
  { to: pageTo('inquiryHome'), key: 'inquiryHome' },
  { to: pageTo('inquiryHall'), key: 'inquiries' },
  { to: pageTo('purchases'), key: 'bigBuyers' },
  { to: pageTo('search', { kind: 'suppliers' }), key: 'suppliers' },
  { to: pageTo('search'), key: 'products' },
  { to: pageTo('fairHall'), key: 'halls' },
  { to: pageTo('industryChain'), key: 'chain' },
  { to: pageTo('industryDigital'), key: 'digital' },
  { to: pageTo('supportingServices'), key: 'services' },
  { to: pageTo('aboutUs'), key: 'about' },
] as const;

export type NavEntry = (typeof siteNav)[number];

/** Whether an entry is the page shown; two lists share one address and differ by `kind`. */
export const isHere = (to: PageAddress, path: string, search: string): boolean => {
  const [page, query = ''] = to.split('?');
  const kind = (s: string) => new URLSearchParams(s).get('kind') === 'suppliers';
  return page === path && kind(query) === kind(search);
};
