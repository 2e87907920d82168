import type { AnswerOf } from '#contract/core/endpoint.ts';
import { editors, judge } from '#contract/core/access.ts';
import { common } from '#contract/core/errors.ts';
import type { operator } from '#contract/operator/calls.ts';
import type { ApplicationKind } from '#contract/verification/rules.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { readRates } from '#server/rooms/inquiry/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { readHalfApproved, readQueue } from '#server/rooms/verification/index.ts';
import { aloneDues } from './approve-alone.ts';
import { findPending, findRecent } from './decision-store.ts';
import { findAlone } from './store.ts';

/** The queue with what is being decided of it, and those of my decisions that could not be carried out. */
export const readDesk = async (
  ctx: Ctx,
  kind: ApplicationKind | undefined,
): Promise<AnswerOf<typeof operator.queue>> => {
  const { userId } = me(ctx);
  const { rows, figures } = await readQueue(ctx, kind);
  const ids = rows.map((r) => r.id);
  const [pending, recent, alone, rates] = await Promise.all([
    findPending(ctx, ids),
    findRecent(ctx, userId),
    findAlone(ctx, userId),
    judge(editors, me(ctx)) === 'yes' ? readRates(ctx) : null,
  ]);
  const dues = await aloneDues(ctx, rows.some((r) => r.halfApproved) ? await readHalfApproved(ctx, ids) : []);
  const names = new Map(
    (await peopleByIds(ctx, [...new Set(pending.map((p) => p.operatorId))])).map((p) => [p.id, p.name]),
  );
  const decidedOf = (id: string) => {
    const p = pending.find((x) => x.applicationId === id);
    if (!p) return null;
    const { decision } = p.body;
    const due = new Date(p.dueAt).toISOString();
    return { by: names.get(p.operatorId) ?? '', mine: p.operatorId === userId, decision, due };
  };
  // Of each case the newest decision alone: who decided anew has read it.
  const newest = recent.filter((d, i) => recent.findIndex((x) => x.applicationId === d.applicationId) === i);
  return {
    figures,
    staleRates: rates?.stale ?? false,
    rows: rows.map((r) => ({ ...r, decided: decidedOf(r.id), aloneDue: dues.get(r.id)?.toISOString() ?? null })),
    alone: alone.flatMap((a) => (a.id ? [{ ...a, id: a.id, at: new Date(a.at).toISOString() }] : [])),
    failed: newest.flatMap((d) =>
      d.state === 'failed' && (kind === undefined || ids.includes(d.applicationId))
        ? [
            {
              id: d.applicationId,
              subject: d.subject,
              decision: d.body.decision,
              why: translate(ctx.lang, `errors:${d.error ?? common.failed.code}`),
            },
          ]
        : [],
    ),
  };
};
