import { common } from '#contract/core/errors.ts';
import { moderationErrors, type ReportKind } from '#contract/moderation/calls.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { reportDecided, reportRestored } from './events.ts';
import { moderated, moderatedOf, type Subject } from './moderated.ts';
import { decideRow, findHidden, findOpenReports, findReport, type ReportRecord, restoreRow } from './store.ts';

/** What was written, by the id of each report's subject. */
const subjectsOf = async (ctx: Ctx, rows: ReportRecord[]): Promise<Map<string, Subject>> => {
  const found = new Map<string, Subject>();
  // A statement a kind, of which there are few.
  for (const [kind, own] of Map.groupBy(rows, (r) => r.kind)) {
    const ids = own.map((r) => r.subjectId);
    for (const [id, s] of (await moderatedOf(ctx, kind)?.find(ctx, ids, null)) ?? []) found.set(id, s);
  }
  return found;
};

/** Reports that wait at the desk, with what was written, and what is hidden and can be shown again. */
export const readReports = async (ctx: Ctx) => {
  const open = await findOpenReports(ctx);
  const kinds = ctx.platform.answers(moderated).flatMap((m) => (m.restore ? [m.kind] : []));
  const gone = await findHidden(ctx, kinds);
  const found = await subjectsOf(ctx, [...open, ...gone]);
  const present = (rows: ReportRecord[], why: (r: ReportRecord) => { reason: string; at: string }) =>
    rows.flatMap((r) => {
      const s = found.get(r.subjectId);
      const { reason, at } = why(r);
      return s
        ? [{ id: r.id, kind: r.kind, about: s.about, text: s.text, reason, at: new Date(at).toISOString() }]
        : [];
    });
  return {
    rows: present(open, (r) => ({ reason: r.reason, at: r.createdAt })),
    hidden: present(gone, (r) => ({ reason: r.decision ?? '', at: r.decidedAt ?? r.createdAt })),
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
    if (hide) await room?.hide(tx, known.subjectId, reason);
    await emit(tx, reportDecided, {
      reportId: id,
      kind,
      about,
      reporterId: known.reporterId,
      authorId: subject?.authorId ?? null,
      subjectId: known.subjectId,
      entId: subject?.entId ?? null,
      hidden: hide,
      reason,
    });
    return { id, state, kind, about, again: false };
  });

type Restored = { id: string; state: 'restored'; about: string; again: boolean };

/** The operator shows again what a report hid; whose it is hears of it. The same twice is one. @throws Refused moderation.decided */
export const restoreReported = (ctx: Ctx, id: string, reason: string): Promise<Restored> =>
  inTransaction(ctx, async (tx) => {
    const known = await findReport(tx, id);
    const room = known && moderatedOf(tx, known.kind);
    if (!known || !room?.restore) throw refuse(common.notFound);
    const { kind, subjectId } = known;
    const subject = (await room.find(tx, [subjectId], null)).get(subjectId);
    const about = subject?.about ?? '';
    if (!(await restoreRow(tx, id, { decision: reason, decidedBy: me(tx).userId }))) {
      if ((await findReport(tx, id))?.state === 'restored') return { id, state: 'restored', about, again: true };
      throw refuse(moderationErrors.decided);
    }
    await room.restore(tx, subjectId);
    const whose = { authorId: subject?.authorId ?? null, entId: subject?.entId ?? null };
    await emit(tx, reportRestored, { reportId: id, kind, about, subjectId, ...whose, reason });
    return { id, state: 'restored', about, again: false };
  });
