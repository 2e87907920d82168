import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/** Path -> file. Who may open a page is in contract/pages.ts; a test compares the two. */
export const sitePages: Record<string, string> = {
  '/home': 'routes/home.tsx',
  '/moreInquiry.html': 'routes/inquiry-hall.tsx',
  '/moreInquiryDetails.html': 'routes/inquiry-teaser.tsx',
  '/inquiryHome.html': 'routes/inquiry-home.tsx',
  '/bigBuyersEnquiries.html': 'routes/purchases.tsx',
  '/bigBuyersEnquiriesDetails.html': 'routes/purchase.tsx',
  '/industryChain.html': 'routes/industry-chain.tsx',
  '/industryDigital.html': 'routes/industry-digital.tsx',
  '/supportingServices.html': 'routes/supporting-services.tsx',
  '/aboutUs.html': 'routes/about.tsx',
  '/404.html': 'routes/lost.tsx',
  '/search.html': 'routes/search.tsx',
  '/prodDetail': 'routes/product.tsx',
  '/outbox': 'routes/outbox.tsx',
  '/ui': 'routes/ui.tsx',
  '/loginRegister.html': 'routes/login.tsx',
  '/register.html': 'routes/register.tsx',
  '/personageRegister': 'routes/personage-register.tsx',
  '/purchaser.html': 'routes/purchaser.tsx',
  '/supplierRegistration.html': 'routes/register-supplier.tsx',
  '/thirdPartyRegistration.html': 'routes/third-party-entry.tsx',
  '/quotePage.html': 'routes/quick-quote.tsx',
  '/enterpriseRegister': 'routes/register-enterprise.tsx',
  '/thirdPartyRegister': 'routes/register-service.tsx',
  '/upgradeRegister': 'routes/upgrade.tsx',
  '/loginHall.html': 'routes/login-hall.tsx',
  '/joinCompany': 'routes/join-company.tsx',
  '/forgotPassword': 'routes/forgot-password.tsx',
  '/registrationprotocol.html': 'routes/registration-protocol.tsx',
  '/servicetreaty.html': 'routes/service-treaty.tsx',
  '/serviceTreaty.html': 'routes/service-treaty.tsx',
  '/privacytreaty.html': 'routes/privacy-treaty.tsx',
};

export const memberPages: Record<string, string> = {
  '/buyerInquirydata/buyerInquiryList': 'routes/own-inquiries.tsx',
  '/buyerInquirydata/releaseEnquiries': 'routes/release.tsx',
  '/buyerInquirydata/buyerInquiryDetail': 'routes/compare.tsx',
  '/buyerInquirydata/bigBuyers': 'routes/own-purchases.tsx',
  '/buyerInquirydata/addBigBuyers': 'routes/release-purchase.tsx',
  '/supplierdata/supplierInquiryList': 'routes/smart-match.tsx',
  '/supplierdata/supplierInquiryDetail': 'routes/quote.tsx',
  '/supplierdata/quotedPrice': 'routes/my-quotations.tsx',
  '/personalCenterdata/userHome': 'routes/member-home.tsx',
  '/companyCenterdata/companyHome': 'routes/member-home.tsx',
  '/companyCenterdata/thirdPartyHome': 'routes/member-home.tsx',
  '/accountdata/profile': 'routes/profile.tsx',
  '/accountdata/safety': 'routes/safety.tsx',
  '/accountdata/seats': 'routes/seats.tsx',
  '/accountdata/customerUsers': 'routes/customer-users.tsx',
  '/myFavoritedata/inviteFriends': 'routes/invite-friends.tsx',
  '/orderCenter/orderList': 'routes/orders.tsx',
  '/orderCenter/orderDetail': 'routes/order.tsx',
  '/noticedata/notice': 'routes/notices.tsx',
  '/authenticationdata/authentication': 'routes/verification.tsx',
  '/authenticationdata/beSupplier': 'routes/verification.tsx',
  '/authenticationdata/enterprise': 'routes/verification.tsx',
  '/authenticationdata/thirdParty': 'routes/verification.tsx',
};

export const operatorPages: Record<string, string> = {
  '/operator': 'routes/operator-queue.tsx',
  '/operator/login': 'routes/operator-login.tsx',
  '/operator/people': 'routes/operator-people.tsx',
  '/operator/companies': 'routes/operator-companies.tsx',
  '/operator/disputes': 'routes/operator-disputes.tsx',
  '/operator/settings': 'routes/operator-settings.tsx',
  '/operator/dictionaries': 'routes/operator-dictionaries.tsx',
  '/operator/audit': 'routes/operator-audit.tsx',
};

const idOf = (lang: string, path: string) => `${lang}:${path}`;
const pagesOf = (table: Record<string, string>, lang: string): RouteConfigEntry[] =>
  Object.entries(table).map(([path, file]) => route(path.slice(1), file, { id: idOf(lang, path) }));

/** The same pages for the language cookie and under `/en` and `/es`. */
const tree = (lang: string): RouteConfigEntry[] => [
  route('rss.xml', 'routes/rss.ts', { id: idOf(lang, '/rss.xml') }),
  layout('routes/layout.site.tsx', { id: `${lang}:site` }, [
    index('routes/home.tsx', { id: idOf(lang, '/') }),
    ...pagesOf(sitePages, lang),
  ]),
  layout('routes/layout.member.tsx', { id: `${lang}:member` }, pagesOf(memberPages, lang)),
  layout('routes/layout.operator.tsx', { id: `${lang}:operator` }, pagesOf(operatorPages, lang)),
];

export default [
  ...tree('cn'),
  ...prefix('en', tree('en')),
  ...prefix('es', tree('es')),
  route('*', 'routes/any.tsx'),
] satisfies RouteConfig;
