import type { UserType } from '#contract/core/access.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type footprints, type Visitor, type VisitorRole, visitDays } from '#contract/footprints/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { countOf, groupsOf, productsOf, type Seen } from './visit-rules.ts';
import { findVisits } from './visit-store.ts';

const mostProducts = 10;
const roleOf = (type: UserType): VisitorRole =>
  type === 5 ? 'provider' : type === 1 || type === 15 || type === 4 ? 'supplier' : 'buyer';

/**
 * Who looked at my company in the last days: by name who agreed to it, everybody else in groups that are large enough
 * (footprints 4).
 */
export const readVisits = async (
  ctx: Ctx,
  q: ParsedOf<typeof footprints.visits>['query'],
): Promise<AnswerOf<typeof footprints.visits>> => {
  const { entId } = me(ctx);
  const since = chinaDay(Date.now() - visitDays * 86_400_000);
  const rows = entId ? await findVisits(ctx, entId, since) : [];
  const byVisitor = Map.groupBy(rows, (r) => r.visitorId);
  // Who has come to the company since then is a colleague, and who is gone is nobody.
  const people = (await peopleByIds(ctx, [...byVisitor.keys()])).filter((p) => !p.removedAt && p.entId !== entId);
  const companies = await companyBriefs(ctx, [...new Set(people.flatMap((p) => p.entId ?? []))]);
  const companyOf = new Map(companies.map((e) => [e.id, e]));
  const seen = people.map((p): Seen => {
    const own = byVisitor.get(p.id) ?? [];
    return {
      visitorId: p.id,
      named: own[0]?.named ?? false,
      role: roleOf(p.userType),
      countryCode: companyOf.get(p.entId ?? '')?.countryCode ?? null,
      times: own.reduce((n, r) => n + r.times, 0),
      day: own[0]?.day ?? since,
      productIds: own.flatMap((r) => r.productId ?? []),
    };
  });
  const named = seen
    .filter((s) => s.named)
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.visitorId.localeCompare(b.visitorId));
  const most = productsOf(seen).slice(0, mostProducts);
  const wanted = [...new Set([...named.flatMap((s) => s.productIds), ...most.map((p) => p.id)])];
  const names = new Map((await listedRows(ctx, wanted)).map((p) => [p.row.id, p.row.name]));
  const productOf = (id: string) => {
    const name = names.get(id);
    return name ? [{ id, name }] : [];
  };
  const personOf = new Map(people.map((p) => [p.id, p]));
  const records: Visitor[] = [
    ...named.map((s) => {
      const person = personOf.get(s.visitorId);
      const e = companyOf.get(person?.entId ?? '');
      return {
        person: { name: person?.name ?? '', company: e ? { id: e.id, name: e.name } : null },
        role: s.role,
        countryCode: s.countryCode,
        visitors: 1,
        times: s.times,
        day: s.day,
        products: s.productIds.flatMap(productOf),
      };
    }),
    ...groupsOf(seen.filter((s) => !s.named)).map((g) => ({ ...g, person: null, products: [] })),
  ];
  const from = (q.current - 1) * q.size;
  return {
    ...pageOf(records.slice(from, from + q.size), records.length, q),
    visitors: countOf(seen),
    products: most.flatMap(({ id, visitors }) => productOf(id).map((p) => ({ ...p, visitors }))),
  };
};
