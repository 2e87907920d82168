import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import type { awardAnswered, awardRequested } from '#server/rooms/inquiry/events.ts';
import { membersWithRight } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';

const comparisonOf = (e: { inquiryId: string | null; purchaseId: string | null }) =>
  e.purchaseId === null
    ? pageTo('compareQuotations', { id: e.inquiryId ?? '' })
    : pageTo('purchaseComparison', { id: e.purchaseId });

/** Colleagues who may buy are asked to approve. */
export const onAwardRequested = async (ctx: Ctx, e: Payload<typeof awardRequested>): Promise<void> => {
  const [who] = await peopleByIds(ctx, [e.userId]);
  const colleagues = (await membersWithRight(ctx, [e.buyerEntId], 'buy')).filter((p) => p.id !== e.userId);
  await tell(
    ctx,
    colleagues.map((p): Told => ({
      userId: p.id,
      kind: 'approvalAsked',
      params: { number: e.number, title: e.title, name: who?.name ?? '' },
      link: comparisonOf(e),
      dedupe: `approval:${e.requestId}`,
    })),
  );
};

const kinds = { approved: 'approvalGiven', refused: 'approvalRefused', expired: 'approvalExpired' } as const;
/** Who asked hears what became of it. */
export const onAwardAnswered = async (ctx: Ctx, e: Payload<typeof awardAnswered>): Promise<void> => {
  const [by] = e.by ? await peopleByIds(ctx, [e.by]) : [];
  // Who left the company meanwhile reads nothing of it any more.
  if (!(await membersWithRight(ctx, [e.buyerEntId], 'seeBuying')).some((p) => p.id === e.userId)) return;
  await tell(ctx, [
    {
      userId: e.userId,
      kind: kinds[e.decision],
      params: { number: e.number, title: e.title, name: by?.name ?? '', reason: e.reason },
      link: comparisonOf(e),
      dedupe: `approval:${e.requestId}:answer`,
    },
  ]);
};
