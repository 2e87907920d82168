import type { Application } from '#contract/verification/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { findClaimsBy } from '../claims/claim-store.ts';
import {
  type ApplicationRow,
  type DocumentRow,
  findDocuments,
  findHistory,
  type HistoryRow,
} from '../records/store.ts';

const iso = (v: string): string => new Date(v).toISOString();

const presentOne = (
  a: ApplicationRow,
  documents: Application['documents'],
  history: HistoryRow[],
  claimed: boolean,
): Application => ({
  claimed,
  id: a.id,
  number: a.number,
  kind: a.kind,
  state: a.state,
  submissions: a.submissions,
  given: a.given,
  read: a.read,
  documents,
  reasons: a.reasons,
  note: a.note,
  submittedAt: a.submittedAt && iso(a.submittedAt),
  decidedAt: a.decidedAt && iso(a.decidedAt),
  expiresAt: a.expiresAt,
  history: history.map(({ id, at, event, by, reasons, note }) => ({ id, at: iso(at), event, by, reasons, note })),
});

/** Applications as their applicant and the reviewers see them: no reviewer's name, only the role. */
export const present = async (ctx: Ctx, rows: ApplicationRow[]): Promise<Application[]> => {
  const ids = rows.map((r) => r.id);
  const [documents, history, claims] = await Promise.all([
    findDocuments(ctx, ids),
    findHistory(ctx, ids),
    findClaimsBy(ctx, ids),
  ]);
  const facts = new Map((await fileFacts(ctx, [...new Set(documents.map((d) => d.fileId))])).map((f) => [f.id, f]));
  const shown = (d: DocumentRow) => {
    const f = facts.get(d.fileId);
    const { type, fileId, number, expiresAt } = d;
    return { type, fileId, number, expiresAt, name: f?.name ?? '', size: f?.size ?? 0, url: f?.url ?? '' };
  };
  return rows.map((a) =>
    presentOne(
      a,
      documents.filter((d) => d.applicationId === a.id).map(shown),
      history.filter((h) => h.applicationId === a.id),
      claims.some((c) => c.applicationId === a.id),
    ),
  );
};
