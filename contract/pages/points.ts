import { buyersAndSuppliers } from '../core/access.ts';
import type { GoodKind } from '../points/mall/states.ts';
import type { RuleCode, StatementWay } from '../points/rules.ts';
import { memberPages, page, reads } from './page.ts';

/** Points of members: balance with the statement, and what earns some. */
export const pointsPages = memberPages(['points'], {
  integralManage: page('/integralManagedata/integralManage', buyersAndSuppliers, {
    query: reads<{ way?: StatementWay; rule?: RuleCode }>(),
  }),
  growthTask: page('/integralManagedata/growthTask', buyersAndSuppliers),
  creditsExchange: page('/integralManagedata/creditsExchange', buyersAndSuppliers, {
    query: reads<{ kind?: GoodKind; current?: number }>(),
    words: ['mall'],
  }),
});
