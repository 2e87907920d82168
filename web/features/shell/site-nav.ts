import type { PageAddress } from '#contract/pages.ts';

/** The rooms of the site in the order of the navigation. */
export const siteNav = [
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

export type NavEntry = (typeof siteNav)[number];

/** Whether an entry is the page shown; two lists share one address and differ by `kind`. */
export const isHere = (to: PageAddress, path: string, search: string): boolean => {
  const [page, query = ''] = to.split('?');
  const kind = (s: string) => new URLSearchParams(s).get('kind') === 'suppliers';
  return page === path && kind(query) === kind(search);
};

export const footerColumns = [
  {
    key: 'buy',
    links: [
      ['/buyerInquirydata/releaseEnquiries', 'release'],
      ['/moreInquiry.html', 'nav.inquiries'],
      ['/bigBuyersEnquiries.html', 'nav.bigBuyers'],
      ['/buyerInquirydata/buyerInquiryList', 'footer.mine'],
      ['/orderCenter/orderList', 'side.orders'],
    ],
  },
  {
    key: 'sell',
    links: [
      ['/register.html', 'footer.join'],
      ['/supplierdata/supplierInquiryList', 'side.match'],
      ['/supplierdata/quotedPrice', 'side.quotations'],
    ],
  },
  {
    key: 'find',
    links: [
      ['/search.html', 'nav.products'],
      ['/search.html?kind=suppliers', 'nav.suppliers'],
      ['/industryChain.html', 'nav.chain'],
      ['/industryDigital.html', 'nav.digital'],
      ['/supportingServices.html', 'nav.services'],
    ],
  },
  {
    key: 'platform',
    links: [
      ['/aboutUs.html', 'nav.about'],
      ['/registrationprotocol.html', 'footer.agreement'],
      ['/servicetreaty.html', 'footer.service'],
      ['/privacytreaty.html', 'footer.privacy'],
    ],
  },
] as const;
