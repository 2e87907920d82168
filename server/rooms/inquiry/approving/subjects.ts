import type { AwardRequest } from '#contract/inquiry/deciding/approval.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { PageAddress } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';
import type { RequestRow } from './approval-store.ts';

/** What awards are made of, as requests for an approval know it. */
export type Subject = {
  kind: 'inquiry' | 'purchase';
  id: string;
  number: string;
  title: Text;
  owner: { userId: string; entId: string | null };
};
type Changes = AwardRequest['changed'];

/** A kind of what awards are made of, by the room that keeps it. */
export type AwardSubject = {
  kind: Subject['kind'];
  find: (ctx: Ctx, ids: string[]) => Promise<Subject[]>;
  /** Holds the sides of what a request would buy, before the lock. */
  keep: (tx: Ctx, r: RequestRow) => Promise<void>;
  lock: (tx: Ctx, id: string) => Promise<Subject | undefined>;
  /** What of requests about it is not true any more, read once for all of them. */
  changed: (ctx: Ctx, id: string) => Promise<(r: RequestRow) => Changes>;
  /** Carries out what was asked for, under the lock. */
  carryOut: (tx: Ctx, r: RequestRow) => Promise<{ quotationId: string; id: string; number: string }[]>;
  to: (id: string) => PageAddress;
};
export const awardSubjects = point<AwardSubject>('inquiry.awardSubjects');

type About = Pick<RequestRow, 'inquiryId' | 'purchaseId'>;
export const idOf = (r: About): string => r.inquiryId ?? r.purchaseId ?? '';
export const subjectOf = (ctx: Ctx, kind: Subject['kind']): AwardSubject => {
  const found = ctx.platform.answers(awardSubjects).find((s) => s.kind === kind);
  if (!found) throw new Error(`nobody keeps ${kind}`);
  return found;
};
export const subjectOfRequest = (ctx: Ctx, r: About): AwardSubject =>
  subjectOf(ctx, r.inquiryId === null ? 'purchase' : 'inquiry');
