import { questionsPart } from '#contract/catalogue/rules.ts';
import { atPart, pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { productAnswered, productAsked } from '#server/rooms/catalogue/events.ts';
import { membersWithRight } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';

/** Whoever sells for the supplier hears that somebody asks about a product, and not who (catalogue 39). */
export const onProductAsked = async (ctx: Ctx, e: Payload<typeof productAsked>): Promise<void> =>
  tell(
    ctx,
    (await membersWithRight(ctx, [e.entId])).map(({ id: userId }): Told => ({
      userId,
      kind: 'productAsked',
      params: { name: e.name },
      link: atPart(pageTo('product', { id: e.productId }), questionsPart),
      dedupe: `productAsked:${e.questionId}`,
    })),
  );

/** Who asked hears of the answer. */
export const onProductAnswered = async (ctx: Ctx, e: Payload<typeof productAnswered>): Promise<void> =>
  tell(ctx, [
    {
      userId: e.askerId,
      kind: 'productAnswered',
      params: { name: e.name },
      link: atPart(pageTo('product', { id: e.productId }), questionsPart),
      dedupe: `productAnswered:${e.questionId}`,
    },
  ]);
