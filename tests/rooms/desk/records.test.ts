import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { alerts } from '#contract/alerts/calls.ts';
import { cards } from '#contract/cards/calls.ts';
import { following } from '#contract/following/calls.ts';
import { operatorCases } from '#contract/operator/cases.ts';
import { operator } from '#contract/operator/calls.ts';
import { operatorRecords, recordRows, type RecordSection } from '#contract/operator/records.ts';
import { seedWorld } from '#server/world/index.ts';
import { refused } from '../../harness/refused.ts';
import { type TestPlatform, testPlatform } from '../../harness/platform.ts';
import { decideAs, submitAs } from '../../world/applications.ts';
import { productRows } from '../../world/lists.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let reviewer: TestPerson;
let chief: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  await seedWorld(t.platform);
  reviewer = await person(t.platform, { userType: 9, roles: [roleCodes.operator, roleCodes.reviewer] });
  chief = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
});
const as = (o: TestPerson) => t.as(o.token);
const idOf = async (sql: string, values: unknown[] = []) =>
  (await t.pool.query<{ id: string }>(sql, values)).rows[0]?.id ?? '';
const partOf = (sections: RecordSection[], part: RecordSection['part']) => sections.find((s) => s.part === part);
const actsOf = async (id: string) =>
  (await as(chief)(operator.audit, { query: { subject: id, sort: 'oldest' } })).records.map((r) => [r.act, r.reason]);

describe('a record shows everything known (operator 15)', () => {
  it('of a person: where rights come from, deals, notices, what operators did', async () => {
    const id = await idOf(`select id from users where phone = '13800000001'`);
    const p = await as(reviewer)(operatorRecords.person, { params: { id } });
    expect(p.company?.id).toBe(await idOf('select ent_id as id from users where id = $1', [id]));
    expect(p.sources.length).toBeGreaterThan(0);
    const count = async (sql: string) => (await t.pool.query<{ n: number }>(sql, [id])).rows[0]?.n;
    const inquiries = await count(`select count(*)::int as n from inquiries where buyer_id = $1 and state <> 'draft'`);
    expect(inquiries).toBeGreaterThan(0);
    expect(partOf(p.sections, 'inquiries')?.total).toBe(inquiries);
    expect(partOf(p.sections, 'orders')?.total ?? 0).toBe(
      await count('select count(*)::int as n from orders where buyer_id = $1 or supplier_id = $1'),
    );
    expect(partOf(p.sections, 'notices')?.total ?? 0).toBe(
      await count('select count(*)::int as n from notices where user_id = $1'),
    );
    expect((await actsOf(id)).at(-1)).toEqual(['person.view', '']);
  });

  it('of a company: its people, verifications, both sides of its orders, its products', async () => {
    const id = await idOf(`select ent_id as id from users where username = 'weiheng-carbon'`);
    const c = await as(reviewer)(operatorRecords.company, { params: { id } });
    expect(c.verified).toBe(true);
    const people = partOf(c.sections, 'people');
    expect(people?.total).toBe(c.people);
    expect(people?.rows[0]?.link).toMatchObject({ to: 'person' });
    expect(partOf(c.sections, 'verifications')?.total).toBeGreaterThan(0);
    const products = partOf(c.sections, 'products');
    expect(products?.total).toBeGreaterThan(0);
    expect(products?.rows).toHaveLength(Math.min(products?.total ?? 0, recordRows));
    expect(partOf(c.sections, 'quotations')?.total).toBeGreaterThan(0);
    expect((await actsOf(id)).at(-1)).toEqual(['company.view', '']);
  });

  it('says nothing of what is offered, and of a confidential inquiry only that it is there (security 5)', async () => {
    const { rows } = await t.pool.query<{ ent_id: string; price: string; title: string }>(`
      select q.ent_id, p.price::text as price, i.title->>'cn' as title from quotations q
      join quotation_prices p on p.quotation_id = q.id join inquiries i on i.id = q.inquiry_id
      where i.confidential limit 1`);
    const entId = rows[0]?.ent_id ?? (await idOf('select ent_id as id from quotations limit 1'));
    const c = await as(reviewer)(operatorRecords.company, { params: { id: entId } });
    const said = JSON.stringify(partOf(c.sections, 'quotations'));
    expect(said).not.toMatch(/price|total":\s*"/i);
    if (rows[0]) expect(said).not.toContain(rows[0].title);
  });

  it('tells what somebody follows, keeps and searches, and whose cards were left with whom; the cards themselves it does not show', async () => {
    const [b, s] = [await buyer(t.platform), await supplier(t.platform)];
    const [product = ''] = await productRows(t, s.entId!, 1);
    await as(b)(following.collect, { params: { id: product } });
    await as(b)(following.follow, { params: { id: s.entId! } });
    await as(b)(following.addInterest, { body: { kind: 'process', slug: 'pultrusion' } });
    await as(b)(alerts.save, { body: { category: 'carbon-fibre' } });
    await as(b)(alerts.saveProducts, { body: { q: 'T700' } });
    await as(b)(cards.save, {
      body: { name: { cn: '陈' }, position: {}, address: {}, phone: '13900001234', email: '', shows: ['phone'] },
    });
    await as(b)(cards.exchange, { query: { enterpriseId: s.entId!, isCard: '1' } });
    const [asked] = (await as(s)(cards.requests)).incoming;
    await as(s)(cards.answer, { params: { id: asked!.id }, body: { accept: true } });
    await as(b)(following.followPerson, { params: { id: s.userId } });

    const { sections } = await as(reviewer)(operatorRecords.person, { params: { id: b.userId } });
    const rows = (part: RecordSection['part']) => partOf(sections, part)?.rows.map((r) => [r.kind, r.link?.id ?? r.id]);
    expect(rows('collections')).toEqual([['', product]]);
    expect(partOf(sections, 'follows')?.total).toBe(3);
    expect(rows('follows')).toEqual([
      ['个人', s.userId],
      ['工艺', 'process.pultrusion'],
      ['企业', s.entId],
    ]);
    expect(partOf(sections, 'alerts')?.rows.map((r) => [r.kind, r.title.en])).toEqual([
      ['产品', '“T700”'],
      ['询盘', expect.any(String)],
    ]);
    expect(rows('cards')).toEqual([['递给该企业', s.entId]]);
    const other = (await as(reviewer)(operatorRecords.company, { params: { id: s.entId! } })).sections;
    expect(partOf(other, 'followers')?.rows[0]?.link).toEqual({ to: 'person', id: b.userId });
    expect(partOf(other, 'cards')?.rows[0]).toMatchObject({ state: '已交换', link: { to: 'person', id: b.userId } });
    expect(JSON.stringify([sections, other])).not.toContain('13900001234');
    const seller = (await as(reviewer)(operatorRecords.person, { params: { id: s.userId } })).sections;
    expect(partOf(seller, 'cards')?.rows[0]?.link).toEqual({ to: 'person', id: b.userId });
    const stranger = await as(reviewer)(operatorRecords.person, { params: { id: (await buyer(t.platform)).userId } });
    for (const part of ['collections', 'follows', 'alerts', 'cards'] as const)
      expect(partOf(stranger.sections, part)).toBeUndefined();
  });

  it('operators and strangers have none', async () => {
    expect(await refused(as(reviewer)(operatorRecords.person, { params: { id: chief.userId } }))).toBe(
      '404 common.notFound',
    );
    const b = await buyer(t.platform);
    expect(await refused(as(b)(operatorRecords.person, { params: { id: b.userId } }))).toBe('403 common.forbidden');
  });
});

describe('acts on a record', () => {
  const reason = '用户来电，要核对联系方式';
  it('phone and mail have their middle hidden; whole for a reason that stays (operator 16)', async () => {
    const b = await buyer(t.platform);
    const params = { id: b.userId };
    const p = await as(reviewer)(operatorRecords.person, { params });
    expect(JSON.stringify(p)).not.toContain(b.email);
    expect(await refused(as(reviewer)(operatorRecords.contact, { params, body: { reason: '看' } }))).toContain('400');
    const seen = await as(reviewer)(operatorRecords.contact, { params, body: { reason } });
    expect(seen.email).toBe(b.email);
    expect((await actsOf(b.userId)).at(-1)).toEqual(['person.contact', reason]);
  });

  it('every session ends at once, and they may come again (operator 17)', async () => {
    const b = await buyer(t.platform);
    const body = { reason: '账号疑似被盗，先全部退出' };
    const out = () => as(reviewer)(operatorRecords.signOut, { params: { id: b.userId }, body });
    expect(await out()).toEqual({ sessions: 1 });
    expect(await out()).toEqual({ sessions: 0 });
    const p = await as(reviewer)(operatorRecords.person, { params: { id: b.userId } });
    expect(p.suspendedAt).toBe(null);
    expect(p.acts.map((a) => a.act)).toEqual(['person.signOut', 'person.signOut']);
  });

  it('a wrong verification is taken back from the record by one operator, and the record says so', async () => {
    const b = await buyer(t.platform);
    const { id: caseId } = await submitAs(t, b);
    await decideAs(t, reviewer, caseId, 'approve');
    const entId = b.entId ?? '';
    const company = () => as(reviewer)(operatorRecords.company, { params: { id: entId } });
    expect((await company()).verified).toBe(true);
    await as(reviewer)(operator.revokeCompany, { params: { id: entId }, body: { reason: '执照系伪造，撤销认证' } });
    const after = await company();
    expect(after.verified).toBe(false);
    expect(after.acts[0]).toMatchObject({ act: 'company.revoke', reason: '执照系伪造，撤销认证' });
    expect(partOf(after.sections, 'verifications')?.rows[0]?.link).toEqual({ to: 'case', id: caseId });
    const found = await as(reviewer)(operatorCases.decided, { query: { state: 'revoked' } });
    expect(found.records.map((r) => r.id)).toContain(caseId);
  });
});

describe('decided cases are found again', () => {
  it('by number, name, kind, result, operator and day, and open as they lay there', async () => {
    const b = await buyer(t.platform);
    const { id, number } = await submitAs(t, b);
    const find = async (query: Parameters<typeof ask>[0]) => (await ask(query)).records.map((r) => r.id);
    const ask = (query: {
      q?: string;
      kind?: 'supplier' | 'personal';
      operator?: string;
      from?: string;
      to?: string;
    }) => as(reviewer)(operatorCases.decided, { query });
    expect(await find({ q: number })).toEqual([]);
    await decideAs(t, chief, id, 'reject', { reasons: ['blurred'], note: '请重拍' });
    expect(await find({ q: number })).toEqual([id]);
    expect(await find({ q: `恒泽 ${number.slice(-4)}`, kind: 'supplier', operator: chief.userId })).toContain(id);
    expect(await find({ q: number, kind: 'personal' })).toEqual([]);
    expect(await find({ q: number, operator: reviewer.userId })).toEqual([]);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() + 8 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
    expect(await find({ q: number, from: yesterday, to: today })).toEqual([id]);
    expect(await find({ q: number, to: yesterday })).toEqual([]);
    const { records, operators } = await ask({ q: number });
    expect(records[0]).toMatchObject({ number, state: 'rejected', applicant: { id: b.userId } });
    expect(operators.map((o) => o.id)).toContain(chief.userId);
    const seen = await as(reviewer)(operator.review, { params: { id } });
    expect(seen.decidedBy.last).toBe(records[0]?.operator);
    expect(seen.application.note?.cn).toContain('请重拍');
    expect(await refused(decideAs(t, reviewer, id, 'approve'))).toBe('409 verification.wrongState');
  });
});
