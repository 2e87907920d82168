import type { Context } from 'hono';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { DisputeEnd } from '#contract/order/calls.ts';
import { type DisputeCase, operatorDisputes as calls } from '#contract/operator/disputes.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { sendArchive } from '#server/rooms/deal/index.ts';
import { sendPrivate } from '#server/rooms/files/index.ts';
import { decideDispute, findEvidence, readDispute, readDisputes } from '#server/rooms/order/index.ts';
import { record } from './record.ts';

/** @throws Refused common.notFound */
const read = async (ctx: Ctx, id: string): Promise<DisputeCase> => {
  const found = await readDispute(ctx, id);
  if (!found) throw refuse(common.notFound);
  await record(ctx, { act: 'dispute.view', subject: found.row.number, subjectId: id });
  return found;
};

/** @throws Refused common.notFound where the file is none of this dispute */
const evidence = async (ctx: Ctx, http: Context, id: string, fileId: string): Promise<Response> => {
  const number = await findEvidence(ctx, id, fileId);
  if (!number) throw refuse(common.notFound);
  await record(ctx, { act: 'document.view', subject: number, subjectId: id, after: { fileId } });
  return sendPrivate(ctx, http, fileId);
};

/** What is not recorded is not sent. @throws Refused common.notFound where no dispute of it waits for the operator */
const archive = (ctx: Ctx, id: string, query: ParsedOf<typeof calls.archive>['query']): Promise<Response> =>
  sendArchive(ctx, { kind: 'dispute', id }, query, ({ number, files, left }) =>
    record(ctx, { act: 'dispute.export', subject: number, subjectId: id, after: { files, left } }),
  );

const decide = (ctx: Ctx, id: string, end: DisputeEnd, reason: string) =>
  inTransaction(ctx, async (tx) => {
    const done = await decideDispute(tx, id, end, reason);
    if (!done.again)
      await record(tx, {
        act: 'dispute.decide',
        subject: done.number,
        subjectId: id,
        reason,
        before: { state: done.before },
        after: { state: done.state, end },
      });
    return { id, state: done.state };
  });

export const disputeRoutes = [
  route(calls.list, ({ ctx }) => readDisputes(ctx)),
  route(calls.read, ({ ctx, params }) => read(ctx, params.id)),
  route(calls.evidence, ({ ctx, http, params }) => evidence(ctx, http, params.id, params.fileId)),
  route(calls.archive, ({ ctx, params, query }) => archive(ctx, params.id, query)),
  route(calls.decide, ({ ctx, params, body }) => decide(ctx, params.id, body.end, body.reason)),
];
