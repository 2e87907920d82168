import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { confidential } from '#contract/inquiry/confidential.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { versionInForce } from '../inquiries/access-store.ts';
import { findInquiry, type InquiryRecord } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { findQuoting } from '../amendments/quoting-store.ts';
import { agreementInForce } from './agreement-text.ts';
import { findAccess, findAgreements } from './agreement-store.ts';
import { presentAcceptance } from './read-agreement.ts';
import { countViews, findViews } from './view-store.ts';

const iso = (at: string) => new Date(at).toISOString();

const ownConfidential = async (ctx: Ctx, id: string): Promise<InquiryRecord> => {
  const i = await findInquiry(ctx, id);
  if (!i?.confidential || i.state === 'draft' || !ownsInquiry(me(ctx), i)) throw refuse(common.notFound);
  return i;
};

/** For the buyer's side: the agreement in force, who accepted what when, who looks and takes, and who reads no more (deals 88). */
export const readAdmitted = async (ctx: Ctx, id: string) => {
  const i = await ownConfidential(ctx, id);
  const agreements = Map.groupBy(await findAgreements(ctx, id), (a) => a.entId);
  const entIds = [...agreements.keys()];
  const [companies, access, counts, quoting, annexes] = await Promise.all([
    companiesByIds(ctx, entIds),
    findAccess(ctx, id, entIds),
    countViews(ctx, id),
    findQuoting(ctx, id),
    fileFacts(ctx, i.annexes),
  ]);
  const version = versionInForce(i);
  return {
    inquiry: { id, number: i.number ?? '', title: i.title },
    agreement: agreementInForce(i),
    downloads: i.annexDownloads,
    annexes: annexes.map((f) => ({ id: f.id, name: f.name })),
    companies: entIds.flatMap((entId) => {
      const company = companies.find((c) => c.id === entId);
      const said = access.find((a) => a.entId === entId);
      const own = agreements.get(entId) ?? [];
      const of = (kind: 'view' | 'download') => counts.find((c) => c.entId === entId && c.kind === kind);
      const last = [of('view')?.last, of('download')?.last]
        .flatMap((at) => (at ? [iso(at)] : []))
        .toSorted()
        .at(-1);
      return company
        ? [
            {
              company: { id: entId, name: company.name, city: company.city },
              accepted: own.map(presentAcceptance),
              current: own.some((a) => a.version === version),
              downloads: said?.downloads ?? i.annexDownloads,
              views: of('view')?.n ?? 0,
              taken: of('download')?.n ?? 0,
              lastView: last ?? null,
              quoted: quoting.includes(entId),
              revoked: said?.revokedAt ? { at: iso(said.revokedAt), reason: said.revokedReason ?? '' } : null,
            },
          ]
        : [];
    }),
  };
};

/** The log of who looked at which annex, or took it, for the buyer's side alone. */
export const readViews = async (ctx: Ctx, id: string, q: ParsedOf<typeof confidential.views>['query']) => {
  await ownConfidential(ctx, id);
  const { rows, total } = await findViews(ctx, id, q);
  const [companies, people] = await Promise.all([
    companiesByIds(ctx, [...new Set(rows.map((r) => r.entId))]),
    peopleByIds(ctx, [...new Set(rows.map((r) => r.userId))]),
  ]);
  const records = rows.map((r) => ({
    id: r.id,
    company: { id: r.entId, name: companies.find((c) => c.id === r.entId)?.name ?? {} },
    person: people.find((p) => p.id === r.userId)?.name ?? '',
    file: { id: r.fileId, name: r.fileName },
    kind: r.kind,
    pages: r.pages,
    times: r.times,
    at: iso(r.at),
    until: iso(r.until),
  }));
  return pageOf(records, total, q);
};
