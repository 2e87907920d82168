import {
  type Access,
  buyersAndSuppliers,
  open,
  operators,
  roleCodes,
  roles,
  session,
  suppliers,
  userTypes,
  within,
} from './core/access.ts';

/**
 * The pages that exist, with who may open them; the server's guard and the browser's read this one table.
 * `operator` pages have a frame of their own; for everybody else they don't exist.
 * `site` pages closed to a visitor show their teaser with the login popup; `member` pages send to the login page.
 * `title` is a key of i18n/<lang>/pages.json, `room` the translation file the page needs besides `common`.
 */
export type PageRule = {
  path: string;
  access: Access;
  layout: 'site' | 'member' | 'operator';
  title: string;
  room: string;
  index?: boolean;
  /** Rendered for each request, never kept. */
  fresh?: boolean;
};

const site = (path: string, title: string, room: string, access: Access = open, index = true): PageRule => ({
  path,
  access,
  layout: 'site',
  title,
  room,
  index,
});
const member = (path: string, title: string, room: string, access: Access): PageRule => ({
  path,
  access,
  layout: 'member',
  title,
  room,
  index: false,
});

const desk = (path: string, title: string, access: Access = operators): PageRule => ({
  path,
  access,
  layout: 'operator',
  title,
  room: 'operator',
  index: false,
  fresh: true,
});

const verifiable = roles(roleCodes.buyer, roleCodes.supplier, roleCodes.viewer);
const noticeReaders = roles(
  roleCodes.buyer,
  roleCodes.supplier,
  roleCodes.viewer,
  roleCodes.provider,
  roleCodes.customerService,
);

/** Every page with who may open it, its layout, its texts and whether search engines may list it (specification 2). */
export const pages: readonly PageRule[] = [
  site('/', 'home', 'home'),
  site('/home', 'home', 'home', open, false),
  site('/404.html', 'lost', 'common', open, false),
  { ...site('/outbox', 'outbox', 'outbox', open, false), fresh: true },
  { ...site('/ui', 'book', 'book', open, false), fresh: true },
  site('/loginRegister.html', 'login', 'identity'),
  site('/register.html', 'register', 'identity'),
  site('/personageRegister', 'personageRegister', 'identity'),
  site('/purchaser.html', 'purchaser', 'identity'),
  site('/supplierRegistration.html', 'supplierRegistration', 'identity'),
  site('/thirdPartyRegistration.html', 'thirdPartyRegistration', 'thirdParty'),
  site('/quotePage.html', 'quickQuote', 'identity', open, false),
  site('/enterpriseRegister', 'enterpriseRegister', 'identity'),
  site('/thirdPartyRegister', 'thirdPartyRegister', 'identity', open, false),
  site('/upgradeRegister', 'upgradeRegister', 'identity', session, false),
  site('/loginHall.html', 'loginHall', 'identity', open, false),
  { ...site('/joinCompany', 'joinCompany', 'seats', open, false), fresh: true },
  site('/forgotPassword', 'forgotPassword', 'identity', open, false),
  site('/registrationprotocol.html', 'registrationProtocol', 'legal'),
  site('/servicetreaty.html', 'serviceTreaty', 'legal'),
  site('/serviceTreaty.html', 'serviceTreaty', 'legal', open, false),
  site('/privacytreaty.html', 'privacyTreaty', 'legal'),
  site('/moreInquiry.html', 'inquiryHall', 'hall'),
  site('/moreInquiryDetails.html', 'inquiry', 'hall', session),
  site('/inquiryHome.html', 'inquiryHome', 'inquiryHome'),
  site('/bigBuyersEnquiries.html', 'purchases', 'purchase'),
  site('/bigBuyersEnquiriesDetails.html', 'purchase', 'purchase', session),
  site('/industryChain.html', 'industryChain', 'industry'),
  site('/industryDigital.html', 'industryDigital', 'industry'),
  site('/supportingServices.html', 'supportingServices', 'industry'),
  site('/aboutUs.html', 'aboutUs', 'about'),
  site('/search.html', 'search', 'catalogue'),
  site('/prodDetail', 'product', 'catalogue', session),
  member('/personalCenterdata/userHome', 'personalHome', 'centre', userTypes(2, 3)),
  member('/companyCenterdata/companyHome', 'companyHome', 'centre', userTypes(1, 4, 5, 15)),
  member('/companyCenterdata/thirdPartyHome', 'thirdPartyHome', 'centre', userTypes(5, 15)),
  member('/accountdata/profile', 'profile', 'centre', session),
  member('/accountdata/safety', 'safety', 'centre', session),
  member('/accountdata/customerUsers', 'customerUsers', 'centre', within(suppliers, 'manage')),
  member('/accountdata/seats', 'seats', 'seats', within(userTypes(1, 3, 5, 15), 'manage')),
  member('/myFavoritedata/inviteFriends', 'inviteFriends', 'invite', verifiable),
  member('/buyerInquirydata/buyerInquiryList', 'myInquiries', 'inquiry', within(buyersAndSuppliers, 'seeBuying')),
  member('/buyerInquirydata/releaseEnquiries', 'releaseInquiry', 'inquiry', within(buyersAndSuppliers, 'buy')),
  member(
    '/buyerInquirydata/buyerInquiryDetail',
    'compareQuotations',
    'inquiry',
    within(buyersAndSuppliers, 'seeBuying'),
  ),
  member('/buyerInquirydata/bigBuyers', 'myPurchases', 'purchase', within(buyersAndSuppliers, 'seeBuying')),
  member('/buyerInquirydata/addBigBuyers', 'releasePurchase', 'purchase', within(buyersAndSuppliers, 'buy')),
  member('/supplierdata/supplierInquiryList', 'smartMatch', 'inquiry', within(suppliers, 'seeSelling')),
  member('/supplierdata/supplierInquiryDetail', 'quote', 'inquiry', within(suppliers, 'seeSelling')),
  member('/supplierdata/quotedPrice', 'myQuotations', 'inquiry', within(suppliers, 'seeSelling')),
  member('/orderCenter/orderList', 'orders', 'order', buyersAndSuppliers),
  member('/orderCenter/orderDetail', 'order', 'order', buyersAndSuppliers),
  member('/noticedata/notice', 'notices', 'notices', noticeReaders),
  member('/authenticationdata/authentication', 'verifyPersonal', 'verification', verifiable),
  member('/authenticationdata/beSupplier', 'beSupplier', 'verification', within(verifiable, 'manage')),
  member(
    '/authenticationdata/enterprise',
    'verifyEnterprise',
    'verification',
    within(roles(roleCodes.supplier, roleCodes.buyer, roleCodes.provider), 'manage'),
  ),
  member('/authenticationdata/thirdParty', 'beThirdParty', 'verification', within(verifiable, 'manage')),
  desk('/operator/login', 'operatorLogin', open),
  desk('/operator', 'operatorQueue'),
  desk('/operator/people', 'operatorPeople'),
  desk('/operator/companies', 'operatorCompanies'),
  desk('/operator/disputes', 'operatorDisputes'),
  desk('/operator/settings', 'operatorSettings'),
  desk('/operator/dictionaries', 'operatorDictionaries'),
  desk('/operator/audit', 'operatorAudit'),
];

/** Splits `/en/home` into language prefix and path. */
export const splitPath = (pathname: string): { prefix: 'en' | 'es' | null; path: string } => {
  const m = /^\/(en|es)(?=\/|$)(.*)$/.exec(pathname);
  const path = (m ? m[2] : pathname)?.replace(/(.)\/$/, '$1').replace(/\.data$/, '') || '/';
  return { prefix: (m?.[1] as 'en' | 'es' | undefined) ?? null, path };
};

/** The page of an address, its language prefix apart; undefined where there is none. */
export const pageAt = (pathname: string): PageRule | undefined => {
  const { path } = splitPath(pathname);
  return pages.find((p) => p.path === path);
};

/** Where a person lands after login (specification 6). */
export const homeOf = (userType: number): string =>
  userType === 9
    ? '/operator'
    : userType === 2 || userType === 3
      ? '/personalCenterdata/userHome'
      : userType === 5
        ? '/companyCenterdata/thirdPartyHome'
        : '/companyCenterdata/companyHome';

/** A return path that stays on this site, or the fallback (security 20). */
export const safeReturn = (value: string | null | undefined, fallback: string): string =>
  value && /^\/(?![/\\])/.test(value) && !/[\\\s]/.test(value) ? value : fallback;
