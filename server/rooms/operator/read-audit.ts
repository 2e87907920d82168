import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { operator } from '#contract/operator/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findAudit } from './store.ts';

export const readAudit = async (
  ctx: Ctx,
  q: ParsedOf<typeof operator.audit>['query'],
): Promise<AnswerOf<typeof operator.audit>> => {
  const found = await findAudit(ctx, q);
  return cursorPageOf(
    found.rows.map(
      ({ operatorId, address, at, ...r }) => (void operatorId, void address, { ...r, at: new Date(at).toISOString() }),
    ),
    found,
    q,
  );
};
