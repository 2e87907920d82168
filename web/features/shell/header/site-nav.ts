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

export const footerColumns = [
  {
    key: 'buy',
    links: [
      [pageTo('releaseInquiry'), 'common:release'],
      [pageTo('inquiryHall'), 'common:nav.inquiries'],
      [pageTo('purchases'), 'common:nav.bigBuyers'],
      [pageTo('projects'), 'common:nav.projects'],
      [pageTo('myInquiries'), 'mine'],
      [pageTo('orders'), 'common:side.orders'],
    ],
  },
  {
    key: 'sell',
    links: [
      [pageTo('register'), 'join'],
      [pageTo('smartMatch'), 'common:side.match'],
      [pageTo('myQuotations'), 'common:side.quotations'],
    ],
  },
  {
    key: 'find',
    links: [
      [pageTo('search'), 'common:nav.products'],
      [pageTo('search', { kind: 'suppliers' }), 'common:nav.suppliers'],
      [pageTo('fairHall'), 'common:nav.halls'],
      [pageTo('booths'), 'booths'],
      [pageTo('exhibitorClasses'), 'exhibitors'],
      [pageTo('newestHall'), 'newestHall'],
      [pageTo('fairTop', {}), 'top'],
      [pageTo('cars', {}), 'cars'],
      [pageTo('industryChain'), 'common:nav.chain'],
      [pageTo('industryDigital'), 'common:nav.digital'],
      [pageTo('capabilities'), 'capabilities'],
    ],
  },
  {
    key: 'services',
    links: [
      [pageTo('supportingServices'), 'common:nav.services'],
      [pageTo('serviceKinds'), 'serviceKinds'],
      [pageTo('detectionServe'), 'testing'],
      [pageTo('financeHome'), 'finance'],
      [pageTo('worldServices'), 'worldServices'],
      [pageTo('jobBoard'), 'jobs'],
      [pageTo('parks', {}), 'parks'],
      [pageTo('conferences', {}), 'conferences'],
      [pageTo('phones', {}), 'phones'],
    ],
  },
  {
    key: 'read',
    links: [
      [pageTo('newsList', {}), 'news'],
      [pageTo('statementList', {}), 'statements'],
      [pageTo('caseList', {}), 'cases'],
      [pageTo('journalList', {}), 'journals'],
      [pageTo('videoList', {}), 'videos'],
      [pageTo('pageOne'), 'guides'],
    ],
  },
  {
    key: 'platform',
    links: [
      [pageTo('aboutUs'), 'common:nav.about'],
      [pageTo('help'), 'help'],
      [pageTo('developers'), 'developers'],
      [pageTo('registrationProtocol'), 'agreement'],
      [pageTo('serviceTreaty'), 'service'],
      [pageTo('privacyTreaty'), 'privacy'],
    ],
  },
] as const;
