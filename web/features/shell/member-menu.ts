/** The sidebar: groups, pages, words and signs (of member.svg); who sees an entry follows from the page's own access. */
export const memberMenu = [
  {
    key: 'dashboard',
    items: [
      { page: 'personalHome', key: 'home', sign: 'home' },
      { page: 'companyHome', key: 'companyHome', sign: 'building-factory-2' },
      { page: 'thirdPartyHome', key: 'thirdPartyHome', sign: 'headset' },
    ],
  },
  {
    key: 'opportunities',
    items: [
      { page: 'smartMatch', key: 'match', sign: 'target-arrow' },
      { page: 'myQuotations', key: 'quotations', sign: 'file-invoice' },
      { page: 'purchaseApplications', key: 'purchaseApplications', sign: 'users-group' },
      { page: 'myProposals', key: 'proposals', sign: 'file-invoice' },
      { page: 'callingManage', key: 'callingManage', sign: 'address-book' },
      { page: 'recentVisits', key: 'recentVisits', sign: 'eye' },
      { page: 'searchRanking', key: 'searchRanking', sign: 'list-numbers' },
      { page: 'inquiryHall', key: 'hall', sign: 'list-search' },
      { page: 'search', key: 'search', sign: 'package' },
    ],
  },
  {
    key: 'dataCentre',
    items: [
      { page: 'dataPercent', key: 'dataPercent', sign: 'trending-up' },
      { page: 'dataAnalyse', key: 'dataAnalyse', sign: 'users' },
    ],
  },
  {
    key: 'companyCentre',
    items: [
      { page: 'siteEditor', key: 'siteHome', sign: 'browser' },
      { page: 'companyFacts', key: 'siteIntroduction', sign: 'grid-pattern' },
      { page: 'myProducts', key: 'products', sign: 'packages' },
      { page: 'siteContacts', key: 'siteContacts', sign: 'address-book' },
    ],
  },
  {
    key: 'providerCentre',
    items: [
      { page: 'serviceBoard', key: 'serviceBoard', sign: 'list-numbers' },
      { page: 'serviceIntroduction', key: 'serviceIntroduction', sign: 'browser' },
      { page: 'serviceProduction', key: 'serviceProduction', sign: 'packages' },
      { page: 'serviceContact', key: 'serviceContact', sign: 'address-book' },
    ],
  },
  {
    key: 'publishing',
    items: [
      { page: 'myInquiries', key: 'inquiries', sign: 'send' },
      { page: 'releaseInquiry', key: 'release', sign: 'plus' },
      { page: 'myProjects', key: 'projects', sign: 'tool' },
      { page: 'myPurchases', key: 'purchases', sign: 'users-group' },
    ],
  },
  {
    key: 'marketing',
    items: [
      { page: 'stands', key: 'stands', sign: 'building-store' },
      { page: 'boothOrders', key: 'boothOrders', sign: 'plus' },
      { page: 'standPreparation', key: 'standPreparation', sign: 'tool' },
      { page: 'hostActivities', key: 'hostActivities', sign: 'messages' },
      { page: 'fairLeads', key: 'fairLeads', sign: 'trending-up' },
      { page: 'advertisements', key: 'advertisements', sign: 'eye' },
      { page: 'fairMeetings', key: 'fairMeetings', sign: 'users-group' },
    ],
  },
  {
    key: 'orderCentre',
    items: [
      { page: 'orders', key: 'orders', sign: 'cube' },
      { page: 'samples', key: 'samples', sign: 'package' },
      { page: 'serviceApplications', key: 'serviceApplications', sign: 'tool' },
      { page: 'testQuotations', key: 'testQuotations', sign: 'list-numbers' },
    ],
  },
  {
    key: 'jobs',
    items: [
      { page: 'myVacancies', key: 'myVacancies', sign: 'list-numbers' },
      { page: 'applicants', key: 'applicants', sign: 'users' },
      { page: 'myJobs', key: 'myJobs', sign: 'send' },
      { page: 'jobAlerts', key: 'jobAlerts', sign: 'bell' },
    ],
  },
  {
    key: 'authentication',
    items: [
      { page: 'verifyPersonal', key: 'verifyPersonal', sign: 'user-check' },
      { page: 'verifyEnterprise', key: 'verifyEnterprise', sign: 'certificate' },
      { page: 'beSupplier', key: 'beSupplier', sign: 'building-store' },
      { page: 'beThirdParty', key: 'beThirdParty', sign: 'tool' },
    ],
  },
  {
    key: 'account',
    items: [
      { page: 'profile', key: 'profile', sign: 'user' },
      { page: 'safety', key: 'safety', sign: 'shield-lock' },
      { page: 'seats', key: 'seats', sign: 'users' },
      { page: 'customerUsers', key: 'customerUsers', sign: 'headset' },
    ],
  },
  {
    key: 'points',
    items: [
      { page: 'integralManage', key: 'integralManage', sign: 'certificate' },
      { page: 'growthTask', key: 'growthTask', sign: 'trending-up' },
      { page: 'creditsExchange', key: 'creditsExchange', sign: 'package' },
    ],
  },
  {
    key: 'tools',
    items: [
      { page: 'myFavorite', key: 'myFavorite', sign: 'bookmark' },
      { page: 'myInterest', key: 'myInterest', sign: 'rss' },
      { page: 'newsCentre', key: 'newsCentre', sign: 'rss' },
      { page: 'contributions', key: 'contributions', sign: 'send' },
      { page: 'myCards', key: 'myCards', sign: 'address-book' },
      { page: 'hotSearch', key: 'hotSearch', sign: 'trending-up' },
      { page: 'dynamicRecording', key: 'dynamicRecording', sign: 'history' },
      { page: 'character', key: 'character', sign: 'user' },
      { page: 'carnivalWins', key: 'carnivalWins', sign: 'certificate' },
      { page: 'inviteFriends', key: 'inviteFriends', sign: 'user-plus' },
    ],
  },
  {
    key: 'messages',
    items: [
      { page: 'notices', key: 'notices', sign: 'bell' },
      { page: 'letters', key: 'letters', sign: 'send' },
      { page: 'chat', key: 'chat', sign: 'messages' },
      { page: 'serviceChats', key: 'serviceChats', sign: 'headset' },
      { page: 'consultCentre', key: 'consultCentre', sign: 'headset' },
      { page: 'providerConsults', key: 'providerConsults', sign: 'headset' },
    ],
  },
] as const;

type MenuPage = (typeof memberMenu)[number]['items'][number]['page'];

/** Entries that stand for another where a person may open that: a supplier's cards are in the supplier centre. */
export const insteadOf = { myCards: 'callingManage' } as const;

/** Entries about what only a company has, booths, advertisements and positions: nothing for a person who acts for themselves. */
export const ofCompany: readonly string[] = [
  'stands',
  'boothOrders',
  'standPreparation',
  'hostActivities',
  'fairLeads',
  'advertisements',
  'myVacancies',
  'applicants',
] satisfies readonly MenuPage[];

/** What a phone's bar shows first: the work of whoever may open it. */
export const quickPages = [
  'personalHome',
  'companyHome',
  'thirdPartyHome',
  'smartMatch',
  'myInquiries',
  'orders',
  'myQuotations',
  'releaseInquiry',
  'profile',
  'safety',
] as const satisfies readonly MenuPage[];
