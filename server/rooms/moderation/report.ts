import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { moderation as calls } from '#contract/moderation/calls.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { reportMade } from './events.ts';
import { moderatedOf } from './moderated.ts';
import { insertReport } from './store.ts';

/** Reports a text that the person may report; while a report about it waits, another is the same. @throws Refused common.notFound */
export const report = (ctx: Ctx, b: ParsedOf<typeof calls.report>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { userId } = me(tx);
    const found = (await moderatedOf(tx, b.kind)?.find(tx, [b.subjectId], userId))?.get(b.subjectId);
    if (!found) throw refuse(common.notFound);
    const { kind, subjectId, reason } = b;
    const { id, fresh } = await insertReport(tx, {
      id: newId(),
      kind,
      subjectId,
      reason,
      reporterId: userId,
      state: 'open',
    });
    if (fresh) await emit(tx, reportMade, { reportId: id, kind, about: found.about, reason });
    return { id };
  });
