import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { operator } from '#contract/operator/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companiesByIds, findCompanies } from '#server/rooms/enterprise/index.ts';
import { findPeople, hiddenAccount, openAppeals, peopleOfCompanies } from '#server/rooms/identity/index.ts';

export const readPeople = async (
  ctx: Ctx,
  q: ParsedOf<typeof operator.people>['query'],
): Promise<AnswerOf<typeof operator.people>> => {
  const { rows, total } = await findPeople(ctx, { ...q, suspended: q.suspended === '1' });
  const ids = [...new Set(rows.flatMap((r) => r.entId ?? []))];
  const names = new Map((await companiesByIds(ctx, ids)).map((c) => [c.id, c.name]));
  const appeals = await openAppeals(
    ctx,
    rows.map((r) => r.id),
  );
  const appealOf = (id: string) => {
    const a = appeals.find((x) => x.userId === id);
    return a ? { text: a.text, at: a.createdAt.toISOString() } : null;
  };
  return pageOf(
    rows.map((p) => ({
      id: p.id,
      name: p.name,
      userType: p.userType,
      roles: p.roles,
      account: hiddenAccount(p),
      company: (p.entId && names.get(p.entId)) || null,
      authStatus: p.authStatus,
      suspendedAt: p.suspendedAt && p.suspendedAt.toISOString(),
      suspendedReason: p.suspendedReason,
      appeal: appealOf(p.id),
      createdAt: p.createdAt.toISOString(),
    })),
    total,
    q,
  );
};

export const readCompanies = async (
  ctx: Ctx,
  q: ParsedOf<typeof operator.companies>['query'],
): Promise<AnswerOf<typeof operator.companies>> => {
  const { rows, total } = await findCompanies(ctx, q);
  const people = await peopleOfCompanies(
    ctx,
    rows.map((r) => r.id),
  );
  return pageOf(
    rows.map((c) => {
      const own = people.filter((p) => p.entId === c.id);
      return {
        id: c.id,
        name: c.name,
        city: c.city,
        verified: c.supplierVerified,
        creditCode: String(c.profile['creditCode'] ?? c.profile['registrationNumber'] ?? ''),
        people: own.length,
        suspended: own.filter((p) => p.suspendedAt).length,
      };
    }),
    total,
    q,
  );
};
