import { buyersAndSuppliers, open, roleCodes, roles, session, within } from '../core/access.ts';
import type { ListedState, ProjectSort, ProjectState, ProposalState } from '../docking/states.ts';
import { memberPages, page, reads, sitePages } from './page.ts';

type List = { q?: string; state?: ListedState; kind?: string; region?: string; sort?: ProjectSort; current?: number };

/** Project docking: projects that buyers publish and providers answer. */
export const dockingPages = {
  ...sitePages(['docking'], {
    projects: page('/projectDocking.html', open, { query: reads<List>() }),
    project: page('/projectDockingDetails.html?id={id}', session, { words: ['ui'] }),
  }),
  ...memberPages(['docking'], {
    myProjects: page('/buyerInquirydata/oneStop', within(buyersAndSuppliers, 'seeBuying'), {
      query: reads<{ state?: ProjectState }>(),
    }),
    releaseProject: page('/buyerInquirydata/addOneStop', within(buyersAndSuppliers, 'buy')),
    myProposals: page(
      '/supplierdata/projectProposals',
      within(roles(roleCodes.supplier, roleCodes.provider), 'seeSelling'),
      { query: reads<{ state?: ProposalState }>() },
    ),
  }),
};
