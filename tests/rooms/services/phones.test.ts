import { beforeAll, expect, it } from 'vitest';
import { phones } from '#contract/sites/phones.ts';
import { sites } from '#contract/sites/calls.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal as refused } from '#tests/harness/refused.ts';
import { contactOf } from '#tests/world/contacts.ts';
import { forgetLimits } from '#tests/world/login.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let reader: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  reader = await buyer(t.platform);
});

const number = '+86 512 5550 0101';
const listed = async (by: TestPerson | null, query: { q?: string; category?: string; place?: string } = {}) =>
  (await t.as(by?.token)(phones.page, { query: { ...query, size: 100 } })).records;
const reveal = (by: TestPerson | null, id: string) => t.as(by?.token)(phones.reveal, { params: { id } });

it('lists verified suppliers with contacts for everybody, never a person or a number', async () => {
  const [s, quiet, doubtful] = await Promise.all([
    supplier(t.platform),
    supplier(t.platform),
    supplier(t.platform, { supplierVerified: false }),
  ]);
  const { id } = await contactOf(t, s);
  for (const shownTo of ['members', 'identified', 'partners'] as const) await contactOf(t, s, { shownTo });
  await contactOf(t, s, { phone: '' });
  await contactOf(t, quiet, { shownTo: 'members' });
  await contactOf(t, doubtful);
  const rows = await listed(null);
  const row = rows.find((r) => r.id === s.entId);
  expect(row?.desks.map((d) => d.id)).toEqual([id]);
  expect(rows.map((r) => r.id)).not.toContain(quiet.entId);
  expect(rows.map((r) => r.id)).not.toContain(doubtful.entId);
  expect(JSON.stringify(rows)).not.toMatch(/5550|何言/);
});

it('is narrowed by place and words, and counts what each choice would leave', async () => {
  const s = await supplier(t.platform);
  await contactOf(t, s);
  const { places, total } = await t.as()(phones.page, { query: { size: 100 } });
  for (const { slug, n } of places) expect(await listed(null, { place: slug })).toHaveLength(n);
  expect(places.reduce((sum, p) => sum + p.n, 0)).toBe(total);
  expect(await listed(null, { q: 'no such company' })).toEqual([]);
});

it('shows a member one number at a time, and a visitor none', async () => {
  const s = await supplier(t.platform);
  const [open, closed] = [await contactOf(t, s), await contactOf(t, s, { shownTo: 'partners' })];
  expect((await refused(reveal(null, open.id))).status).toBe(401);
  expect(await reveal(reader, open.id)).toEqual({ name: '何言 everybody', phone: number });
  // What is not for everybody is as if it were not there, for those too who may read it on the company's page.
  expect((await refused(reveal(reader, closed.id))).error).toBe('common.notFound');
  await t.as(s.token)(sites.changeContact, {
    body: { ...open, shownTo: 'members' },
  });
  expect((await refused(reveal(reader, open.id))).error).toBe('common.notFound');
  expect((await listed(null)).map((r) => r.id)).not.toContain(s.entId);
});

it('gives a person 60 numbers an hour, and an address 240', async () => {
  const s = await supplier(t.platform);
  const { id } = await contactOf(t, s);
  await forgetLimits(t);
  for (let i = 0; i < 60; i++) await reveal(reader, id);
  expect((await refused(reveal(reader, id))).status).toBe(429);
  for (let person = 0; person < 3; person++) {
    const colleague = await buyer(t.platform);
    for (let i = 0; i < 60; i++) await reveal(colleague, id);
  }
  expect((await refused(reveal(await buyer(t.platform), id))).status).toBe(429);
});
