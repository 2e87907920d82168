import { operatorConferences as calls } from '#contract/conferences/desk.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import {
  cancelConference,
  readDeskConference,
  readDeskConferences,
  readParticipants,
  saveConference,
} from '#server/rooms/conferences/index.ts';
import { record } from '../record.ts';

const save = (ctx: Ctx, id: string, asked: ParsedOf<typeof calls.save>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { version, before, again } = await saveConference(tx, id, asked);
    const { name, slug, state } = asked;
    if (!again)
      await record(tx, {
        act: 'conference.save',
        subject: name[tx.lang],
        subjectId: id,
        ...(before && { before: { state: before } }),
        after: { slug, state, version },
      });
    return { id, version };
  });

const cancel = (ctx: Ctx, id: string, reason: ParsedOf<typeof calls.cancel>['body']['reason']) =>
  inTransaction(ctx, async (tx) => {
    const { subject, again } = await cancelConference(tx, id, reason);
    if (!again)
      await record(tx, {
        act: 'conference.cancel',
        subject: subject[tx.lang] ?? subject.cn ?? '',
        subjectId: id,
        reason: reason[tx.lang],
        after: { state: 'cancelled' },
      });
    return null;
  });

export const conferenceRoutes = [
  route(calls.page, ({ ctx, query }) => readDeskConferences(ctx, query)),
  route(calls.one, ({ ctx, params }) => readDeskConference(ctx, params.id)),
  route(calls.participants, ({ ctx, params }) => readParticipants(ctx, params.id)),
  route(calls.save, ({ ctx, params, body }) => save(ctx, params.id, body)),
  route(calls.cancel, ({ ctx, params, body }) => cancel(ctx, params.id, body.reason)),
];
