import { judge } from '#contract/core/access.ts';
import type { Buying } from '#contract/home/work.ts';
import { homeRows } from '#contract/home/work.ts';
import { taskDays } from '#contract/home/tasks.ts';
import { inquiry as calls } from '#contract/inquiry/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { countOrdersOfInquiries } from '#server/rooms/order/index.ts';
import {
  countUndecided,
  findInquiries,
  findLines,
  type InquiryRecord,
  type LineRecord,
} from '../inquiries/inquiry-store.ts';
import { countTold } from '../matching/match-store.ts';
import { presentRow } from '../present.ts';
import { findQuotations, type QuotationRecord } from '../quotations/quotation-store.ts';
import { countOwn, findUnderWay } from './buying-store.ts';

const answersOf = (q: QuotationRecord) => q.lines.flatMap((l) => l.answers);
const largest = (q: QuotationRecord): string | null => q.totals.findLast((t) => t !== null) ?? null;

/** The lowest total, where all quotations are in one currency and on one trade term; null where they can't be ranked so. */
const lowestOf = (all: QuotationRecord[]): string | null => {
  const alike = new Set(all.map((q) => `${q.currency} ${q.tradeTerm}`)).size === 1;
  const totals = all.flatMap((q) => largest(q) ?? []);
  if (!alike || all.length < 2 || totals.length < all.length) return null;
  return totals.toSorted((a, b) => Number(a) - Number(b))[0] ?? null;
};

/** Quotations of one inquiry that wait for a decision: the cheapest first, or, where they can't be ranked, what ends first. */
const decisionOf = async (ctx: Ctx, i: InquiryRecord, lines: LineRecord[]): Promise<Buying['decision']> => {
  const waiting = (await findQuotations(ctx, i.id)).filter((q) => q.state === 'submitted');
  const companies = new Map(
    (
      await companiesByIds(
        ctx,
        waiting.map((q) => q.entId),
      )
    ).map((c) => [c.id, c]),
  );
  const lowest = lowestOf(waiting);
  const asked = lines.reduce((n, l) => n + l.requirements.length, 0);
  const { id, number, title, quantity, unit } = presentRow(i, lines);
  return {
    id,
    number,
    title,
    quantity,
    unit,
    quotations: waiting
      .toSorted((a, b) =>
        lowest === null ? a.validUntil.localeCompare(b.validUntil) : Number(largest(a)) - Number(largest(b)),
      )
      .slice(0, homeRows.quotations)
      .flatMap((q) => {
        const c = companies.get(q.entId);
        if (!c) return [];
        return [
          {
            id: q.id,
            company: { id: c.id, name: c.name, city: c.city },
            currency: q.currency,
            total: largest(q),
            meets: answersOf(q).filter((a) => a.verdict === 'meets').length,
            asked,
            leadDays: q.leadDays,
            validUntil: q.validUntil,
            lowest: lowest !== null && largest(q) === lowest,
          },
        ];
      }),
  };
};

/**
 * What the person's side buys, as their home shows it; null for who may not open the list of it.
 * @param decision the inquiry whose quotations are shown side by side
 */
export const readBuying = async (ctx: Ctx, decision: string | undefined): Promise<Buying | null> => {
  const person = me(ctx);
  if (judge(calls.ownPage.access, person) !== 'yes') return null;
  const [rows, counted, [first]] = await Promise.all([
    findUnderWay(ctx, person, { days: taskDays.past, most: homeRows.threads }),
    countOwn(ctx, person),
    findInquiries(ctx, decision ? [decision] : []),
  ]);
  const ids = rows.map((i) => i.id);
  const [lines, undecided, matched, orders] = await Promise.all([
    findLines(ctx, [...ids, ...(first ? [first.id] : [])]),
    countUndecided(ctx, ids),
    countTold(ctx, ids),
    countOrdersOfInquiries(ctx, ids),
  ]);
  return {
    all: counted.all,
    threads: rows.map((i) => {
      const row = presentRow(i, lines.get(i.id) ?? []);
      return {
        id: row.id,
        number: row.number,
        title: row.title,
        state: row.state,
        quantity: row.quantity,
        unit: row.unit,
        publishedAt: row.publishedAt,
        deadline: row.deadline,
        quotations: row.quotations,
        maxQuotations: row.maxQuotations,
        matched: matched.get(i.id) ?? 0,
        undecided: i.state === 'awarded' ? 0 : (undecided.get(i.id) ?? 0),
        orders: orders.get(i.id) ?? 0,
      };
    }),
    decision: first ? await decisionOf(ctx, first, lines.get(first.id) ?? []) : null,
    mayRelease: judge(calls.publish.access, person) === 'yes',
  };
};
