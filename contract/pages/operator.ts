import { open, operators } from '../core/access.ts';
import type { ApplicationKind } from '../verification/rules.ts';
import { deskPages, page, reads } from './page.ts';

/** The operators' desk. */
export const operatorPages = deskPages(['operator', 'verification', 'centre', 'order'], {
  operatorLogin: page('/operator/login', open),
  operatorQueue: page('/operator', operators, { query: reads<{ kind?: ApplicationKind }>() }),
  operatorPeople: page('/operator/people', operators),
  operatorCompanies: page('/operator/companies', operators),
  operatorDisputes: page('/operator/disputes', operators, { query: reads<{ id?: string }>() }),
  operatorSettings: page('/operator/settings', operators),
  operatorDictionaries: page('/operator/dictionaries', operators, {
    query: reads<{ type?: string; below?: string }>(),
  }),
  operatorAudit: page('/operator/audit', operators),
});
