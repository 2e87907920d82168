import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import type { inquiryOpened, openingAsked } from '#server/rooms/inquiry/events.ts';
import { buyersOf, membersWithRight } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';

/** Whoever quoted, and the buyer, hear that the quotations were opened; of an early opening the bidders hear that it was one. */
export const onOpened = async (ctx: Ctx, e: Payload<typeof inquiryOpened>): Promise<void> => {
  const [bidders, buyers] = [await membersWithRight(ctx, e.entIds), await buyersOf(ctx, e)];
  const said = {
    kind: e.early ? ('quotationsOpenedEarly' as const) : ('quotationsOpened' as const),
    params: { number: e.number, title: e.title },
    dedupe: `opened:${e.inquiryId}`,
  };
  await tell(ctx, [
    ...bidders.map((p): Told => ({ userId: p.id, ...said, link: pageTo('quote', { id: e.inquiryId }) })),
    ...buyers.map((userId): Told => ({ userId, ...said, link: pageTo('compareQuotations', { id: e.inquiryId }) })),
  ]);
};

/** Colleagues who may buy are asked to agree too. */
export const onOpeningAsked = async (ctx: Ctx, e: Payload<typeof openingAsked>): Promise<void> => {
  const [who] = await peopleByIds(ctx, [e.userId]);
  const colleagues = (await membersWithRight(ctx, [e.buyerEntId], 'buy')).filter((p) => p.id !== e.userId);
  await tell(
    ctx,
    colleagues.map((p): Told => ({
      userId: p.id,
      kind: 'openingAsked',
      params: { number: e.number, title: e.title, name: who?.name ?? '' },
      link: pageTo('compareQuotations', { id: e.inquiryId }),
      dedupe: `opening:${e.inquiryId}:${e.userId}`,
    })),
  );
};
