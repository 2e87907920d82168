import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  type DealFact,
  type DealPart,
  type DealScope,
  type DealWords,
  short,
  together,
} from '#server/rooms/deal/index.ts';
import { isClosed } from '../inquiries/check-open.ts';
import type { DeedRecord } from '../inquiries/deed-store.ts';
import type { InquiryRecord } from '../inquiries/inquiry-store.ts';
import { proofFiles } from '../quotations/offer-rules.ts';
import { printForDesk, printQuotation } from '../papers/print-quotation.ts';
import { type OwnQuotation, readOwnQuotations } from '../quotations/own-quotation.ts';
import { openSealedAnnex } from '../quotations/sealed-annex.ts';
import { findQuotations, findRevisions, findStoredOf } from '../quotations/quotation-store.ts';

/** Quotations as this side may read them: the buyer's side the opened ones, a company its own; an operator that of the order. */
const readable = async (ctx: Ctx, i: InquiryRecord, deal: DealScope): Promise<OwnQuotation[]> => {
  if (deal.party === 'supplier') return readOwnQuotations(ctx, await findStoredOf(ctx, i.id, deal.entId ?? ''));
  if (isClosed(i)) return [];
  const all = await findQuotations(ctx, i.id);
  const found = deal.party === 'operator' ? all.filter((q) => q.entId === deal.entId) : all;
  const revisions = await findRevisions(
    ctx,
    found.map((q) => q.id),
  );
  return found.map((q) => ({ row: q, record: q, revisions: revisions.get(q.id) ?? [] }));
};

/** Who took a quotation back or refused it last; told to the own side alone. */
const doerOf = (deeds: DeedRecord[], act: DeedRecord['act'], quotationId: string): string | null =>
  deeds.findLast((d) => d.act === act && d.quotationId === quotationId)?.userId ?? null;

type Of = { i: InquiryRecord; deal: DealScope; words: DealWords; deeds: DeedRecord[] };
const factsOf = ({ row, record, revisions }: OwnQuotation, { i, deal, words, deeds }: Of) => {
  const { say, f } = words;
  const own = {
    kind: 'quotation' as const,
    number: row.number,
    link: deal.entId ? pageTo('quote', { id: i.id }) : pageTo('compareQuotations', { id: i.id }),
  };
  const supplier = { ...own, party: 'supplier' as const, entId: row.entId };
  const facts: DealFact[] = revisions.map((r) => ({
    ...supplier,
    id: `quotation.${row.id}.${r.revision}`,
    at: r.createdAt,
    title: say(r.revision > 1 ? 'deal:act.revise' : 'deal:act.quote'),
    detail: together([
      r.revision > 1 ? say('deal:detail.revision', { n: r.revision }) : '',
      r.totals.flatMap((sum) => (sum === null ? [] : f.money(sum, r.currency))).join(' / '),
    ]),
    userId: r.userId,
  }));
  if (!revisions.length && !record)
    facts.push({ ...supplier, id: `quotation.${row.id}.1`, at: row.createdAt, title: say('deal:act.quote') });
  if (row.state === 'withdrawn')
    facts.push({
      ...supplier,
      id: `quotation.${row.id}.withdrawn`,
      at: row.updatedAt,
      title: say('deal:act.withdrawQuotation'),
      detail: short(row.withdrawnReason ?? ''),
      userId: doerOf(deeds, 'takeBack', row.id),
      tone: 'bad',
    });
  if (row.state === 'refused')
    facts.push({
      ...own,
      id: `quotation.${row.id}.refused`,
      at: row.updatedAt,
      title: say('deal:act.refuse'),
      detail: together([row.refusedWhy ? say(`common:refusal.${row.refusedWhy}`) : '', short(row.refusedReason ?? '')]),
      userId: doerOf(deeds, 'refuse', row.id),
      party: 'buyer',
      entId: deal.party === 'supplier' ? null : i.entId,
      tone: 'bad',
    });
  return facts;
};

/** Quotations of a deal: what was offered when, the annexes, and each as a document. */
export const quotedPart = async (ctx: Ctx, of: Of): Promise<DealPart> => {
  const { i, deal, words } = of;
  const found = await readable(ctx, i, deal);
  return {
    facts: found.flatMap((q) => factsOf(q, of)),
    files: found.flatMap(({ record }) =>
      record
        ? [...new Set([...record.annexes, ...proofFiles(record.lines)])].map((id) => ({
            kind: 'quotation' as const,
            id,
          }))
        : [],
    ),
    // The own ones before the opening: no row of a file names them.
    closed: found.flatMap(({ row, closed = [] }) =>
      closed.map(({ id, name, size }) => ({
        kind: 'quotation' as const,
        id,
        name,
        size,
        open: async () => (await openSealedAnnex(ctx, row.id, id)).bytes,
      })),
    ),
    sheets: found.flatMap(({ row, record }) =>
      record
        ? [
            {
              kind: 'quotation' as const,
              name: `${row.number}-${row.revision}`,
              draw: () => (deal.party === 'operator' ? printForDesk : printQuotation)(ctx, row.id, words),
            },
          ]
        : [],
    ),
  };
};
