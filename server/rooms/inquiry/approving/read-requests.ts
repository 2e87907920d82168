import { common } from '#contract/core/errors.ts';
import type { AwardRequest } from '#contract/inquiry/deciding/approval.ts';
import { type Ctx, me, type Person, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { findInquiry, findLines } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { findQuotations } from '../quotations/quotation-store.ts';
import { findRequests, findRequestsBy } from './approval-store.ts';
import { changedSince } from './changed-rules.ts';

const most = 50;
const iso = (at: string) => new Date(at).toISOString();

/** What was asked for about an inquiry, for its buyer's side, the newest first. @throws Refused common.notFound */
export const readRequests = async (ctx: Ctx, inquiryId: string): Promise<{ requests: AwardRequest[] }> => {
  const person = me(ctx);
  const inquiry = await findInquiry(ctx, inquiryId);
  if (!inquiry || inquiry.state === 'draft' || !ownsInquiry(person, inquiry)) throw refuse(common.notFound);
  const [rows, lines, quotations] = await Promise.all([
    findRequests(ctx, inquiryId, most),
    findLines(ctx, [inquiryId]),
    findQuotations(ctx, inquiryId),
  ]);
  const people = await peopleByIds(ctx, [...new Set(rows.flatMap((r) => [r.userId, r.decidedBy ?? []].flat()))]);
  const nameOf = (id: string) => people.find((p) => p.id === id)?.name ?? '';
  const at = new Date();
  const now = { inquiry, lines: lines.get(inquiryId) ?? [], quotations, at };
  return {
    requests: rows.map((r): AwardRequest => {
      const over = r.state === 'waiting' && Date.parse(r.expiresAt) <= at.getTime();
      const open = r.state === 'waiting' && !over;
      return {
        id: r.id,
        state: over ? 'expired' : r.state,
        by: nameOf(r.userId),
        mine: r.userId === person.userId,
        may: open && r.userId !== person.userId && ownsInquiry(person, inquiry, 'buy'),
        reason: r.reason,
        awards: r.terms,
        cny: r.cny,
        limit: r.limit,
        at: iso(r.createdAt),
        expiresAt: iso(r.expiresAt),
        decidedBy: r.decidedBy && nameOf(r.decidedBy),
        decidedAt: r.decidedAt && iso(r.decidedAt),
        answer: r.answer,
        changed: open ? changedSince(r, now) : [],
      };
    }),
  };
};

/** What the person asked for, for the copy of their own data. */
export const exportRequests = async (ctx: Ctx, person: Pick<Person, 'userId'>): Promise<unknown[]> =>
  (await findRequestsBy(ctx, person.userId)).map(({ inquiryId, terms, reason, state, createdAt }) => ({
    inquiryId,
    awards: terms,
    reason,
    state,
    at: createdAt,
  }));
