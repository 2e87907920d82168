import { orderTable } from '#contract/order/calls.ts';
import { pageTo } from '#contract/pages.ts';
import type { SeedInquiries } from '#server/rooms/inquiry/seed.ts';
import type { SeedNotices } from '#server/rooms/notices/seed.ts';
import type { SeedOrders } from '#server/rooms/order/seed.ts';
import { idOf } from './chance.ts';
import type { WorldCompany } from './companies.ts';
import type { Days } from './days.ts';
import type { WorldPerson } from './people.ts';

/** The most that one person finds, the newest. */
const most = 14;
/** Days: older ones have been read. */
const unread = 2;

type World = {
  days: Days;
  companies: WorldCompany[];
  people: WorldPerson[];
  inquiries: SeedInquiries;
  orders: SeedOrders;
};
type Row = Omit<SeedNotices[number], 'id' | 'readAt'> & { createdAt: string };

/** Who sells for a company: not those who only answer customers. */
const sellersOf = (people: WorldPerson[], entId: string | null | undefined): WorldPerson[] =>
  people.filter((p) => entId && p.entId === entId && p.joinedAs.includes('supplier'));

/** Inquiries that match, and how quotations were decided. */
const sellingRows = ({ people, inquiries }: World): Row[] => {
  const byId = new Map(inquiries.inquiries.map((i) => [i.id, i]));
  const matched = inquiries.matches.flatMap((m) => {
    const i = byId.get(m.inquiryId);
    if (!i || !m.toldAt || i.state !== 'quoting') return [];
    return sellersOf(people, m.entId).map((p): Row => ({
      userId: p.id,
      kind: 'inquiryMatched',
      params: { number: i.number ?? '', title: i.title ?? {}, score: m.score ?? 0 },
      link: pageTo('quote', { id: i.id }),
      dedupe: `matched:${i.id}`,
      createdAt: m.toldAt ?? '',
    }));
  });
  const decided = inquiries.quotations.flatMap((q): Row[] => {
    const i = byId.get(q.inquiryId);
    if (!i || q.state !== 'accepted' || !q.updatedAt) return [];
    return [
      {
        userId: q.userId,
        kind: 'quotationAccepted',
        params: { number: i.number ?? '', title: i.title ?? {} },
        link: pageTo('quote', { id: i.id }),
        dedupe: `decided:${q.id}:accepted`,
        createdAt: q.updatedAt,
      },
    ];
  });
  return [...matched, ...decided];
};

/** Quotations that came in. */
const buyingRows = ({ companies, inquiries }: World): Row[] => {
  const byId = new Map(inquiries.inquiries.map((i) => [i.id, i]));
  return inquiries.quotations.flatMap((q): Row[] => {
    const i = byId.get(q.inquiryId);
    const company = companies.find((c) => c.id === q.entId);
    if (!i || !company || !q.updatedAt) return [];
    const revision = q.revision ?? 1;
    return [
      {
        userId: i.buyerId,
        kind: revision > 1 ? 'quotationRevised' : 'quotationReceived',
        params: { number: i.number ?? '', title: i.title ?? {}, company: company.name, revision },
        link: pageTo('compareQuotations', { id: i.id }),
        dedupe: `quotation:${q.id}:${revision}`,
        createdAt: q.updatedAt,
      },
    ];
  });
};

/** What the other side did to an order. */
const orderRows = ({ orders }: World): Row[] =>
  orders.events.flatMap((e): Row[] => {
    const o = orders.orders.find((x) => x.id === e.orderId);
    const userId = e.party === 'buyer' ? o?.supplierId : o?.buyerId;
    const told = e.step === 'create' || (e.step in orderTable && e.state !== 'dispute' && e.state !== 'cancelled');
    if (!o || !userId || !e.at || !told) return [];
    const about = { number: o.number, title: o.title };
    return [
      {
        userId,
        kind: e.step === 'create' ? 'orderCreated' : 'orderStep',
        params: e.step === 'create' ? about : { ...about, state: e.state },
        link: pageTo('order', { id: o.id }),
        dedupe: `order:${o.id}:${e.step}`,
        createdAt: e.at,
      },
    ];
  });

/** What everybody would have been told of what the demo world holds, the newest of it. */
export const buildNotices = (w: World): SeedNotices => {
  const known = new Set(w.people.map((p) => p.id));
  const past = w.days.at(0);
  const rows = [...sellingRows(w), ...buyingRows(w), ...orderRows(w)].filter(
    (r) => known.has(r.userId) && r.createdAt <= past,
  );
  return [...Map.groupBy(rows, (r) => r.userId).values()].flatMap((own) =>
    own
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .slice(0, most)
      .map((r) => ({
        ...r,
        id: idOf('notice', `${r.userId}.${r.dedupe}`),
        readAt: r.createdAt < w.days.at(-unread) ? past : null,
      })),
  );
};
