import { consultErrors } from '#contract/chat/desk.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { peopleWithSeat, type User } from '#server/rooms/identity/index.ts';
import { talkingCompany } from '../access.ts';
import { ownConversation } from '../own-conversation.ts';
import type { Kept } from '../store.ts';
import type { Desk } from './list-store.ts';

/** The company whose desk the person of the session works at. @throws Refused consult.noCompany: they work at none */
export const deskCompany = (ctx: Ctx): string => {
  const entId = talkingCompany(me(ctx));
  if (entId === null) throw refuse(consultErrors.noCompany);
  return entId;
};

/** Who of a company may answer now. */
export const staffOf = (ctx: Ctx, entId: string): Promise<User[]> => peopleWithSeat(ctx, [entId], 'talk');

/** The desk as the person of the session stands at it. */
export const ownDesk = async (ctx: Ctx): Promise<Desk & { people: User[] }> => {
  const entId = deskCompany(ctx);
  const people = await staffOf(ctx, entId);
  return { entId, userId: me(ctx).userId, people, staff: people.map((p) => p.id) };
};

/** A conversation that is handled at the reader's desk. @throws Refused common.notFound, as for an absent one */
export const deskConversation = async (ctx: Ctx, id: string): Promise<Kept & { entId: string }> => {
  const entId = deskCompany(ctx);
  const { c, side } = await ownConversation(ctx, id);
  if (side !== 1 || c.entId !== entId) throw refuse(common.notFound);
  return { ...c, entId };
};
