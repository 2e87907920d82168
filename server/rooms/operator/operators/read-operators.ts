import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { operatorAccounts, OperatorState } from '#contract/operator/operators.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { findOperators, type User } from '#server/rooms/identity/index.ts';
import { type Factor, findFactors } from './factor-store.ts';
import { levelOf } from './levels.ts';

const stateOf = (u: User, f: Factor | undefined): OperatorState => {
  if (u.suspendedAt) return 'left';
  if (f?.onceHash) return 'reset';
  return f?.confirmedAt ? 'active' : 'new';
};

export const readOperators = async (
  ctx: Ctx,
  q: ParsedOf<typeof operatorAccounts.list>['query'],
): Promise<AnswerOf<typeof operatorAccounts.list>> => {
  const { rows, total } = await findOperators(ctx, q);
  const factors = await findFactors(
    ctx,
    rows.map((u) => u.id),
  );
  return pageOf(
    rows.map((u) => {
      const factor = factors.find((f) => f.userId === u.id);
      return {
        id: u.id,
        name: u.name,
        username: u.username ?? '',
        email: u.email,
        level: levelOf(u),
        state: stateOf(u, factor),
        recovery: factor?.recovery.length ?? 0,
        lastSeenAt: u.lastSeenAt && u.lastSeenAt.toISOString(),
        createdAt: u.createdAt.toISOString(),
        mine: u.id === me(ctx).userId,
      };
    }),
    total,
    q,
  );
};
