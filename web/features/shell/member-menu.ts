import {
  IconBell,
  IconBuildingFactory2,
  IconBuildingStore,
  IconCertificate,
  IconCube,
  IconFileInvoice,
  IconHeadset,
  IconHome,
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

/** The sidebar (specification 2): groups, addresses and words; who sees an entry follows from the page's own access. */
export const memberMenu = [
  {
    key: 'dashboard',
    items: [
      { to: '/personalCenterdata/userHome', key: 'home', Icon: IconHome },
      { to: '/companyCenterdata/companyHome', key: 'companyHome', Icon: IconBuildingFactory2 },
      { to: '/companyCenterdata/thirdPartyHome', key: 'thirdPartyHome', Icon: IconHeadset },
    ],
  },
  {
    key: 'opportunities',
    items: [
      { to: '/supplierdata/supplierInquiryList', key: 'match', Icon: IconTargetArrow },
      { to: '/supplierdata/quotedPrice', key: 'quotations', Icon: IconFileInvoice },
    ],
  },
  {
    key: 'publishing',
    items: [
      { to: '/buyerInquirydata/buyerInquiryList', key: 'inquiries', Icon: IconSend },
      { to: '/buyerInquirydata/releaseEnquiries', key: 'release', Icon: IconPlus },
      { to: '/buyerInquirydata/bigBuyers', key: 'purchases', Icon: IconUsersGroup },
    ],
  },
  { key: 'orderCentre', items: [{ to: '/orderCenter/orderList', key: 'orders', Icon: IconCube }] },
  {
    key: 'authentication',
    items: [
      { to: '/authenticationdata/authentication', key: 'verifyPersonal', Icon: IconUserCheck },
      { to: '/authenticationdata/enterprise', key: 'verifyEnterprise', Icon: IconCertificate },
      { to: '/authenticationdata/beSupplier', key: 'beSupplier', Icon: IconBuildingStore },
      { to: '/authenticationdata/thirdParty', key: 'beThirdParty', Icon: IconTool },
    ],
  },
  {
    key: 'account',
    items: [
      { to: '/accountdata/profile', key: 'profile', Icon: IconUser },
      { to: '/accountdata/safety', key: 'safety', Icon: IconShieldLock },
      { to: '/accountdata/seats', key: 'seats', Icon: IconUsers },
      { to: '/accountdata/customerUsers', key: 'customerUsers', Icon: IconHeadset },
    ],
  },
  { key: 'tools', items: [{ to: '/myFavoritedata/inviteFriends', key: 'inviteFriends', Icon: IconUserPlus }] },
  { key: 'messages', items: [{ to: '/noticedata/notice', key: 'notices', Icon: IconBell }] },
] as const;
