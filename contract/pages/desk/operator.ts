import { administrators, editors, open, reviewers } from '../../core/access.ts';
import type { BoothOrderState } from '../../fairs/exhibiting/order-states.ts';
import type { ApplicationKind } from '../../verification/rules.ts';
import { deskPages, page, reads } from '../page.ts';

/** The operators' desk. */
export const operatorPages = deskPages(['operator', 'verification', 'centre', 'order'], {
  operatorLogin: page('/operator/login', open, { words: ['identity'] }),
  operatorQueue: page('/operator', reviewers, { query: reads<{ kind?: ApplicationKind }>() }),
  operatorCases: page('/operator/cases', reviewers),
  operatorCase: page('/operator/case?id={id}', reviewers),
  operatorPeople: page('/operator/people', reviewers),
  operatorCompanies: page('/operator/companies', reviewers),
  operatorPerson: page('/operator/person?id={id}', reviewers),
  operatorCompany: page('/operator/company?id={id}', reviewers),
  operatorDisputes: page('/operator/disputes', reviewers, { query: reads<{ id?: string }>() }),
  operatorEvidence: page('/operator/evidence', reviewers, { query: reads<{ id?: string }>() }),
  operatorReports: page('/operator/reports', reviewers),
  operatorPhotos: page('/operator/photos', editors, { words: ['album'] }),
  operatorLetters: page('/operator/letters', reviewers, { query: reads<{ id?: string }>(), words: ['letters'] }),
  operatorBroadcasts: page('/operator/broadcasts', editors, { query: reads<{ write?: 1 }>() }),
  operatorFairs: page('/operator/fairs', editors, { query: reads<{ write?: 1 }>(), words: ['fairDesk', 'fairs'] }),
  operatorFair: page('/operator/fair?id={id}', editors, {
    query: reads<{ tab?: 'talks' | 'proposals' }>(),
    words: ['fairDesk', 'fairs', 'film'],
  }),
  operatorHallPlan: page('/operator/hall-plan?id={id}', editors, { words: ['fairDesk', 'fairs'] }),
  operatorCarnival: page('/operator/carnival', editors, {
    query: reads<{ id?: string; new?: 1; current?: number }>(),
    words: ['deskCarnival'],
  }),
  operatorBoothOrders: page('/operator/booth-orders', reviewers, {
    query: reads<{ id?: string; state?: BoothOrderState; view?: 'prices' }>(),
    words: ['boothOrders', 'fairs', 'booths'],
  }),
  operatorServices: page('/operator/services', reviewers, {
    query: reads<{ id?: string; view?: 'offers'; state?: string; kind?: string; q?: string }>(),
    words: ['services'],
  }),
  operatorSettings: page('/operator/settings', editors),
  operatorDictionaries: page('/operator/dictionaries', editors, {
    query: reads<{ type?: string; below?: string }>(),
  }),
  operatorAudit: page('/operator/audit', administrators, { query: reads<{ subject?: string }>() }),
  operatorHealth: page('/operator/health', administrators),
  operatorOperators: page('/operator/operators', administrators),
});
