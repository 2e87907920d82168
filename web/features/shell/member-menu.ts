import {
  IconBell,
  IconBuildingFactory2,
  IconBuildingStore,
  IconCertificate,
  IconCube,
  IconFileInvoice,
  IconHome,
  IconPlus,
  IconSend,
  IconTargetArrow,
  IconTool,
  IconUserCheck,
  IconUsersGroup,
} from '@tabler/icons-react';

/** The sidebar (specification 2): groups, addresses and words; who sees an entry follows from the page's own access. */
export const memberMenu = [
  {
    key: 'dashboard',
    items: [
      { to: '/personalCenterdata/userHome', key: 'home', Icon: IconHome },
      { to: '/companyCenterdata/companyHome', key: 'companyHome', Icon: IconBuildingFactory2 },
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
  { key: 'messages', items: [{ to: '/noticedata/notice', key: 'notices', Icon: IconBell }] },
] as const;
