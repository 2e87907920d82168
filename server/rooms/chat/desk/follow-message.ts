import { absentSince, hoursAt } from '#contract/chat/working-hours.ts';
import { afterCommit, type Ctx, emitAll } from '#server/platform/context.ts';
import { companyAbsent } from '../events.ts';
import type { MessageRecord } from '../message-store.ts';
import type { ConversationRecord } from '../store.ts';
import { chatTopic } from '../topic.ts';
import { answerRow, askRow, type NewestRound, noteAct } from './consultation-store.ts';
import { findAutoAnswers, findHoursOf } from './kept-store.ts';

/** Tells those at the desk that a conversation is handled another way; who asked only where they see it too. */
export const tellDesk = (tx: Ctx, c: ConversationRecord, asker = false): Promise<void> => {
  const { id, userA, userB, entId } = c;
  return afterCommit(tx, () => tx.platform.bus.publish(chatTopic, { what: 'desk', id, userA, userB, entId, asker }));
};

/** A message to a company, or one of its own, as it was stored. */
type Said = { c: ConversationRecord & { entId: string }; row: MessageRecord };

/** Whoever writes while the company is absent gets one automatic answer for this absence, by a job (chat 49). */
const followAbsence = async (tx: Ctx, asked: Said[]): Promise<void> => {
  if (!asked.length) return;
  const hours = new Map((await findHoursOf(tx, [...new Set(asked.map((s) => s.c.entId))])).map((h) => [h.entId, h]));
  const absent = asked.flatMap(({ c, row }) => {
    const h = hours.get(c.entId);
    const at = Date.parse(row.createdAt);
    return h?.reply && !hoursAt(h, at).open ? [{ conversationId: c.id, at, since: absentSince(h, at) }] : [];
  });
  const answers = await findAutoAnswers(tx, [...new Set(absent.map((a) => a.conversationId))]);
  const answered = new Map(answers.map((a) => [a.conversationId, Date.parse(a.answeredAt)]));
  const open = absent.filter((a) => (answered.get(a.conversationId) ?? 0) < a.since);
  const events = open.map(({ conversationId, at }) => ({ conversationId, at: new Date(at).toISOString() }));
  if (events.length) await emitAll(tx, companyAbsent, events);
};

/** What one message makes of the newest consultation of its conversation. @returns what is new by it */
const follow = async (
  tx: Ctx,
  { c, row }: Said,
  before: NewestRound | undefined,
  staff: string[],
): Promise<NewestRound | undefined> => {
  if (row.side === 0) return askRow(tx, before, { conversationId: c.id, entId: c.entId, userId: c.userA });
  if (!before || before.closedAt) return undefined;
  const held = before.assigneeId !== null && staff.includes(before.assigneeId);
  const assigneeId = held && before.assigneeId !== null ? before.assigneeId : row.senderId;
  if (!before.waitingSince && assigneeId === before.assigneeId) return undefined;
  const answered = await answerRow(tx, before, { userId: row.senderId, assigneeId });
  if (!held) await noteAct(tx, before, { act: 'take', userId: row.senderId });
  return answered;
};

/**
 * What messages make of the consultations of companies, in their order and under the locks of their conversations (chat 40, 41).
 * @param staff who answers for each company
 * @param rounds the newest consultation of each conversation
 * @returns the conversations that are handled another way by them
 */
export const followMessages = async (
  tx: Ctx,
  said: { c: ConversationRecord; row: MessageRecord }[],
  staff: ReadonlyMap<string, string[]>,
  rounds: readonly NewestRound[],
): Promise<ConversationRecord[]> => {
  const ours = said.flatMap(({ c, row }) => (c.entId === null ? [] : [{ c: { ...c, entId: c.entId }, row }]));
  const newest = new Map(rounds.map((r) => [r.conversationId, r]));
  const changed = new Map<string, ConversationRecord>();
  // Most messages change nothing here; what one changes is an act of its own, which answers what the next finds.
  for (const s of ours) {
    const now = await follow(tx, s, newest.get(s.c.id), staff.get(s.c.entId) ?? []);
    if (!now) continue;
    newest.set(s.c.id, now);
    changed.set(s.c.id, s.c);
  }
  await followAbsence(
    tx,
    ours.filter((s) => s.row.side === 0),
  );
  return [...changed.values()];
};
