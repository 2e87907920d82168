import { pageAt } from '#contract/pages.ts';

/** The rooms of the site in the order of the navigation; an entry shows as soon as its page is in the page table. */
const entries = [
  { to: '/inquiryHome.html', key: 'inquiryHome' },
  { to: '/moreInquiry.html', key: 'inquiries' },
  { to: '/bigBuyersEnquiries.html', key: 'bigBuyers' },
  { to: '/search.html?kind=suppliers', key: 'suppliers' },
  { to: '/search.html', key: 'products' },
  { to: '/industryChain.html', key: 'chain' },
  { to: '/industryDigital.html', key: 'digital' },
  { to: '/supportingServices.html', key: 'services' },
  { to: '/aboutUs.html', key: 'about' },
] as const;

export const exists = (to: string): boolean => pageAt(to.split('?')[0] ?? to) !== undefined;
export const siteNav = entries.filter((e) => exists(e.to));
export type NavEntry = (typeof siteNav)[number];

/** Whether an entry is the page shown; two lists share one address and differ by `kind`. */
export const isHere = (to: string, path: string, search: string): boolean => {
  const [page, query = ''] = to.split('?');
  const kind = (s: string) => new URLSearchParams(s).get('kind') === 'suppliers';
  return page === path && kind(query) === kind(search);
};

const footerEntries = [
  {
    key: 'buy',
    links: [
      ['/buyerInquirydata/releaseEnquiries', 'release'],
      ['/moreInquiry.html', 'inquiries'],
      ['/bigBuyersEnquiries.html', 'bigBuyers'],
      ['/buyerInquirydata/buyerInquiryList', 'mine'],
      ['/orderCenter/orderList', 'orders'],
    ],
  },
  {
    key: 'sell',
    links: [
      ['/register.html', 'join'],
      ['/supplierdata/supplierInquiryList', 'match'],
      ['/supplierdata/quotedPrice', 'quotations'],
    ],
  },
  {
    key: 'find',
    links: [
      ['/search.html', 'products'],
      ['/search.html?kind=suppliers', 'suppliers'],
      ['/industryChain.html', 'chain'],
      ['/industryDigital.html', 'digital'],
      ['/supportingServices.html', 'services'],
    ],
  },
  {
    key: 'platform',
    links: [
      ['/aboutUs.html', 'about'],
      ['/registrationprotocol.html', 'agreement'],
      ['/servicetreaty.html', 'service'],
      ['/privacytreaty.html', 'privacy'],
    ],
  },
] as const;

export const footerColumns = footerEntries.map((c) => ({ ...c, links: c.links.filter(([to]) => exists(to)) }));
