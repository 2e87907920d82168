import { inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { catalogue } from '#contract/catalogue/calls.ts';
import { countedRows } from '#contract/core/paging.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { notices as calls } from '#contract/notices/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { operatorCases } from '#contract/operator/cases.ts';
import { points } from '#contract/points/calls.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { products } from '#server/rooms/catalogue/tables.ts';
import { inquiries } from '#server/rooms/inquiry/tables.ts';
import { notices } from '#server/rooms/notices/tables.ts';
import { purchases } from '#server/rooms/purchase/tables.ts';
import { refusal } from '#tests/harness/refused.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import {
  auditRows,
  decidedRows,
  inquiryRows,
  moment,
  noticeRows,
  productRows,
  purchaseRows,
} from '#tests/world/lists.ts';
import { buyer, company, person, type TestPerson } from '#tests/world/people.ts';
import { pointRows } from '#tests/world/rooms/points.ts';

let t: TestPlatform;
let b: TestPerson;
let desk: TestPerson;
let entId = '';

type Query = { size: number; current?: number; cursor?: string };
type Answer = {
  records: { id: string }[];
  total: number;
  capped: boolean;
  next: string | null;
  previous: string | null;
};
type List = {
  read: (q: Query) => Promise<Answer>;
  /** Puts more rows into it. */
  add: (n: number) => Promise<unknown>;
  /** Takes rows out; nothing can be taken out of the audit. */
  remove?: (ids: string[]) => Promise<unknown>;
};

const over = { state: 'outOfDate', deadline: '2026-06-02T00:00:00Z' } as const;
const inquiriesOut = (ids: string[]) => t.platform.db.delete(inquiries).where(inArray(inquiries.id, ids));
const purchasesOut = (ids: string[]) => t.platform.db.delete(purchases).where(inArray(purchases.id, ids));
/** As a call that writes products says it. */
const touched = () => t.platform.changes.touch(['products']);
const productsOut = async (ids: string[]) => {
  await t.platform.db.delete(products).where(inArray(products.id, ids));
  touched();
};
const addInquiries = async (n: number) => {
  await inquiryRows(t, b, Math.ceil(n / 2));
  await inquiryRows(t, b, Math.floor(n / 2), over);
};
const addPurchases = async (n: number) => {
  await purchaseRows(t, b, Math.ceil(n / 2));
  await purchaseRows(t, b, Math.floor(n / 2), { deadline: over.deadline });
};
const addProducts = async (n: number) => {
  await productRows(t, entId, Math.ceil(n / 3), { hot: true });
  await productRows(t, entId, Math.ceil(n / 3));
  await productRows(t, entId, Math.max(0, n - 2 * Math.ceil(n / 3)), { price: null });
  touched();
};
const ofProducts = (read: List['read']): List => ({ read, add: addProducts, remove: productsOut });
const lists: Record<string, List> = {
  'the hall, newest first': {
    read: (query) => t.as()(inquiry.page, { query }),
    add: addInquiries,
    remove: inquiriesOut,
  },
  'the hall by deadline': {
    read: (query) => t.as()(inquiry.page, { query: { ...query, sort: 'deadline' } }),
    add: addInquiries,
    remove: inquiriesOut,
  },
  'products, newest first': ofProducts((query) => t.as()(catalogue.page, { query })),
  'hot products': ofProducts((query) => t.as()(catalogue.page, { query: { ...query, sort: 'hot' } })),
  'products by price': ofProducts((query) =>
    t.as(b.token)(catalogue.memberPage, { query: { ...query, sort: 'priceUp' } }),
  ),
  'products by price, the dearest first': ofProducts((query) =>
    t.as(b.token)(catalogue.memberPage, { query: { ...query, sort: 'priceDown' } }),
  ),
  'products that have the words': ofProducts((query) => t.as()(catalogue.page, { query: { ...query, q: '碳丝' } })),
  purchases: { read: (query) => t.as()(purchase.page, { query }), add: addPurchases, remove: purchasesOut },
  'purchases by deadline': {
    read: (query) => t.as()(purchase.page, { query: { ...query, sort: 'deadline' } }),
    add: addPurchases,
    remove: purchasesOut,
  },
  notices: {
    read: (query) => t.as(b.token)(calls.page, { query }),
    add: (n) => noticeRows(t, b, n),
    remove: (ids) => t.platform.db.delete(notices).where(inArray(notices.id, ids)),
  },
  'decided cases': {
    read: (query) => t.as(desk.token)(operatorCases.decided, { query }),
    add: (n) => decidedRows(t, b, desk, n),
  },
  audit: { read: (query) => t.as(desk.token)(operator.audit, { query }), add: (n) => auditRows(t, desk, n) },
  'lines of points': {
    read: (query) => t.as(b.token)(points.page, { query }),
    add: (n) => pointRows(t, b, n),
  },
  'lines of points, oldest first': {
    read: (query) => t.as(b.token)(points.page, { query: { ...query, sort: 'oldest' } }),
    add: (n) => pointRows(t, b, n),
  },
  'audit, oldest first': {
    read: (query) => t.as(desk.token)(operator.audit, { query: { ...query, sort: 'oldest' } }),
    add: (n) => auditRows(t, desk, n),
  },
};
const names = Object.keys(lists);
const ids = (a: Answer) => a.records.map((r) => r.id);

beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
  desk = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
  entId = await company(t.platform);
  await Promise.all([
    addInquiries(30),
    addPurchases(30),
    addProducts(30),
    noticeRows(t, b, 30),
    pointRows(t, b, 30),
    auditRows(t, desk, 30),
    decidedRows(t, b, desk, 30),
  ]);
});

/** All pages by `next`. */
const walk = async ({ read }: List, size: number, between?: (seen: string[]) => Promise<unknown>) => {
  const pages: Answer[] = [await read({ size })];
  for (let cursor = pages[0]!.next; cursor; cursor = pages.at(-1)!.next) {
    await between?.(pages.flatMap(ids));
    pages.push(await read({ size, current: pages.length + 1, cursor }));
  }
  return pages;
};

describe.each(names)('%s', (name) => {
  const list = lists[name]!;

  it('shows each row once, by cursors and by numbers, and the same on the way back', async () => {
    const pages = await walk(list, 7);
    const all = pages.flatMap(ids);
    expect(all.length).toBe(pages[0]!.total);
    expect(new Set(all).size).toBe(all.length);
    for (const [i, page] of pages.entries())
      expect(ids(await list.read({ size: 7, current: i + 1 }))).toEqual(ids(page));
    let back = pages.at(-1)!;
    for (const [i, page] of [...pages.entries()].slice(0, -1).toReversed()) {
      back = await list.read({ size: 7, cursor: back.previous ?? '' });
      expect(ids(back)).toEqual(ids(page));
      expect(ids(await list.read({ size: 7, cursor: back.next ?? '' }))).toEqual(ids(pages[i + 1]!));
    }
    expect(back.previous).toBeNull();
    expect(pages.at(-1)!.next).toBeNull();
  });

  it('shows each row once while others are put in and taken out', async () => {
    const before = new Set((await walk(list, 100)).flatMap(ids));
    const gone = new Set<string>();
    const seen = (
      await walk(list, 5, async (so) => {
        await list.add(2);
        // One that was shown, and one that was not.
        const unseen = [...before].findLast((id) => !so.includes(id) && !gone.has(id));
        const out = [so.find((id) => !gone.has(id)), unseen].filter((id) => id !== undefined);
        if (!list.remove || gone.size > 12) return;
        await list.remove(out);
        for (const id of out) gone.add(id);
      })
    ).flatMap(ids);
    expect(new Set(seen).size).toBe(seen.length);
    for (const id of before) if (!gone.has(id)) expect(seen).toContain(id);
  }, 60_000);

  it('refuses a cursor that is none of it, and says so', async () => {
    const other = name === 'audit' ? 'audit, oldest first' : 'audit';
    const foreign = (await lists[other]!.read({ size: 5 })).next ?? '';
    for (const cursor of ['AAAA', 'W10', foreign]) {
      const err = await refusal(list.read({ size: 5, cursor }));
      expect(`${err.status} ${err.error}`).toBe('400 common.invalid');
      expect(err.fields['cursor']).toBeTruthy();
    }
    expect((await refusal(list.read({ size: 5, cursor: 'a b' }))).fields['cursor']).toBeTruthy();
  });

  it('has no page of a number that lies too deep', async () => {
    const last = countedRows / 100 + 1;
    expect((await list.read({ size: 100, current: last })).records).toEqual([]);
    expect((await refusal(list.read({ size: 100, current: last + 1 }))).fields['current']).toContain('10000');
  });
});

it('counts no further than it says, and goes on behind that', async () => {
  const reader = await buyer(t.platform);
  await t.platform.db.execute(sql`
    insert into notices (id, user_id, kind, params, link, dedupe, created_at)
    select gen_random_uuid(), ${reader.userId}, 'orderStep', '{}', '/', g::text, ${moment}::timestamptz
    from generate_series(1, ${countedRows + 30}) g`);
  const read = (query: Query) => t.as(reader.token)(calls.page, { query });
  const last = await read({ size: 100, current: countedRows / 100 });
  expect(last).toMatchObject({ total: countedRows, capped: true, pages: countedRows / 100 });
  const behind = await read({ size: 100, current: countedRows / 100 + 1, cursor: last.next ?? '' });
  expect(behind.records).toHaveLength(30);
  expect(behind.next).toBeNull();
});

it('the cursor of a page tells nothing that its last row does not show', async () => {
  await productRows(t, entId, 3, { brand: newId(), price: '777.25' });
  const page = await t.as()(catalogue.page, { query: { size: 2, sort: 'newest' } });
  const told = JSON.parse(Buffer.from(page.next ?? '', 'base64url').toString()) as unknown[];
  expect(told).toHaveLength(5);
  expect(told.at(-1)).toBe(page.records.at(-1)?.id);
  // A visitor who asks for an order by price gets another one, and its cursor.
  const gated = await t.as()(catalogue.page, { query: { size: 2, sort: 'priceDown' } });
  expect(JSON.parse(Buffer.from(gated.next ?? '', 'base64url').toString())).toEqual(told);
});
