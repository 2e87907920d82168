import type { AnyEndpoint, DataOf } from '#contract/core/endpoint.ts';
import { deal } from '#contract/deal/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquirySealing, type Sealing } from '#contract/inquiry/sealing.ts';
import { order } from '#contract/order/calls.ts';
import type { PageKey } from '#contract/pages.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { tender } from '#contract/purchase/tender.ts';
import { sample } from '#contract/sample/calls.ts';
import { quietCall } from '#web/lib/call.ts';
import { readPage } from '#web/lib/page/query.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';

export type Watched = {
  /** What the page tells of, as the server names what has changed: `inquiry:ID`, or `order:` for any order of the reader's. */
  records: string[];
  /** What the page shows, and the same read anew. */
  shown: unknown;
  look: () => Promise<unknown>;
};

/** Whether a record that has changed is one that a page tells of. */
export const isOf = (record: string, records: readonly string[]): boolean =>
  records.some((of) => (of.endsWith(':') ? record.startsWith(of) : record === of));

/** How its quotations are sealed, as the page reads it beside the inquiry. */
const sealingOf = (row: { id: string; sealed: boolean }): Promise<Sealing | null> =>
  row.sealed ? quietCall(inquirySealing.read, { params: { id: row.id } }) : Promise.resolve(null);

/** Rows as the call answers them; the pictures that pages add to them are no news. */
const bare = ({ picture: _, ...row }: Record<string, unknown>) => row;
/** What a page of a list shows: its rows, and how many there are. */
type Rows = { records: Record<string, unknown>[] };
const bareRows = (list: Rows) => ({ ...list, records: list.records.map(bare) });

/** A list whose address is its call's query, read anew at the place where it stands. */
const listOf =
  <E extends AnyEndpoint>(call: E, ...records: string[]) =>
  (loaded: Rows, search: string): Watched => ({
    records,
    shown: bareRows(loaded),
    look: async () => {
      const asked = (await searchQuery(call, search)) as object;
      const read = (query: object) => quietCall(call, { query } as never) as Promise<Rows>;
      return bareRows(await readPage(asked, read));
    },
  });

type PurchaseDetail = DataOf<typeof purchase.detail>;
const barePurchase = (d: PurchaseDetail) => ({ ...d, row: bare(d.row) });

type Timeline = DataOf<typeof deal.timeline>;
/** What was said stands beside the timeline and is live by itself: an answer of the reader's own is no news of the deal. */
const withoutTalk = (view: Timeline) => ({ ...view, events: view.events.filter((e) => e.kind !== 'chat') });

/** What a page's loader answers, and how it is read anew; null where it shows a visitor's part alone. */
const pages: Partial<Record<PageKey, (loaded: never, search: string) => Watched | null>> = {
  smartMatch: ({ data }: { data: Rows }, search) => listOf(inquiry.businessPage, 'inquiry:')(data, search),
  myQuotations: listOf(inquiry.myQuotations, 'inquiry:', 'order:'),
  myInquiries: listOf(inquiry.ownPage, 'inquiry:', 'order:'),
  orders: listOf(order.page, 'order:'),
  samples: listOf(sample.page, 'sample:'),
  myPurchases: listOf(purchase.ownPage, 'purchase:'),
  purchaseApplications: listOf(tender.applied, 'purchase:'),
  inquiry: (loaded: { seen: { detail?: DataOf<typeof inquiry.detail> } }) => {
    const detail = loaded.seen.detail;
    if (!detail) return null;
    const { id } = detail.row;
    return {
      records: [`inquiry:${id}`],
      shown: detail,
      look: () => quietCall(inquiry.detail, { params: { id } }),
    };
  },
  compareQuotations: ({ data, sealing }: { data: DataOf<typeof inquiry.own>; sealing: Sealing | null }) => ({
    records: [`inquiry:${data.row.id}`],
    shown: [data, sealing],
    look: () => Promise.all([quietCall(inquiry.own, { params: { id: data.row.id } }), sealingOf(data.row)]),
  }),
  quote: ({ data, sealing }: { data: DataOf<typeof inquiry.forSupplier>; sealing: Sealing | null }) => ({
    records: [`inquiry:${data.row.id}`],
    shown: [data, sealing],
    look: () => Promise.all([quietCall(inquiry.forSupplier, { params: { id: data.row.id } }), sealingOf(data.row)]),
  }),
  order: ({ detail }: { detail: DataOf<typeof order.detail> }) => ({
    records: [`order:${detail.row.id}`],
    shown: detail,
    look: () => quietCall(order.detail, { params: { id: detail.row.id } }),
  }),
  sample: (detail: DataOf<typeof sample.detail>) => ({
    records: [`sample:${detail.row.id}`],
    shown: detail,
    look: () => quietCall(sample.detail, { params: { id: detail.row.id } }),
  }),
  // Which orders and samples are the deal's its reader learns by looking: those of other deals change nothing of it.
  deal: ({ view }: { view: Timeline }) => ({
    records: [`${view.of}:${view.id}`, ...(view.of === 'sample' ? [] : ['order:', 'sample:'])],
    shown: withoutTalk(view),
    look: async () => withoutTalk(await quietCall(deal.timeline, { params: { id: view.id }, query: { of: view.of } })),
  }),
  purchase: ({ detail, received }: { detail: PurchaseDetail; received: unknown }) => {
    const { id } = detail.row;
    const params = { id };
    return {
      records: [`purchase:${id}`],
      shown: [barePurchase(detail), received],
      look: async () => {
        const now = await quietCall(purchase.detail, { params });
        return [barePurchase(now), now.own ? (await quietCall(purchase.applications, { params })).applications : null];
      },
    };
  },
  purchaseOffer: (detail: PurchaseDetail) => ({
    records: [`purchase:${detail.row.id}`],
    shown: barePurchase(detail),
    look: async () => barePurchase(await quietCall(purchase.detail, { params: { id: detail.row.id } })),
  }),
  purchaseComparison: (table: DataOf<typeof tender.comparison>) => ({
    records: [`purchase:${table.row.id}`],
    shown: table,
    look: () => quietCall(tender.comparison, { params: { id: table.row.id } }),
  }),
};

/** What of a page can be read anew and compared, by what its loader answered and the search of its address. */
export const watchedOf = (key: PageKey, loaded: unknown, search: string): Watched | null =>
  pages[key]?.(loaded as never, search) ?? null;
