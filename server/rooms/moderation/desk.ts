import { common } from '#contract/core/errors.ts';
import { moderationErrors, type ReportKind } from '#contract/moderation/calls.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { reportDecided } from './events.ts';
import { moderatedOf, type Subject } from './moderated.ts';
import { decideRow, findOpenReports, findReport } from './store.ts';

/** Reports that wait at the desk, with what was written. */
export const readReports = async (ctx: Ctx) => {
  const rows = await findOpenReports(ctx);
  const byKind = Map.groupBy(rows, (r) => r.kind);
  const found = new Map<string, Subject>();
  // A statement a kind, of which there are few.
  for (const [kind, own] of byKind) {
    const ids = own.map((r) => r.subjectId);
    for (const [id, s] of (await moderatedOf(ctx, kind)?.find(ctx, ids, null)) ?? []) found.set(id, s);
  }
  return {
    rows: rows.flatMap((r) => {
      const s = found.get(r.subjectId);
      const { id, kind, reason } = r;
      return s ? [{ id, kind, about: s.about, text: s.text, reason, at: new Date(r.createdAt).toISOString() }] : [];
    }),
  };
};

type Decided = { id: string; state: 'hidden' | 'kept'; kind: ReportKind; about: string; again: boolean };

/** The operator hides or keeps what was reported; both who reported and who wrote are told. The same decision twice is one. */
export const decideReport = (ctx: Ctx, id: string, hide: boolean, reason: string): Promise<Decided> =>
  inTransaction(ctx, async (tx) => {
    const known = await findReport(tx, id);
    if (!known) throw refuse(common.notFound);
    const room = moderatedOf(tx, known.kind);
    const subject = (await room?.find(tx, [known.subjectId], null))?.get(known.subjectId);
    const about = subject?.about ?? '';
    const state = hide ? 'hidden' : 'kept';
    const { kind } = known;
    const decided = await decideRow(tx, id, { state, decision: reason, decidedBy: me(tx).userId });
    if (!decided) {
      if ((await findReport(tx, id))?.state === state) return { id, state, kind, about, again: true };
      throw refuse(moderationErrors.decided);
    }
    if (hide) await room?.hide(tx, known.subjectId);
    await emit(tx, reportDecided, {
      reportId: id,
      kind,
      about,
      reporterId: known.reporterId,
      authorId: subject?.authorId ?? null,
      hidden: hide,
      reason,
    });
    return { id, state, kind, about, again: false };
  });
