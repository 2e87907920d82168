import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { findGrantsOf } from './grant-store.ts';
import { findApplicationsBy, findDocuments, findOfCompany } from '../records/store.ts';

/** Applications of a record with their documents, and what it was granted without one. */
export const verificationsOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const applied = of.userId === null ? await findOfCompany(ctx, of.entId) : await findApplicationsBy(ctx, of.userId);
  const grants = await findGrantsOf(ctx, of);
  const documents = await findDocuments(
    ctx,
    applied.map((a) => a.id),
  );
  const kind = (k: string) => translate(ctx.lang, `verification:kind.${k}`);
  const papersOf = (id: string) =>
    documents
      .filter((d) => d.applicationId === id)
      .map((d) => [translate(ctx.lang, `verification:doc.${d.type}`), d.number, d.expiresAt].filter(Boolean).join(' '))
      .join(' · ');
  return recordSection('verifications', [
    ...applied.map((a) =>
      recordRow({
        id: a.id,
        at: a.decidedAt ?? a.submittedAt ?? a.createdAt,
        number: a.number,
        title: (a.kind === 'personal' ? a.given.personName : a.given.name) ?? '',
        kind: kind(a.kind),
        state: translate(ctx.lang, `verification:state.${a.state}`),
        note: [papersOf(a.id), a.expiresAt && translate(ctx.lang, 'operator:case.until', { day: a.expiresAt })]
          .filter(Boolean)
          .join(' · '),
        link:
          a.state === 'draft' || a.state === 'moreAsked' || a.state === 'withdrawn' ? null : { to: 'case', id: a.id },
      }),
    ),
    ...grants.map((g) =>
      recordRow({
        id: g.id,
        at: g.endedAt ?? g.createdAt,
        title: translate(ctx.lang, 'operator:record.granted'),
        kind: kind(g.kind),
        state: translate(ctx.lang, `verification:state.${g.endedAt ? 'revoked' : 'approved'}`),
      }),
    ),
  ]);
};
