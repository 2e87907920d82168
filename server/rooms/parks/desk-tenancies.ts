import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';
import type { operatorParks } from '#contract/parks/desk.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { companyBriefs, keepCompanies } from '#server/rooms/enterprise/index.ts';
import { tenancyDecided } from './events.ts';
import { iso } from './present.ts';
import { decideTenancy, findTenancyById, findTenancies } from './tenancy-store.ts';
import { findParks, lockPark } from './store.ts';

/** What companies say, the newest first, each beside the address that the desk compares it with. */
export const readDeskTenancies = async (
  ctx: Ctx,
  q: ParsedOf<typeof operatorParks.tenancies>['query'],
): Promise<AnswerOf<typeof operatorParks.tenancies>> => {
  const { rows, total } = await findTenancies(ctx, q);
  const [parks, companies] = await Promise.all([
    findParks(ctx, [...new Set(rows.map((r) => r.parkId))]),
    companyBriefs(ctx, [...new Set(rows.map((r) => r.entId))]),
  ]);
  const park = new Map(parks.map((p) => [p.id, p]));
  const company = new Map(companies.map((c) => [c.id, c]));
  return pageOf(
    rows.map((r) => {
      const p = park.get(r.parkId);
      const c = company.get(r.entId);
      return {
        id: r.id,
        state: r.state,
        park: { id: r.parkId, slug: p?.slug ?? '', name: p?.name ?? {}, address: p?.address ?? {} },
        company: { id: r.entId, name: c?.name ?? {}, city: c?.city ?? {} },
        note: r.note,
        reason: r.reason,
        askedAt: iso(r.askedAt),
      };
    }),
    total,
    q,
  );
};

type Asked = ParsedOf<typeof operatorParks.decide>['body'];

/**
 * The desk confirms that a company is in a park, or says why not; the company hears of it. A confirmed one may be refused
 * later, when the company has left.
 * @throws Refused common.invalid, common.notFound
 */
export const decideParkTenancy = async (tx: Ctx, id: string, { decision, reason }: Asked) => {
  const state = decision === 'confirm' ? ('confirmed' as const) : ('refused' as const);
  if (state === 'refused' && !reason) throw refuse(common.invalid, {}, { reason: { code: 'required' } });
  const seen = await findTenancyById(tx, id);
  if (!seen) throw refuse(common.notFound);
  await keepCompanies(tx, [seen.entId]);
  const park = await lockPark(tx, seen.parkId);
  const tenancy = await findTenancyById(tx, id);
  if (!park || !tenancy) throw refuse(common.notFound);
  const subject = pick(park.name, tx.lang);
  if (tenancy.state === state) return { state, subject, before: tenancy.state, again: true };
  await decideTenancy(tx, id, { state, reason: state === 'refused' ? reason : '', decidedBy: me(tx).userId });
  await emit(tx, tenancyDecided, {
    tenancyId: id,
    entId: tenancy.entId,
    slug: park.slug,
    name: park.name,
    state,
    reason,
  });
  return { state, subject, before: tenancy.state, again: false };
};
