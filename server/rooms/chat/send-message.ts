import { chatErrors, type Message } from '#contract/chat/calls.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { chat } from '#contract/chat/calls.ts';
import { fillPhrase } from '#contract/language/phrases.ts';
import { afterCommit, type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { phraseOf } from '#server/rooms/dictionary/index.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { keepSeat, peopleByIds, peopleWithSeat } from '#server/rooms/identity/index.ts';
import { tellBadges } from '#server/rooms/notices/index.ts';
import { type SideNumber, sideOf } from './access.ts';
import { cardsFor } from './cards.ts';
import { followMessage } from './desk/follow-message.ts';
import { inTurn } from './in-turn.ts';
import { ensureMembers } from './member-store.ts';
import { findByClient, findPlaces, insertMessage, type MessageRecord } from './message-store.ts';
import { presentMessages } from './present-message.ts';
import { type ConversationRecord, findBlocks, lockConversation, setLast } from './store.ts';
import { chatTopic } from './topic.ts';

type Body = ParsedOf<typeof chat.send>['body'];

/** Everybody on both sides, by their side; the people of a company as they are now. */
const membersOf = async (tx: Ctx, c: ConversationRecord) => {
  const people = c.entId === null ? [] : await peopleWithSeat(tx, [c.entId], 'talk');
  return [
    { userId: c.userA, side: 0 as SideNumber },
    ...(c.userB === null ? [] : [{ userId: c.userB, side: 1 as SideNumber }]),
    ...people.filter((p) => p.id !== c.userA).map((p) => ({ userId: p.id, side: 1 as SideNumber })),
  ];
};

/** @throws Refused chat.blocked, chat.blockedByYou, chat.gone */
const requireOpen = async (tx: Ctx, c: ConversationRecord, side: SideNumber): Promise<void> => {
  const blocks = await findBlocks(tx, [c.id]);
  if (blocks.some((b) => b.side === side)) throw refuse(chatErrors.blockedByYou);
  if (blocks.length) throw refuse(chatErrors.blocked);
  const other = side === 1 ? c.userA : c.userB;
  const [person] = other === null ? [] : await peopleByIds(tx, [other]);
  if (other !== null && (!person || person.removedAt)) throw refuse(chatErrors.gone);
};

/** What a message points to is the sender's to point to. @throws Refused chat.noSuchCard, chat.noSuchReply */
const requireParts = async (tx: Ctx, b: Body): Promise<void> => {
  if (b.card && !(await cardsFor(tx, [b.card]))(b.card).shown)
    throw refuse(chatErrors.noSuchCard, {}, { card: { code: 'noSuchCard' } });
  if (b.replyTo === undefined) return;
  const [answered] = await findPlaces(tx, [{ conversationId: b.sessionId, seq: b.replyTo }]);
  if (!answered || answered.recalledAt) throw refuse(chatErrors.noSuchReply);
};

type Stored = { row: MessageRecord; c: ConversationRecord };

/** What a ready sentence says in each language; null where there is none. @throws Refused chat.noSuchPhrase */
const saidBy = (b: Body) => {
  if (!b.phrase || b.kind !== 'text') return null;
  const phrase = phraseOf(b.phrase.slug);
  const said = phrase && fillPhrase(phrase, b.phrase.params);
  if (!said) throw refuse(chatErrors.noSuchPhrase);
  return said;
};

const store = async (tx: Ctx, c: ConversationRecord, side: SideNumber, b: Body): Promise<Stored> => {
  const { userId } = me(tx);
  const said = saidBy(b);
  const lang = said ? (b.lang ?? tx.lang) : (b.lang ?? null);
  const id = newId();
  const seq = c.lastSeq + 1;
  const row = await insertMessage(tx, {
    id,
    conversationId: c.id,
    seq,
    senderId: userId,
    side,
    clientId: b.clientId,
    kind: b.kind,
    body: said && lang ? said[lang] : b.body,
    lang,
    said,
    fileId: b.kind === 'picture' || b.kind === 'file' ? (b.fileId ?? null) : null,
    cardKind: b.kind === 'card' ? (b.card?.kind ?? null) : null,
    cardId: b.kind === 'card' ? (b.card?.id ?? null) : null,
    replyTo: b.replyTo ?? null,
  });
  // The same click in another conversation: the id is taken.
  if (!row) throw refuse(common.conflict);
  await setLast(tx, c.id, seq, side);
  const members = await membersOf(tx, c);
  await ensureMembers(
    tx,
    members.map((m) => ({ ...m, conversationId: c.id })),
    seq - 1,
  );
  await followMessage(tx, c, row);
  if (row.fileId)
    await claimFiles(tx, [row.fileId], { kind: 'chat', id }, row.kind === 'picture' ? 'picture' : 'annex');
  const { userA, userB, entId } = c;
  await afterCommit(tx, async () => {
    await tx.platform.bus.publish(chatTopic, { what: 'message', id: c.id, userA, userB, entId, seq });
    await tellBadges(
      tx,
      members.map((m) => m.userId),
    );
  });
  return { row, c };
};

/**
 * Stores a message with the next number of its conversation, then tells every node. Sent again with the same client id it
 * is the message that is there (chat 3).
 */
export const sendMessage = async (ctx: Ctx, b: Body): Promise<Message> => {
  const work = async (tx: Ctx): Promise<Stored> => {
    await keepSeat(tx);
    const found = await lockConversation(tx, b.sessionId);
    const side = found ? sideOf(me(tx), found) : null;
    if (!found || side === null) throw refuse(common.notFound);
    const before = await findByClient(tx, me(tx).userId, b.clientId);
    if (before?.conversationId === found.id) return { row: before, c: found };
    await requireOpen(tx, found, side);
    await requireParts(tx, b);
    return store(tx, found, side, b);
  };
  const { row, c } = await inTurn(b.sessionId, () => inTransaction(ctx, work));
  const [message] = await presentMessages(ctx, [row], new Map([[c.id, c]]));
  if (!message) throw new Error('a message that was just stored is not there');
  return message;
};
