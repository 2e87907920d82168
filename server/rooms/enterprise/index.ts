import { enterprise } from '#contract/enterprise/calls.ts';
import { companyAddress } from '#contract/enterprise/address.ts';
import { companyFacts } from '#contract/enterprise/facts.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { filePolicies } from '#server/rooms/files/index.ts';
import { quotationSubmitted } from '#server/rooms/inquiry/events.ts';
import { orderStepped } from '#server/rooms/order/events.ts';
import { readableCompanies, readLogo } from './company-info.ts';
import { chooseAddress, readAddress } from './address/keep-address.ts';
import { readableCertificates, readFacts, saveFacts } from './keep-facts.ts';
import * as events from './events.ts';
import { readCapabilities } from './capabilities/read-capabilities.ts';
import { readFacets } from './read-facets.ts';
import { readFilters } from './read-filters.ts';
import { renewAll, renewOne } from './renew-conduct.ts';
import { findSuppliers, readCompanies, readCompany } from './read-companies.ts';

/** Companies: their data, pages and evidence. Other rooms read companies through these functions. */
export { materialsOf } from './capabilities/what-it-does.ts';
export { countCapabilities } from './capabilities/capability-store.ts';
export { suppliersCalled } from './found/suppliers-called.ts';
export { findSuppliers };
/** What suppliers offer is asked of the rooms that keep it. */
export { supplierGoods } from './found/goods.ts';
export { findSuppliersAmong } from './suppliers-among.ts';
/** For searches that somebody keeps. */
export { suppliersFitting, supplierWishNames } from './found/kept-search.ts';
/** What rooms say that suppliers did, of which levels and response rates are made; the demo world has it counted once. */
export { renewAll as renewAllConduct, supplierDeeds } from './renew-conduct.ts';
/** For a company's own standing. */
export { findDeeds as companyDeeds } from './conduct-store.ts';
/** For reviews of single certificates. */
export {
  certificatesStand,
  reviewCertificate,
  stands as certificateStands,
  statedCertificates,
} from './review-certificate.ts';
/** For what the desk says to companies of a field or region. */
export { companiesWith } from './segment-store.ts';
/** For a company's own pages. */
export { presentCompany } from './present.ts';
export { registeredName } from './registered-name.ts';
export { companyInfoOf, companyStated, createUnverifiedCompany, noteLicence, saveCompanyInfo } from './company-info.ts';
export {
  clearCompanyNumbers,
  type CompanyNumber,
  createCompany,
  findCompanies,
  lockNumber,
  markSuppliers,
  otherWithNumber,
  setCompanyNumber,
} from './standing-store.ts';
export {
  findBriefs as companyBriefs,
  findByIds as companiesByIds,
  findByKey as companyByKey,
  findListedSlugs as listedCompanies,
  findByProcess as suppliersByProcess,
  findVerifiedSuppliers as verifiedSuppliers,
  keepCompanies,
  lockCompanies,
  findTraits as companyTraits,
  type CompanyBrief,
  type CompanyTraits,
  type Company,
  type SupplierStanding,
} from './store.ts';

export const enterpriseRoom: Room = {
  name: 'enterprise',
  events: Object.values(events),
  routes: [
    route(enterprise.detail, ({ ctx, params }) => readCompany(ctx, params.id)),
    route(enterprise.list, ({ ctx, query }) => readCompanies(ctx, query)),
    route(enterprise.filters, ({ ctx, query }) => readFilters(ctx, query)),
    route(enterprise.facets, ({ ctx }) => readFacets(ctx)),
    route(enterprise.capabilities, ({ ctx }) => readCapabilities(ctx)),
    route(companyFacts.read, ({ ctx }) => readFacts(ctx)),
    route(companyFacts.save, ({ ctx, body }) => saveFacts(ctx, body)),
    route(companyAddress.read, ({ ctx }) => readAddress(ctx)),
    route(companyAddress.choose, ({ ctx, body }) => chooseAddress(ctx, body.slug)),
    route(enterprise.logo, ({ ctx, http, params }) => readLogo(ctx, http, params.id)),
  ],
  subscribers: [
    // An answer is counted by the first of its quotations.
    on(quotationSubmitted, 'quoted', renewOne, { only: (e) => e.revision === 1 }),
    on(orderStepped, 'completed', renewOne, { only: (e) => e.state === 'completed' }),
  ],
  periodic: [{ name: 'renew-conduct', cron: '17 * * * *', run: renewAll }],
  provides: [
    ...['companyLogo', 'companyLicence'].map((kind) => provide(filePolicies, { kind, readable: readableCompanies })),
    provide(filePolicies, { kind: 'companyCertificate', readable: readableCertificates }),
  ],
};
