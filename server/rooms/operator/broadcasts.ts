import { operatorBroadcasts as calls } from '#contract/operator/broadcasts.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import {
  cancelBroadcast,
  previewBroadcast,
  readBroadcasts,
  scheduleBroadcast,
} from '#server/rooms/broadcasts/index.ts';
import { record } from './record.ts';

const send = (ctx: Ctx, asked: ParsedOf<typeof calls.send>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { row, again } = await scheduleBroadcast(tx, asked);
    const { id, title, segment, binding, counted, dueAt } = row;
    const after = { segment, binding, receivers: counted, dueAt };
    if (!again)
      await record(tx, { act: 'broadcast.send', subject: title.cn, subjectId: id, reason: row.reason, after });
    return { id, dueAt: new Date(dueAt).toISOString(), receivers: counted };
  });

const cancel = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (tx) => {
    const { row, again } = await cancelBroadcast(tx, id);
    if (!again) await record(tx, { act: 'broadcast.cancel', subject: row.title.cn, subjectId: id });
    return { id, state: 'cancelled' as const };
  });

export const broadcastRoutes = [
  route(calls.list, ({ ctx, query }) => readBroadcasts(ctx, query)),
  route(calls.preview, ({ ctx, body }) => previewBroadcast(ctx, body)),
  route(calls.send, ({ ctx, body }) => send(ctx, body)),
  route(calls.cancel, ({ ctx, params }) => cancel(ctx, params.id)),
];
