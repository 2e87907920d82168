import { type Ctx, me } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import type { Sides } from '../access.ts';
import { mayMeet, ofPeople, withCompany } from '../open-conversation.ts';
import { findBlocks, findBySides } from '../store.ts';

/** Whether either side of these two takes no messages of the other. */
export const blockStands = async (ctx: Ctx, sides: Sides): Promise<boolean> => {
  const there = await findBySides(ctx, sides);
  return Boolean(there && (await findBlocks(ctx, [there.id])).length);
};

/**
 * Whether the person of the session may write to a company or a person, by the rules of conversations (chat 1 and 8): any company
 * but their own, a person whom they may meet, and nobody with whom a block stands. Of others nothing is said.
 */
export const mayWriteTo = async (
  ctx: Ctx,
  to: { userId: string | null; entId: string | null },
): Promise<'yes' | 'absent' | 'blocked'> => {
  const { userId, entId } = me(ctx);
  if (to.entId !== null && (to.entId === entId || !(await companyBriefs(ctx, [to.entId])).length)) return 'absent';
  if (to.userId !== null && (to.userId === userId || !(await mayMeet(ctx, to.userId)))) return 'absent';
  if (to.userId === null && to.entId === null) return 'absent';
  const sides = to.entId !== null ? withCompany(userId, to.entId) : ofPeople(userId, to.userId ?? '');
  return (await blockStands(ctx, sides)) ? 'blocked' : 'yes';
};
