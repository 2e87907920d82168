import { type CardRef, type chat, chatErrors, type Conversation } from '#contract/chat/calls.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { holdsCardOf } from '#server/rooms/cards/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { keepSeat, peopleByIds } from '#server/rooms/identity/index.ts';
import { sideOf, type Sides, talkingCompany } from './access.ts';
import { cardsFor, type Partner, sourceOf } from './cards.ts';
import { haveTalked } from './member-store.ts';
import { reader } from './own-conversation.ts';
import { presentConversations } from './present-conversation.ts';
import { findConversation, findKept, openRow, setSubject } from './store.ts';

export const withCompany = (userId: string, entId: string): Sides => ({ userA: userId, userB: null, entId });
export const ofPeople = (a: string, b: string): Sides =>
  a < b ? { userA: a, userB: b, entId: null } : { userA: b, userB: a, entId: null };

/** Who may be written to as a person: whose card one holds, a colleague, or whom one has talked with (chat 1). */
export const mayMeet = async (ctx: Ctx, userId: string): Promise<boolean> => {
  const { userId: mine, entId } = me(ctx);
  const [person] = await peopleByIds(ctx, [userId]);
  if (!person || person.removedAt || person.userType === 9) return false;
  return (
    (entId !== null && person.entId === entId) ||
    (await holdsCardOf(ctx, mine, userId)) ||
    (await haveTalked(ctx, mine, userId))
  );
};

/** The sides that a record names: its reader's person and the company on the other side, or the other way round. */
const sidesBy = (ctx: Ctx, partner: Partner): Sides => {
  const { userId, entId } = me(ctx);
  if ('entId' in partner) {
    if (partner.entId === entId) throw refuse(chatErrors.own);
    return withCompany(userId, partner.entId);
  }
  if (partner.userId === userId) throw refuse(chatErrors.own);
  const company = talkingCompany(me(ctx));
  return company === null ? ofPeople(userId, partner.userId) : withCompany(partner.userId, company);
};

/** The sides of a conversation with this company or person; a conversation's own where the id is of one. */
const sidesOf = async (ctx: Ctx, id: string): Promise<Sides | { id: string }> => {
  const { userId, entId } = me(ctx);
  const there = await findConversation(ctx, id);
  if (there && sideOf(me(ctx), there) !== null) return { id };
  const [company] = await companyBriefs(ctx, [id]);
  if (company) {
    if (company.id === entId) throw refuse(chatErrors.own);
    return withCompany(userId, company.id);
  }
  if (id === userId) throw refuse(chatErrors.own);
  if (!(await mayMeet(ctx, id))) throw refuse(common.notFound);
  return ofPeople(userId, id);
};

/** A subject that its reader may see. @throws Refused common.notFound */
const requireSubject = async (ctx: Ctx, subject: CardRef): Promise<void> => {
  if (!(await cardsFor(ctx, [subject]))(subject).shown) throw refuse(common.notFound);
};

const sidesAsked = async (ctx: Ctx, b: ParsedOf<typeof chat.open>['body']): Promise<Sides | { id: string }> => {
  if (b.eid) return sidesOf(ctx, b.eid.slice(0, 36).toLowerCase());
  const partner = b.subject ? await sourceOf(ctx, b.subject.kind)?.partner(ctx, b.subject.id) : null;
  if (!partner) throw refuse(common.notFound);
  return sidesBy(ctx, partner);
};

/**
 * The conversation with a company or a person, or about a record with whoever stands on its other side; made where there is
 * none. It shows in nobody's list until something is said. @throws Refused common.notFound, chat.own
 */
export const openConversation = async (ctx: Ctx, b: ParsedOf<typeof chat.open>['body']): Promise<Conversation> => {
  if (b.subject) await requireSubject(ctx, b.subject);
  const sides = await sidesAsked(ctx, b);
  const id = await inTransaction(ctx, async (tx) => {
    await keepSeat(tx);
    const opened = 'id' in sides ? sides.id : await openRow(tx, { id: newId(), ...sides });
    if (b.subject) await setSubject(tx, opened, b.subject);
    return opened;
  });
  const [shown] = await presentConversations(ctx, await findKept(ctx, reader(ctx), [id]));
  if (!shown) throw refuse(common.notFound);
  return shown;
};
