import type { Context } from 'hono';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { operatorEvidence as calls } from '#contract/operator/evidence.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { decideEvidence, findEvidenceDocument, readEvidence } from '#server/rooms/evidence/index.ts';
import { sendPrivate } from '#server/rooms/files/index.ts';
import { record } from './record.ts';

/** @throws Refused common.notFound */
const document = async (ctx: Ctx, http: Context, id: string): Promise<Response> => {
  const found = await findEvidenceDocument(ctx, id);
  if (!found) throw refuse(common.notFound);
  await record(ctx, { act: 'document.view', subject: found.subject, subjectId: id, after: { fileId: found.fileId } });
  return sendPrivate(ctx, http, found.fileId);
};

const decide = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.decide>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { subject } = await decideEvidence(tx, id, b);
    await record(tx, { act: `evidence.${b.decision}`, subject, subjectId: id, reason: b.reason });
    return { id };
  });

export const evidenceRoutes = [
  route(calls.list, ({ ctx }) => readEvidence(ctx)),
  route(calls.document, ({ ctx, http, params }) => document(ctx, http, params.id)),
  route(calls.decide, ({ ctx, params, body }) => decide(ctx, params.id, body)),
];
