import { buyersAndSuppliers, editors, reviewers } from '../core/access.ts';
import type { ExchangeState, GoodKind } from '../points/mall/states.ts';
import type { RuleCode, StatementWay } from '../points/rules.ts';
import { deskPages, memberPages, page, reads } from './page.ts';

/** Points of members: balance with the statement, and what earns some. */
export const pointsPages = {
  ...memberPages(['points'], {
    integralManage: page('/integralManagedata/integralManage', buyersAndSuppliers, {
      query: reads<{ way?: StatementWay; rule?: RuleCode }>(),
    }),
    growthTask: page('/integralManagedata/growthTask', buyersAndSuppliers),
    creditsExchange: page('/integralManagedata/creditsExchange', buyersAndSuppliers, {
      query: reads<{ kind?: GoodKind; current?: number }>(),
      words: ['mall'],
    }),
  }),
  ...deskPages(['operator', 'verification', 'centre', 'order'], {
    operatorPoints: page('/operator/points', editors, {
      query: reads<{ view?: 'goods' | 'exchanges'; id?: string; new?: 1; state?: ExchangeState; current?: number }>(),
      words: ['deskPoints', 'points'],
    }),
    operatorMemberPoints: page('/operator/member-points?id={id}', reviewers, {
      words: ['deskPoints', 'points'],
    }),
  }),
};
