import { type chat, chatErrors } from '#contract/chat/calls.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { fillPhrase } from '#contract/language/phrases.ts';
import { type Ctx, me, type Refused, refuse } from '#server/platform/context.ts';
import { phraseOf } from '#server/rooms/dictionary/index.ts';
import { seatOf, type User } from '#server/rooms/identity/index.ts';
import { type SideNumber, sideOf } from '../access.ts';
import type { ConversationRecord } from '../store.ts';
import type { Standing } from './send-store.ts';

/** A message that somebody sends, with who they are. */
export type Wish = { ctx: Ctx; body: ParsedOf<typeof chat.send>['body'] };

/** What stands while the locks of the conversations are held. */
export type Facts = Standing & {
  conversations: ReadonlyMap<string, ConversationRecord>;
  /** Persons who stand on a side or send, as they are now. */
  people: ReadonlyMap<string, User>;
};

/** Whether the sides still talk: nobody has blocked, and the other person is there (chat 8, 12). */
const refusalOf = (c: ConversationRecord, side: SideNumber, { blocks, people }: Facts): Refused | null => {
  const own = blocks.filter((b) => b.conversationId === c.id);
  if (own.some((b) => b.side === side)) return refuse(chatErrors.blockedByYou);
  if (own.length) return refuse(chatErrors.blocked);
  const other = side === 1 ? c.userA : c.userB;
  const person = other === null ? undefined : people.get(other);
  return other !== null && (!person || person.removedAt) ? refuse(chatErrors.gone) : null;
};

/** The conversation in which a message is sent, with the side of its sender. @throws Refused common.notFound */
export const placeOf = ({ ctx, body }: Wish, facts: Facts): { c: ConversationRecord; side: SideNumber } => {
  const c = facts.conversations.get(body.sessionId);
  const { userId, entId } = me(ctx);
  const now = facts.people.get(userId);
  // For whom they act is what they asked as, and their seat there what it is by now.
  const side = c && now ? sideOf({ userId, entId, seat: seatOf(now) }, c) : null;
  if (!c || side === null) throw refuse(common.notFound);
  return { c, side };
};

/** @throws Refused chat.blocked, chat.blockedByYou, chat.gone, chat.noSuchReply */
export const requireOpen = ({ body }: Wish, c: ConversationRecord, side: SideNumber, facts: Facts): void => {
  const refusal = refusalOf(c, side, facts);
  if (refusal) throw refusal;
  if (body.replyTo === undefined) return;
  const answered = facts.answered.find((m) => m.conversationId === c.id && m.seq === body.replyTo);
  if (!answered || answered.recalled) throw refuse(chatErrors.noSuchReply);
};

/** What a ready sentence says in each language; null where there is none. @throws Refused chat.noSuchPhrase */
export const saidBy = ({ body: b }: Wish) => {
  if (!b.phrase || b.kind !== 'text') return null;
  const phrase = phraseOf(b.phrase.slug);
  const said = phrase && fillPhrase(phrase, b.phrase.params);
  if (!said) throw refuse(chatErrors.noSuchPhrase);
  return said;
};
