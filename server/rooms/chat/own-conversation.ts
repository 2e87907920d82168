import { common } from '#contract/core/errors.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { type SideNumber, sideOf, talkingCompany } from './access.ts';
import { findKept, type Kept, type Reader } from './store.ts';

/** Whose conversations the person of the session may read. */
export const reader = (ctx: Ctx): Reader => ({ userId: me(ctx).userId, entId: talkingCompany(me(ctx)) });

/** A conversation of the person of the session, with their side. @throws Refused common.notFound, as for an absent one */
export const ownConversation = async (ctx: Ctx, id: string): Promise<{ c: Kept; side: SideNumber }> => {
  const [c] = await findKept(ctx, reader(ctx), [id]);
  const side = c ? sideOf(me(ctx), c) : null;
  if (!c || side === null) throw refuse(common.notFound);
  return { c, side };
};
