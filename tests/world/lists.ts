import { systemContext } from '#server/platform/context.ts';
import { insertCatalogue } from '#server/rooms/catalogue/seed.ts';
import { inquiries } from '#server/rooms/inquiry/tables.ts';
import { notices } from '#server/rooms/notices/tables.ts';
import { operatorAudit } from '#server/rooms/operator/tables.ts';
import { purchases } from '#server/rooms/purchase/tables.ts';
import { verificationApplications } from '#server/rooms/verification/tables.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import type { TestPerson } from './people.ts';

type Inquiry = typeof inquiries.$inferInsert;
type Purchase = typeof purchases.$inferInsert;

/** Of all rows here: lists have nothing but the id to tell them apart by. */
export const moment = '2026-06-01T08:00:00.123456Z';
const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** Rows of long lists, written straight into their tables. @returns their ids */
export const inquiryRows = async (t: TestPlatform, by: TestPerson, n: number, o: Partial<Inquiry> = {}) => {
  const rows = many(n, (): Inquiry => {
    const id = newId();
    return {
      id,
      number: `I-${id}`,
      buyerId: by.userId,
      entId: by.entId,
      state: 'quoting',
      title: { cn: '碳纤维', en: 'Fibre' },
      currency: 'CNY',
      paymentType: 'net30',
      tradeTerm: 'DAP',
      deliveryDate: '2027-06-01',
      deadline: '2099-01-01T00:00:00.5Z',
      publishedAt: moment,
      listedAt: moment,
      ...o,
    };
  });
  await t.platform.db.insert(inquiries).values(rows);
  return rows.map((r) => r.id);
};

export const purchaseRows = async (t: TestPlatform, by: TestPerson, n: number, o: Partial<Purchase> = {}) => {
  const rows = many(n, (): Purchase => {
    const id = newId();
    return {
      id,
      number: `P-${id}`,
      clientKey: newId(),
      buyerId: by.userId,
      entId: by.entId,
      state: 'open',
      title: { cn: '年度采购', en: 'Yearly' },
      description: { cn: '一年' },
      products: ['carbon-fibre-small-tow'],
      certificates: [],
      deadline: '2099-01-01T00:00:00Z',
      publishedAt: moment,
      ...o,
    };
  });
  await t.platform.db.insert(purchases).values(rows);
  return rows.map((r) => r.id);
};

export const noticeRows = async (t: TestPlatform, to: TestPerson, n: number, createdAt = moment) => {
  const rows = many(n, () => {
    const id = newId();
    return { id, userId: to.userId, kind: 'orderStep' as const, params: {}, link: '/', dedupe: id, createdAt };
  });
  await t.platform.db.insert(notices).values(rows);
  return rows.map((r) => r.id);
};

export const auditRows = async (t: TestPlatform, by: TestPerson, n: number) => {
  const rows = many(n, () => ({
    id: newId(),
    at: moment,
    operatorId: by.userId,
    operator: '审核员',
    act: 'login' as const,
    subject: '—',
    address: '127.0.0.1',
  }));
  await t.platform.db.insert(operatorAudit).values(rows);
  return rows.map((r) => r.id);
};

/** Applications that an operator has decided. */
export const decidedRows = async (t: TestPlatform, of: TestPerson, by: TestPerson, n: number) => {
  const rows = many(n, () => {
    const id = newId();
    return {
      id,
      number: `RZ-${id}`,
      kind: 'personal' as const,
      applicantId: of.userId,
      state: 'rejected' as const,
      lang: 'cn' as const,
      given: { personName: '李工' },
      read: {},
      submissions: 1,
      reviewerId: by.userId,
      submittedAt: moment,
      decidedAt: moment,
    };
  });
  await t.platform.db.insert(verificationApplications).values(rows);
  return rows.map((r) => r.id);
};

type Product = Parameters<typeof insertCatalogue>[1][number];
export const productRows = async (t: TestPlatform, entId: string, n: number, o: Partial<Product> = {}) => {
  const rows = many(n, () => ({
    id: newId(),
    entId,
    companyName: { cn: '厂' },
    name: { cn: '碳丝', en: 'tow' },
    model: 'T',
    category: 'carbon-fibre-small-tow',
    per: 'kg',
    price: '131.5',
    createdAt: moment,
    ...o,
  }));
  await insertCatalogue(systemContext(t.platform), rows);
  return rows.map((r) => r.id);
};
