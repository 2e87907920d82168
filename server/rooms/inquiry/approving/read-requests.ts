import { common } from '#contract/core/errors.ts';
import type { AwardRequest } from '#contract/inquiry/deciding/approval.ts';
import { type Ctx, me, type Person, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { mayOnSide } from '#server/platform/side.ts';
import { findRequests, findRequestsBy } from './approval-store.ts';
import { awardSubjects, subjectOf } from './subjects.ts';

const most = 50;
const iso = (at: string) => new Date(at).toISOString();

/** What was asked for about an inquiry or a purchase, for its buyer's side, the newest first. @throws Refused common.notFound */
export const readRequests = async (ctx: Ctx, id: string): Promise<{ requests: AwardRequest[] }> => {
  const person = me(ctx);
  const kinds = ctx.platform.answers(awardSubjects);
  const known = (await Promise.all(kinds.map((k) => k.find(ctx, [id])))).flat()[0];
  if (!known || !mayOnSide(person, known.owner, 'seeBuying')) throw refuse(common.notFound);
  const [rows, changed] = await Promise.all([
    findRequests(ctx, known, most),
    subjectOf(ctx, known.kind).changed(ctx, id),
  ]);
  const people = await peopleByIds(ctx, [...new Set(rows.flatMap((r) => [r.userId, r.decidedBy ?? []].flat()))]);
  const nameOf = (id: string) => people.find((p) => p.id === id)?.name ?? '';
  const at = new Date();
  return {
    requests: rows.map((r): AwardRequest => {
      const over = r.state === 'waiting' && Date.parse(r.expiresAt) <= at.getTime();
      const open = r.state === 'waiting' && !over;
      return {
        id: r.id,
        state: over ? 'expired' : r.state,
        by: nameOf(r.userId),
        mine: r.userId === person.userId,
        may: open && r.userId !== person.userId && mayOnSide(person, known.owner, 'buy'),
        reason: r.reason,
        awards: r.terms,
        cny: r.cny,
        limit: r.limit,
        at: iso(r.createdAt),
        expiresAt: iso(r.expiresAt),
        decidedBy: r.decidedBy && nameOf(r.decidedBy),
        decidedAt: r.decidedAt && iso(r.decidedAt),
        answer: r.answer,
        changed: open ? changed(r) : [],
      };
    }),
  };
};

/** What the person asked for, for the copy of their own data. */
export const exportRequests = async (ctx: Ctx, person: Pick<Person, 'userId'>): Promise<unknown[]> =>
  (await findRequestsBy(ctx, person.userId)).map(({ inquiryId, purchaseId, terms, reason, state, createdAt }) => ({
    ...(inquiryId ? { inquiryId } : { purchaseId }),
    awards: terms,
    reason,
    state,
    at: createdAt,
  }));
