import { identified, open, session } from '../core/access.ts';
import { seesProviding } from '../services/access.ts';
import type { ServiceKind, ServiceSort } from '../services/kinds.ts';
import type { ApplicationState } from '../services/states.ts';
import { memberPages, page, reads, sitePages } from './page.ts';

type Offers = { kind?: ServiceKind; q?: string; sort?: ServiceSort; current?: number };
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
  ...memberPages(['serviceWork', 'services', 'serviceForm'], {
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
