import type { ParsedOf } from '#contract/core/endpoint.ts';
import { operatorParks as calls } from '#contract/parks/desk.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import {
  decideParkTenancy,
  readDeskPark,
  readDeskParks,
  readDeskTenancies,
  savePark,
} from '#server/rooms/parks/index.ts';
import { record } from '../record.ts';

const save = (ctx: Ctx, asked: ParsedOf<typeof calls.save>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { id, version, before, again } = await savePark(tx, asked);
    const { name, slug, state } = asked;
    if (!again)
      await record(tx, {
        act: 'park.save',
        subject: name[tx.lang],
        subjectId: id,
        ...(before && { before: { state: before } }),
        after: { slug, state, version },
      });
    return { id, version };
  });

const decide = (ctx: Ctx, id: string, asked: ParsedOf<typeof calls.decide>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { state, subject, before, again } = await decideParkTenancy(tx, id, asked);
    if (!again)
      await record(tx, {
        act: asked.decision === 'confirm' ? 'parkTenancy.confirm' : 'parkTenancy.refuse',
        subject,
        subjectId: id,
        reason: asked.reason,
        before: { state: before },
        after: { state },
      });
    return { state };
  });

export const parkRoutes = [
  route(calls.page, ({ ctx, query }) => readDeskParks(ctx, query)),
  route(calls.one, ({ ctx, params }) => readDeskPark(ctx, params.id)),
  route(calls.save, ({ ctx, body }) => save(ctx, body)),
  route(calls.tenancies, ({ ctx, query }) => readDeskTenancies(ctx, query)),
  route(calls.decide, ({ ctx, params, body }) => decide(ctx, params.id, body)),
];
