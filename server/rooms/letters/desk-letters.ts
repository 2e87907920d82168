import { common } from '#contract/core/errors.ts';
import type { LetterThread } from '#contract/letters/calls.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { idsIn, namesOf, receiverOf, senderOf } from './present.ts';
import { postLetter } from './send-letter.ts';
import {
  endWaiting,
  findByKey,
  findDeskThreads,
  findLetters,
  findThread,
  lockThread,
  type ThreadRecord,
} from './store.ts';

/** Exchanges that the desk's list shows. */
const most = 200;

export const readDeskLetters = async (ctx: Ctx) => {
  const threads = await findDeskThreads(ctx, most);
  const names = await namesOf(
    ctx,
    threads.map((t) => t.starterId),
    [],
  );
  return {
    rows: threads.map((t) => ({
      threadId: t.id,
      subject: t.subject,
      from: names.person(t.starterId),
      waits: t.waits,
      at: new Date(t.lastAt).toISOString(),
    })),
  };
};

/** An exchange with the desk, and no other. @throws Refused common.notFound */
const ofDesk = (t: ThreadRecord | undefined): ThreadRecord => {
  if (!t?.desk) throw refuse(common.notFound);
  return t;
};

export const readDeskThread = async (ctx: Ctx, id: string): Promise<LetterThread> => {
  const t = ofDesk(await findThread(ctx, id));
  const rows = await findLetters(ctx, id);
  const ids = idsIn([t], rows);
  const names = await namesOf(ctx, ids.people, ids.companies);
  return {
    threadId: t.id,
    subject: t.subject,
    starter: names.person(t.starterId),
    receiver: receiverOf(t, names),
    letters: rows.map((r) => ({
      id: r.id,
      own: r.side === 1,
      from: senderOf(t, r, names),
      body: r.body,
      at: new Date(r.createdAt).toISOString(),
    })),
  };
};

/** @returns whether it is a reply that was sent before. @throws Refused common.notFound, letters.gone */
export const replyFromDesk = (ctx: Ctx, id: string, body: string, clientKey: string) =>
  inTransaction(ctx, async (tx) => {
    const { userId: senderId } = me(tx);
    const t = ofDesk(await lockThread(tx, id));
    const before = await findByKey(tx, senderId, clientKey);
    if (before) return { id: before.id, threadId: before.threadId, subject: t.subject, again: true };
    const sent = await postLetter(tx, t, { senderId, side: 1, body, clientKey });
    return { ...sent, subject: t.subject, again: false };
  });

/**
 * Takes an exchange out of those that wait.
 * @param newest the newest letter that was read
 * @returns whether it waited no more before. @throws Refused common.notFound, common.conflict where a letter has come since
 */
export const settleDeskThread = async (
  tx: Ctx,
  id: string,
  newest: string,
): Promise<{ subject: string; again: boolean }> => {
  const t = ofDesk(await lockThread(tx, id));
  if ((await findLetters(tx, id)).at(-1)?.id !== newest) throw refuse(common.conflict);
  if (t.waits) await endWaiting(tx, id);
  return { subject: t.subject, again: !t.waits };
};
