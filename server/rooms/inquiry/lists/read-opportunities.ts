import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { notThere, readsHidden } from '../inquiries/gate.ts';
import { findInquiries, findInquiry, findLines } from '../inquiries/inquiry-store.ts';
import { countByFilter, findMatch, findOpportunities, markRead, type MatchRecord } from '../matching/match-store.ts';
import { isBuyersSide, mayKnow } from '../policy.ts';
import { closedFacts } from '../quotations/sealed-annex.ts';
import { presentDecline, presentQuotation, presentRow } from '../present.ts';
import { readOwnQuotation, readOwnQuotations } from '../quotations/own-quotation.ts';
import { readProofs } from '../quotations/read-proofs.ts';
import { findQuotationsOfCompany } from '../quotations/quotation-store.ts';
import { findDecline } from '../suppliers/decline-store.ts';
import { findVersions } from '../amendments/version-store.ts';
import { maySimplyStand } from '../quotations/confirm-quotation.ts';
import { presentDetail } from '../hall/read-hall.ts';

const myCompany = (ctx: Ctx): { entId: string; userId: string } => {
  const { entId, userId } = me(ctx);
  if (!entId) throw refuse(common.noQuoteRight);
  return { entId, userId };
};

/** The degree as a company may see it: of a confidential inquiry, until it accepts the agreement, by the teaser alone. */
const degreeShown = (match: MatchRecord | undefined, open: boolean) => {
  const { score = 0, reasons = [], missing = [] } = (open ? match : match?.teaser) ?? {};
  return { score, reasons, missing };
};

/** Smart match: the supplier's list under one of the nine filters, with the counts of all nine. */
export const readOpportunities = async (ctx: Ctx, q: ParsedOf<typeof inquiry.businessPage>['query']) => {
  const supplier = myCompany(ctx);
  const [found, counts] = await Promise.all([
    findOpportunities(ctx, supplier, {
      filter: q.filter ?? 'all',
      q: q.q,
      sort: q.sort ?? 'match',
      current: q.current,
      size: q.size,
    }),
    countByFilter(ctx, supplier),
  ]);
  const lines = await findLines(
    ctx,
    found.rows.map((r) => r.record.id),
  );
  const records = found.rows.map((r) => ({
    ...presentRow({ ...r.record, state: r.state }, lines.get(r.record.id) ?? []),
    ...degreeShown(r.match ?? undefined, !r.record.confidential || r.agreed),
    read: r.readAt !== null,
    invited: r.record.invited.includes(supplier.entId),
    mine: r.mine && { id: r.mine.id, state: r.mine.state, revision: r.mine.revision },
  }));
  return { ...pageOf(records, found.total, q), counts };
};

/** One inquiry as a supplier works on it; opening it marks it as read by the company, but for a seat that only reads. */
export const readForSupplier = async (ctx: Ctx, id: string) => {
  const { entId } = myCompany(ctx);
  const i = await findInquiry(ctx, id);
  if (!i || !mayKnow(me(ctx), i) || isBuyersSide(me(ctx), i)) throw refuse(common.notFound);
  if (i.hiddenAt && !(await readsHidden(ctx, i))) throw notThere(ctx, i);
  if (seatMay(me(ctx).seat, 'sell')) await markRead(ctx, id, entId);
  const [lines, match, own, [company], declined] = await Promise.all([
    findLines(ctx, [id]),
    findMatch(ctx, id, entId),
    readOwnQuotation(ctx, id, entId),
    companiesByIds(ctx, [entId]),
    findDecline(ctx, id, entId),
  ]);
  if (i.state === 'withdrawn' && !own) throw refuse(common.notFound);
  const { record: mine = null, revisions = [] } = own ?? {};
  const detail = await presentDetail(ctx, i, lines.get(id) ?? []);
  const degree = degreeShown(match, detail.gate === 'none');
  const older = mine && mine.forVersion !== i.version ? mine : undefined;
  const [versions, simply] = older
    ? await Promise.all([findVersions(ctx, [id]), maySimplyStand(ctx, i, older)])
    : [undefined, false];
  const then =
    detail.gate !== 'none'
      ? null
      : (versions?.get(id)?.find((v) => v.version === older?.forVersion)?.snapshot.lines ?? null);
  return {
    ...detail,
    ...degree,
    mine:
      mine && company
        ? presentQuotation(
            mine,
            revisions,
            company,
            degree.score,
            own?.closed ? closedFacts(mine.id, own.closed) : await fileFacts(ctx, mine.annexes),
            then,
            (await readProofs(ctx, [mine], own?.closed && closedFacts(mine.id, own.closed)))(mine),
          )
        : null,
    declined: declined ? presentDecline(declined) : null,
    mayDecline: i.state === 'quoting' && !own && (match?.toldAt != null || i.invited.includes(entId)),
    withdrawnReason: i.state === 'withdrawn' ? i.withdrawnReason : null,
    stands: older ? (simply ? ('ask' as const) : ('no' as const)) : ('yes' as const),
    full: i.quotations >= i.maxQuotations,
    unreadable: own !== undefined && mine === null,
  };
};

/** Quotations of my company. */
export const readMyQuotations = async (ctx: Ctx, q: ParsedOf<typeof inquiry.myQuotations>['query']) => {
  const { entId } = myCompany(ctx);
  const { rows, total } = await findQuotationsOfCompany(ctx, { entId, ...q });
  const inquiries = new Map(
    (
      await findInquiries(
        ctx,
        rows.map((r) => r.inquiryId),
      )
    ).map((i) => [i.id, i]),
  );
  const own = new Map((await readOwnQuotations(ctx, rows)).map((q) => [q.row.id, q.record]));
  const records = rows.flatMap((r) => {
    const i = inquiries.get(r.inquiryId);
    const said = own.get(r.id);
    if (!i) return [];
    return [
      {
        id: r.id,
        number: r.number,
        state: r.state,
        revision: r.revision,
        at: new Date(r.updatedAt).toISOString(),
        sealed: r.sealed,
        currency: said?.currency ?? i.currency ?? 'CNY',
        total: said?.totals.findLast((t) => t !== null) ?? null,
        validUntil: said?.validUntil ?? null,
        inquiry: {
          id: i.id,
          number: i.number ?? '',
          title: i.title,
          state: i.state,
          deadline: new Date(i.deadline ?? i.updatedAt).toISOString(),
        },
      },
    ];
  });
  return pageOf(records, total, q);
};
