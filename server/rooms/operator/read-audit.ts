import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { operator } from '#contract/operator.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findAudit } from './store.ts';

export const readAudit = async (
  ctx: Ctx,
  q: ParsedOf<typeof operator.audit>['query'],
): Promise<AnswerOf<typeof operator.audit>> => {
  const { rows, total } = await findAudit(ctx, q);
  return pageOf(
    rows.map(
      ({ operatorId, address, at, ...r }) => (void operatorId, void address, { ...r, at: new Date(at).toISOString() }),
    ),
    total,
    q,
  );
};
