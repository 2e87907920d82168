import type { Context } from 'hono';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { type operator, operatorErrors } from '#contract/operator/calls.ts';
import type { ReasonCode } from '#contract/verification/rules.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { sendPrivate } from '#server/rooms/files/index.ts';
import { decideApplication, findCaseDocument, readCase, readHalfApproved } from '#server/rooms/verification/index.ts';
import { aloneDues } from './approve-alone.ts';
import { record } from './record.ts';

/** @throws Refused common.notFound */
export const reviewCase = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof operator.review>> => {
  const found = await readCase(ctx, id);
  if (!found) throw refuse(common.notFound);
  await record(ctx, { act: 'case.view', subject: found.application.number, subjectId: id });
  const { halfApprovedBy, ...rest } = found;
  const halfApproved = halfApprovedBy ? (halfApprovedBy === me(ctx).userId ? 'me' : 'other') : null;
  const [half] = halfApproved ? await readHalfApproved(ctx, [id]) : [];
  const aloneDue = half && (await aloneDues(ctx, [half])).get(id);
  return { ...rest, halfApproved, aloneDue: aloneDue?.toISOString() ?? null };
};

/** @throws Refused common.notFound where the file is no document of this application */
export const viewDocument = async (ctx: Ctx, http: Context, id: string, fileId: string): Promise<Response> => {
  const found = await findCaseDocument(ctx, id, fileId);
  if (!found) throw refuse(common.notFound);
  const after = { document: found.type, fileId };
  await record(ctx, { act: 'document.view', subject: found.number, subjectId: id, after });
  return sendPrivate(ctx, http, fileId);
};

/** The chosen reasons in three languages, with the operator's own words behind them as written. */
const noteOf = (reasons: readonly ReasonCode[], own: string): Text | null => {
  if (!reasons.length && !own) return null;
  const words = (l: (typeof langs)[number]) => reasons.map((r) => translate(l, `verification:reason.${r}`));
  return Object.fromEntries(langs.map((l) => [l, [...words(l), own].filter(Boolean).join(l === 'cn' ? '' : ' ')]));
};

export type Asked = ParsedOf<typeof operator.decide>['body'];

/**
 * What no decision goes without; the case as it lies there.
 * @throws Refused operator.reasonNeeded without a reason to send back or reject; operator.authorityNeeded
 */
export const checkDecision = async (ctx: Ctx, id: string, b: Asked) => {
  if (b.decision !== 'approve' && !b.reasons.length && !b.note)
    throw refuse(operatorErrors.reasonNeeded, {}, { note: { code: 'required' } });
  const found = await readCase(ctx, id);
  if (b.decision === 'approve' && b.authority !== 'accepted' && found?.authority)
    throw refuse(operatorErrors.authorityNeeded, {}, { authority: { code: 'required' } });
  return found;
};

/** Decides a case and records it, in one transaction. @throws Refused what the verification room refuses */
export const decideNow = (ctx: Ctx, id: string, b: Asked) =>
  inTransaction(ctx, async (tx) => {
    const done = await decideApplication(tx, id, {
      decision: b.decision,
      reasons: b.reasons,
      note: noteOf(b.reasons, b.note),
      corrected: b.corrected,
      authority: b.authority,
    });
    await record(tx, {
      act: `case.${b.decision}`,
      subject: done.number,
      subjectId: id,
      reason: [...b.reasons, b.note].filter(Boolean).join(' '),
      before: { state: done.before },
      after: {
        state: done.after,
        waitsForSecond: done.waitsForSecond,
        ...(b.corrected && { corrected: b.corrected }),
        ...(b.authority && { authority: b.authority }),
      },
    });
    return done;
  });
