import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { productLimits } from '#contract/catalogue/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { findListed } from './compare-store.ts';
import { presentProduct, presentRow } from './present.ts';

/** Products beside each other in the order asked; those that are not listed are left out, and a visitor gets no values. */
export const compareProducts = async (ctx: Ctx, ids: string[]): Promise<AnswerOf<typeof catalogue.compare>> => {
  const asked = [...new Set(ids)].slice(0, productLimits.compared);
  const found = new Map((await findListed(ctx, asked)).map((p) => [p.id, p]));
  const rows = asked.flatMap((id) => found.get(id) ?? []);
  const companies = new Map((await companyBriefs(ctx, [...new Set(rows.map((p) => p.entId))])).map((c) => [c.id, c]));
  const member = ctx.person !== null;
  return rows.map((p) => ({
    row: presentRow(p, companies.get(p.entId), member),
    stated: p.values.length,
    full: member ? presentProduct(p, companies.get(p.entId)) : null,
  }));
};
