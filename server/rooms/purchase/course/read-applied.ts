import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { tender } from '#contract/purchase/tender.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { findOffered } from '../offers/offer-store.ts';
import { presentRow } from '../present.ts';
import { countAsked } from '../qualifications/criteria-store.ts';
import { findApplied } from './applied-store.ts';

/** My company's applications with their purchases. */
export const readApplied = async (
  ctx: Ctx,
  q: ParsedOf<typeof tender.applied>['query'],
): Promise<AnswerOf<typeof tender.applied>> => {
  const { entId } = me(ctx);
  if (!entId) return pageOf([], 0, q);
  const { rows, total } = await findApplied(ctx, { ...q, entId });
  const ids = rows.map((r) => r.application.id);
  const [asked, offered] = await Promise.all([countAsked(ctx, ids), findOffered(ctx, ids)]);
  return pageOf(
    rows.map(({ application: a, purchase }) => ({
      ...presentRow(purchase),
      application: {
        id: a.id,
        state: a.state,
        at: new Date(a.createdAt).toISOString(),
        asked: asked.get(a.id) ?? 0,
        priced: offered.has(a.id),
      },
    })),
    total,
    q,
  );
};
