import { identified, open, session } from '../../core/access.ts';
import { seesProviding } from '../../services/access.ts';
import type { ServiceKind, ServiceSort } from '../../services/kinds.ts';
import type { ApplicationState } from '../../services/states.ts';
import type { Cutting, TestProperty } from '../../testing/rules.ts';
import { memberPages, page, reads, sitePages } from '../page.ts';

type Offers = { kind?: ServiceKind; q?: string; sort?: ServiceSort; current?: number };
type Methods = { material?: string; property?: TestProperty };
/** Lines as `testCode` writes them, joined by commas. */
type Quote = { material?: string; lines?: string; cutting?: Cutting };
type Applications = { kind?: ServiceKind; state?: ApplicationState; current?: number };

/** Services, their providers, and applications of both sides; the spelling `/thirdPartyDetial` is the address's. */
export const servicesPages = {
  ...sitePages(['services'], {
    serviceKinds: page('/thirdPartyIndex'),
    serviceOffers: page('/thirdPartyList', open, { query: reads<Offers>() }),
    serviceOffer: page('/thirdPartyDetial?id={id}', session, {
      query: reads<{ tour?: string }>(),
      words: ['serviceForm', 'ui'],
    }),
    serviceProvider: page('/thirdPartyHome.html?id={id}'),
    serviceProviderDetail: page('/thirdPartyDetail.html?id={id}', session),
    worldServices: page('/Z-World'),
    visaService: page('/visaApplyService.html', open, { query: reads<{ country?: string }>(), words: ['serviceForm'] }),
    delegations: page('/busiDelegationService.html', session),
    boothBuilding: page('/buildingService.html', open, { query: reads<{ area?: number }>() }),
  }),
  ...sitePages(['testing', 'services'], {
    detectionServe: page('/detectionServe'),
    testService: page('/detectionServe/servicedetection.html'),
    testAbout: page('/detectionServe/detectionabout.html'),
    testCatalogue: page('/detectionServe/detectionservice.html', open, { query: reads<Methods>() }),
    testOffer: page('/detectionServe/detectionoffer.html', open, { query: reads<Quote>(), words: ['ui'] }),
  }),
  ...sitePages(['finance', 'services'], {
    financeHome: page('/financialServiceHome.html'),
    financeProducts: page('/financialService'),
    inclusiveFinance: page('/financialService/hpFinancial.html', open, {
      query: reads<{ amount?: number; months?: number }>(),
      words: ['serviceForm'],
    }),
    chainFinance: page('/financialService/gyFinancial.html', open, {
      query: reads<{ offer?: string }>(),
      words: ['serviceForm', 'ui'],
    }),
    financeAssociation: page('/financialService/aboutAssociation.html'),
    cooperativeBanks: page('/financialService/cooperativeBank.html'),
  }),
  ...memberPages(['testing', 'services'], {
    testQuotations: page('/orderCenter/testQuotations', identified, {
      query: reads<{ q?: string; current?: number }>(),
    }),
    testQuotation: page('/orderCenter/testQuotation?id={id}', identified),
    testSheet: page('/thirdParty/enterpriseCenter/testSheet', seesProviding, { words: ['serviceOwn'] }),
  }),
  ...memberPages(['finance', 'services'], {
    financeConsents: page('/orderCenter/financeConsents', identified, { query: reads<{ current?: number }>() }),
  }),
  ...memberPages(['serviceWork', 'services', 'serviceForm', 'testing', 'finance'], {
    serviceApplications: page('/orderCenter/serviceList', identified, { query: reads<Applications>() }),
    serviceApplication: page('/orderCenter/serviceDetail?id={id}', identified),
    serviceBoard: page('/thirdParty/serviceBoard', seesProviding, { query: reads<Applications>() }),
  }),
  ...memberPages(['serviceOwn', 'services'], {
    serviceIntroduction: page('/thirdParty/enterpriseCenter/introduction', seesProviding),
    serviceProduction: page('/thirdParty/enterpriseCenter/production', seesProviding, {
      query: reads<{ id?: string }>(),
    }),
    serviceContact: page('/thirdParty/enterpriseCenter/contact', seesProviding),
  }),
};
