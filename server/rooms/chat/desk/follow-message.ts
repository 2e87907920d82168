import { absentSince, hoursAt } from '#contract/chat/working-hours.ts';
import { afterCommit, type Ctx, emit } from '#server/platform/context.ts';
import type { MessageRecord } from '../message-store.ts';
import { companyAbsent } from '../events.ts';
import type { ConversationRecord } from '../store.ts';
import { chatTopic } from '../topic.ts';
import { answerRow, askRow, findNewest, noteAct } from './consultation-store.ts';
import { staffOf } from './desk-company.ts';
import { findHours, wasAnswered } from './kept-store.ts';

/** Tells those at the desk that a conversation is handled another way; who asked only where they see it too. */
export const tellDesk = (tx: Ctx, c: ConversationRecord, asker = false): Promise<void> => {
  const { id, userA, userB, entId } = c;
  return afterCommit(tx, () => tx.platform.bus.publish(chatTopic, { what: 'desk', id, userA, userB, entId, asker }));
};

/** Whoever writes while the company is absent gets one automatic answer for this absence, by a job (chat 49). */
const followAbsence = async (tx: Ctx, conversationId: string, entId: string, at: string): Promise<void> => {
  const hours = await findHours(tx, entId);
  const now = Date.parse(at);
  if (!hours?.reply || hoursAt(hours, now).open) return;
  if (await wasAnswered(tx, conversationId, new Date(absentSince(hours, now)))) return;
  await emit(tx, companyAbsent, { conversationId, at: new Date(now).toISOString() });
};

/** What a message of a person makes of the company's consultation; under the conversation's lock (chat 40, 41). */
export const followMessage = async (tx: Ctx, c: ConversationRecord, row: MessageRecord): Promise<void> => {
  const { id: conversationId, entId, userA } = c;
  if (entId === null) return;
  const before = await findNewest(tx, conversationId);
  if (row.side === 0) {
    if (await askRow(tx, before, { conversationId, entId, userId: userA })) await tellDesk(tx, c);
    return followAbsence(tx, conversationId, entId, row.createdAt);
  }
  if (!before || before.closedAt) return;
  const held = before.assigneeId !== null && (await staffOf(tx, entId)).some((p) => p.id === before.assigneeId);
  const assigneeId = held && before.assigneeId !== null ? before.assigneeId : row.senderId;
  if (!before.waitingSince && assigneeId === before.assigneeId) return;
  await answerRow(tx, before, { userId: row.senderId, assigneeId });
  if (!held) await noteAct(tx, before, { act: 'take', userId: row.senderId });
  await tellDesk(tx, c);
};
