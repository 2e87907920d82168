import { sql } from 'drizzle-orm';
import type { InputOf } from '#contract/core/endpoint.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { tender } from '#contract/purchase/tender.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestPlatform } from '../harness/platform.ts';
import type { TestPerson } from './people.ts';

type Add = InputOf<typeof purchase.add>['body'];
export const inDays = (d: number) => new Date(Date.now() + d * 86_400_000).toISOString();
export const dayIn = (d: number) => inDays(d).slice(0, 10);

/** A purchase with two lines, ready to be released. */
export const wantedTender = (o: Partial<Add> = {}): Add => ({
  clientKey: newId(),
  title: { cn: '风电叶片碳纤维年度采购', en: 'Carbon fibre for blades' },
  description: { cn: '采购一年用量的 T700 级碳纤维与拉挤板，按月交货，须先寄样品做试制。' },
  products: ['carbon-fibre-small-tow', 'pet-foam'],
  certificates: [],
  deadline: inDays(10),
  lines: [
    { product: 'carbon-fibre-small-tow', specification: 'T700 12K', unit: 'kg', quantity: '1000' },
    { product: 'pet-foam', specification: '80 kg/m³, 20 mm', unit: 'm²', quantity: '62.5' },
  ],
  terms: { currency: 'CNY', tradeTerm: 'DAP', place: '盐城', paymentType: 'net60', deliveryDate: dayIn(60) },
  ...o,
});
export const release = (t: TestPlatform, by: TestPerson, o: Partial<Add> = {}) =>
  t.as(by.token)(purchase.add, { body: wantedTender(o) });

export const apply = (
  t: TestPlatform,
  by: TestPerson,
  id: string,
  answers: InputOf<typeof tender.answer>['body']['answers'] = [],
) =>
  t.as(by.token)(purchase.apply, {
    params: { id },
    body: { clientKey: newId(), message: '我司可按要求供货，附证书。', answers },
  });
export const decide = (t: TestPlatform, by: TestPerson, id: string, decision: 'accepted' | 'refused' = 'accepted') =>
  t.as(by.token)(purchase.decide, {
    params: { id },
    body: { decision, ...(decision === 'refused' && { reason: '产能不足' }) },
  });
/** A supplier that has applied and was admitted. @returns the application */
export const admitted = async (t: TestPlatform, b: TestPerson, s: TestPerson, id: string): Promise<string> => {
  const { id: application } = await apply(t, s, id);
  await decide(t, b, application);
  return application;
};

export const linesOf = async (t: TestPlatform, by: TestPerson, id: string) =>
  (await t.as(by.token)(purchase.detail, { params: { id } })).parts?.lines ?? [];

/** Hands in a price a line, in the lines' order; undefined leaves one out. */
export const price = async (
  t: TestPlatform,
  s: TestPerson,
  id: string,
  prices: (string | undefined)[],
  o: Partial<InputOf<typeof tender.offer>['body']> = {},
) => {
  const lines = await linesOf(t, s, id);
  return t.as(s.token)(tender.offer, {
    params: { id },
    body: {
      clientKey: newId(),
      source: 'typed',
      prices: lines.flatMap((l, i) => {
        const p = prices[i];
        return p === undefined ? [] : [{ lineId: l.id, price: p }];
      }),
      leadDays: 30,
      validUntil: dayIn(40),
      ...o,
    },
  });
};

/** The deadline passes now. */
export const close = (t: TestPlatform, id: string) =>
  t.platform.db.execute(
    sql`update purchases set deadline = clock_timestamp() - interval '1 millisecond' where id = ${id}`,
  );

export const compare = (t: TestPlatform, by: TestPerson, id: string) =>
  t.as(by.token)(tender.comparison, { params: { id } });

type Award = InputOf<typeof tender.award>['body'];
export const award = (t: TestPlatform, by: TestPerson, id: string, awards: Award['awards'], o: Partial<Award> = {}) =>
  t.as(by.token)(tender.award, { params: { id }, body: { clientKey: newId(), awards, ...o } });
