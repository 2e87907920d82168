import { operatorReports as calls } from '#contract/operator/reports.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { decideReport, readReports, restoreReported } from '#server/rooms/moderation/index.ts';
import { record } from './record.ts';

const decide = (ctx: Ctx, id: string, hide: boolean, reason: string) =>
  inTransaction(ctx, async (tx) => {
    const { again, about, state } = await decideReport(tx, id, hide, reason);
    if (!again) await record(tx, { act: 'report.decide', subject: about, subjectId: id, reason, after: { state } });
    return { id, state };
  });

const restore = (ctx: Ctx, id: string, reason: string) =>
  inTransaction(ctx, async (tx) => {
    const { again, about, state } = await restoreReported(tx, id, reason);
    if (!again) await record(tx, { act: 'report.restore', subject: about, subjectId: id, reason, after: { state } });
    return { id, state };
  });

export const reportRoutes = [
  route(calls.list, ({ ctx }) => readReports(ctx)),
  route(calls.decide, ({ ctx, params, body }) => decide(ctx, params.id, body.hide, body.reason)),
  route(calls.restore, ({ ctx, params, body }) => restore(ctx, params.id, body.reason)),
];
