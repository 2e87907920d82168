import type { Ctx } from '#server/platform/context.ts';
import { findStanding, type MessageRecord } from '../message-store.ts';
import type { ConversationRecord } from '../store.ts';
import { changeWait, dropRound, findNewest, findRound } from './consultation-store.ts';
import { tellDesk } from './follow-message.ts';

/**
 * What a message that was taken back changes of the company's consultation, under the conversation's lock: a question whose only answer
 * is gone waits again, and one that is gone itself waits no more (chat 41).
 */
export const followRecall = async (tx: Ctx, conversation: ConversationRecord, row: MessageRecord): Promise<void> => {
  const c = await findNewest(tx, conversation.id);
  if (!c || c.closedAt) return;
  const since = c.round > 1 ? ((await findRound(tx, c.conversationId, c.round - 1))?.closedAt ?? null) : null;
  if (since && Date.parse(row.createdAt) <= Date.parse(since)) return;
  const of = { conversationId: c.conversationId, since };
  const answer = await findStanding(tx, { ...of, side: 1 }, 'newest');
  const question = await findStanding(tx, { ...of, side: 0, after: answer?.seq }, 'oldest');
  if (row.side === 0) {
    if (!c.waitingSince || (question && question.seq < row.seq)) return;
    // Who asked nothing after all has no consultation.
    if (!question && c.answeredAt === null) await dropRound(tx, c.id);
    else await changeWait(tx, c.id, { waitingSince: question?.createdAt ?? null });
  } else {
    const first = await findStanding(tx, { ...of, side: 1 }, 'oldest');
    const wasFirst = c.firstAnswerAt !== null && (!first || first.seq > row.seq);
    const waits = question && question.seq < row.seq;
    if (!wasFirst && !waits) return;
    await changeWait(tx, c.id, {
      ...(waits && { waitingSince: question.createdAt, answeredAt: answer?.createdAt ?? null }),
      ...(wasFirst && { firstAnswerAt: first?.createdAt ?? null, firstAnswerBy: first?.senderId ?? null }),
    });
  }
  await tellDesk(tx, conversation);
};
