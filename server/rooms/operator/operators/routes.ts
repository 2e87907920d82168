import { operatorAccounts as calls } from '#contract/operator/operators.ts';
import { route } from '#server/platform/http/route.ts';
import { changeLevel, changeStanding } from './change-operator.ts';
import { createOperator } from './create-operator.ts';
import { readOperators } from './read-operators.ts';
import { resetOperator } from './reset-operator.ts';

export const operatorAccountRoutes = [
  route(calls.list, ({ ctx, query }) => readOperators(ctx, query)),
  route(calls.create, ({ ctx, body }) => createOperator(ctx, body)),
  route(calls.setLevel, ({ ctx, params, body }) => changeLevel(ctx, params.id, body)),
  route(calls.deactivate, ({ ctx, params, body }) => changeStanding(ctx, params.id, 'deactivate', body.reason)),
  route(calls.reinstate, ({ ctx, params, body }) => changeStanding(ctx, params.id, 'reinstate', body.reason)),
  route(calls.reset, ({ ctx, params, body }) => resetOperator(ctx, params.id, body)),
];
