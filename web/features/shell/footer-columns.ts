import { pageTo } from '#contract/pages.ts';

/** What the footer leads to; apart from the navigation, since members' own pages have no footer and need not load it. */
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
      [pageTo('developers'), 'developers'],
      [pageTo('registrationProtocol'), 'agreement'],
      [pageTo('serviceTreaty'), 'service'],
      [pageTo('privacyTreaty'), 'privacy'],
    ],
  },
] as const;
