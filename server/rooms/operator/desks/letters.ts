import { operatorLetters as calls } from '#contract/operator/letters.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { readDeskLetters, readDeskThread, replyFromDesk, settleDeskThread } from '#server/rooms/letters/index.ts';
import { record } from '../record.ts';

/** Members read the desk as the author; the audit names who wrote. */
const reply = (ctx: Ctx, threadId: string, body: string, clientKey: string) =>
  inTransaction(ctx, async (tx) => {
    const { again, subject, id } = await replyFromDesk(tx, threadId, body, clientKey);
    if (!again) await record(tx, { act: 'letter.reply', subject, subjectId: threadId });
    return { id, threadId };
  });

/** A letter that asks nothing waits no more; nothing goes out. */
const settle = (ctx: Ctx, threadId: string, newest: string) =>
  inTransaction(ctx, async (tx) => {
    const { again, subject } = await settleDeskThread(tx, threadId, newest);
    if (!again) await record(tx, { act: 'letter.settle', subject, subjectId: threadId });
    return { threadId, waits: false };
  });

export const letterRoutes = [
  route(calls.list, ({ ctx }) => readDeskLetters(ctx)),
  route(calls.read, ({ ctx, params }) => readDeskThread(ctx, params.id)),
  route(calls.settle, ({ ctx, params, body }) => settle(ctx, params.id, body.newest)),
  route(calls.reply, ({ ctx, params, body }) => reply(ctx, params.id, body.body, body.clientKey)),
];
