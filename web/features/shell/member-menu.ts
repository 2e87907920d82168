import {
  IconAddressBook,
  IconBookmark,
  IconEye,
  IconHistory,
  IconListNumbers,
  IconRss,
  IconTrendingUp,
  IconBell,
  IconBrowser,
  IconBuildingFactory2,
  IconBuildingStore,
  IconCertificate,
  IconCube,
  IconFileInvoice,
  IconGridPattern,
  IconHeadset,
  IconHome,
  IconListSearch,
  IconPackage,
  IconPackages,
  IconPlus,
  IconSend,
  IconShieldLock,
  IconTargetArrow,
  IconTool,
  IconUserCheck,
  IconUser,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';

/** The sidebar: groups, pages and words; who sees an entry follows from the page's own access. */
export const memberMenu = [
  {
    key: 'dashboard',
    items: [
      { page: 'personalHome', key: 'home', Icon: IconHome },
      { page: 'companyHome', key: 'companyHome', Icon: IconBuildingFactory2 },
      { page: 'thirdPartyHome', key: 'thirdPartyHome', Icon: IconHeadset },
    ],
  },
  {
    key: 'opportunities',
    items: [
      { page: 'smartMatch', key: 'match', Icon: IconTargetArrow },
      { page: 'myQuotations', key: 'quotations', Icon: IconFileInvoice },
      { page: 'callingManage', key: 'callingManage', Icon: IconAddressBook },
      { page: 'recentVisits', key: 'recentVisits', Icon: IconEye },
      { page: 'searchRanking', key: 'searchRanking', Icon: IconListNumbers },
      { page: 'inquiryHall', key: 'hall', Icon: IconListSearch },
      { page: 'search', key: 'search', Icon: IconPackage },
    ],
  },
  {
    key: 'companyCentre',
    items: [
      { page: 'siteEditor', key: 'siteHome', Icon: IconBrowser },
      { page: 'companyFacts', key: 'siteIntroduction', Icon: IconGridPattern },
      { page: 'myProducts', key: 'products', Icon: IconPackages },
      { page: 'siteContacts', key: 'siteContacts', Icon: IconAddressBook },
    ],
  },
  {
    key: 'publishing',
    items: [
      { page: 'myInquiries', key: 'inquiries', Icon: IconSend },
      { page: 'releaseInquiry', key: 'release', Icon: IconPlus },
      { page: 'myPurchases', key: 'purchases', Icon: IconUsersGroup },
    ],
  },
  { key: 'orderCentre', items: [{ page: 'orders', key: 'orders', Icon: IconCube }] },
  {
    key: 'authentication',
    items: [
      { page: 'verifyPersonal', key: 'verifyPersonal', Icon: IconUserCheck },
      { page: 'verifyEnterprise', key: 'verifyEnterprise', Icon: IconCertificate },
      { page: 'beSupplier', key: 'beSupplier', Icon: IconBuildingStore },
      { page: 'beThirdParty', key: 'beThirdParty', Icon: IconTool },
    ],
  },
  {
    key: 'account',
    items: [
      { page: 'profile', key: 'profile', Icon: IconUser },
      { page: 'safety', key: 'safety', Icon: IconShieldLock },
      { page: 'seats', key: 'seats', Icon: IconUsers },
      { page: 'customerUsers', key: 'customerUsers', Icon: IconHeadset },
    ],
  },
  {
    key: 'tools',
    items: [
      { page: 'myFavorite', key: 'myFavorite', Icon: IconBookmark },
      { page: 'myInterest', key: 'myInterest', Icon: IconRss },
      { page: 'myCards', key: 'myCards', Icon: IconAddressBook },
      { page: 'hotSearch', key: 'hotSearch', Icon: IconTrendingUp },
      { page: 'dynamicRecording', key: 'dynamicRecording', Icon: IconHistory },
      { page: 'inviteFriends', key: 'inviteFriends', Icon: IconUserPlus },
    ],
  },
  { key: 'messages', items: [{ page: 'notices', key: 'notices', Icon: IconBell }] },
] as const;

/** Entries that stand for another where a person may open that: a supplier's cards are in the supplier centre. */
export const insteadOf = { myCards: 'callingManage' } as const;

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
] as const satisfies readonly (typeof memberMenu)[number]['items'][number]['page'][];
