import type { AnswerOf } from '#contract/core/endpoint.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import { decidedStates, type operatorCases } from '#contract/operator/cases.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { type DecidedQuery, findDecided, findDeciders } from './decided-store.ts';

/** Decided applications with the names of whom they concern, and who has decided any. */
export const readDecided = async (ctx: Ctx, q: DecidedQuery): Promise<AnswerOf<typeof operatorCases.decided>> => {
  const found = await findDecided(ctx, q);
  const deciders = await findDeciders(ctx);
  const companies = await companiesByIds(ctx, [...new Set(found.rows.flatMap((a) => a.entId ?? []))]);
  const ids = [...found.rows.flatMap((a) => [a.applicantId, a.reviewerId ?? a.applicantId]), ...deciders];
  const people = new Map((await peopleByIds(ctx, [...new Set(ids)])).map((p) => [p.id, p.name]));
  const nameOf = (id: string | null) => (id && people.get(id)) || '';
  const rows = found.rows.map((a) => {
    const company = companies.find((c) => c.id === a.entId);
    return {
      id: a.id,
      number: a.number,
      kind: a.kind,
      subject: (a.kind === 'personal' ? a.given.personName : a.given.name) || a.number,
      applicant: { id: a.applicantId, name: nameOf(a.applicantId) },
      company: company ? { id: company.id, name: company.name } : null,
      state: decidedStates.find((s) => s === a.state) ?? 'approved',
      decidedAt: new Date(a.decidedAt ?? a.createdAt).toISOString(),
      operator: nameOf(a.reviewerId),
    };
  });
  return {
    ...cursorPageOf(rows, found, q),
    operators: deciders.map((id) => ({ id, name: nameOf(id) })).toSorted((a, b) => a.name.localeCompare(b.name)),
  };
};
