import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '#contract/core/endpoint.ts';
import { notices } from '#contract/notices/calls.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { buyer, company, person, supplier, type TestPerson } from '../../world/people.ts';

type Add = InputOf<typeof purchase.add>['body'];
let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});

const inDays = (d: number) => new Date(Date.now() + d * 86_400_000).toISOString();
const wanted = (o: Partial<Add> = {}): Add => ({
  clientKey: newId(),
  title: { cn: '碳纤维年度采购', en: 'Carbon fibre for a year' },
  description: { cn: '采购一年用量的 T700 级碳纤维，按月交货，须先寄样品做试制。' },
  products: ['carbon-fibre-small-tow'],
  certificates: ['iso-9001'],
  budget: { amount: '1200000.50', currency: 'CNY' },
  deadline: inDays(10),
  ...o,
});
const release = (o: Partial<Add> = {}, by = b) => t.as(by.token)(purchase.add, { body: wanted(o) });
const letter = (clientKey = newId()) => ({ clientKey, message: '我司可按要求供货，附证书。' });
const apply = (by: TestPerson, id: string, body = letter()) => t.as(by.token)(purchase.apply, { params: { id }, body });
const close = (id: string) =>
  t.platform.db.execute(
    sql`update purchases set deadline = clock_timestamp() - interval '1 millisecond' where id = ${id}`,
  );

describe('big-buyer purchases', () => {
  it('go from release over an application to the award, and tell both sides', async () => {
    const { id, number } = await release();
    expect(number).toMatch(/^CG\d{8}-\d{4}$/);
    await apply(s1, id);
    const told = await t.until(async () =>
      (await t.as(b.token)(notices.newest, { query: {} })).records.find((r) => r.kind === 'purchaseApplied'),
    );
    expect(told.link).toContain(id);
    const seen = await t.as(b.token)(purchase.applications, { params: { id } });
    expect(seen.applications).toMatchObject([
      { state: 'submitted', company: { id: s1.entId }, certificates: [{ slug: 'iso-9001', state: 'verified' }] },
    ]);
    const one = seen.applications[0]!;
    const done = await t.as(b.token)(purchase.decide, { params: { id: one.id }, body: { decision: 'accepted' } });
    expect(done.state).toBe('awarded');
    await t.until(async () =>
      (await t.as(s1.token)(notices.newest, { query: {} })).records.find((r) => r.kind === 'purchaseAccepted'),
    );
    expect(await refused(apply(s2, id))).toBe('409 purchase.notOpen');
    expect(await refused(t.as(b.token)(purchase.withdraw, { params: { id } }))).toBe('409 purchase.cannotWithdraw');
    expect(
      await refused(t.as(b.token)(purchase.decide, { params: { id: one.id }, body: { decision: 'refused' } })),
    ).toBe('409 purchase.alreadyDecided');
  });

  it('show a visitor the teaser alone, a member the whole, a supplier the own evidence', async () => {
    const { id } = await release({
      description: { cn: `${'甲'.repeat(130)}全文到此` },
      qualification: { cn: '近三年供货记录' },
      certificates: ['iso-9001', 'as9100'],
    });
    const teaser = await t.as()(purchase.detail, { params: { id } });
    expect(teaser).toMatchObject({
      gate: 'login',
      parts: null,
      evidence: null,
      mine: null,
      apply: 'login',
      own: false,
    });
    for (const gated of ['全文到此', '近三年']) expect(JSON.stringify(teaser)).not.toContain(gated);
    const member = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'], isFinish: false });
    const whole = await t.as(member.token)(purchase.detail, { params: { id } });
    expect(whole.parts?.description.cn).toContain('全文到此');
    expect(whole.apply).toBe('noRight');
    const mine = await t.as(s1.token)(purchase.detail, { params: { id } });
    expect(mine.apply).toBe('missing');
    expect(mine.evidence?.map((e) => [e.slug, e.state])).toEqual([
      ['iso-9001', 'verified'],
      ['as9100', 'missing'],
    ]);
    const err = await apply(s1, id).catch((e: unknown) => e as { message: string; error: string });
    expect(err).toMatchObject({ error: 'purchase.missingCertificates' });
    expect((err as { message: string }).message).toContain('AS9100');
    expect((err as { message: string }).message).not.toContain('ISO 9001');
  });

  it('keep each call to those entitled, and answer others as absent', async () => {
    const { id } = await release();
    const { id: applicationId } = await apply(s1, id);
    const other = await buyer(t.platform);
    const viewer = await person(t.platform, { userType: 2, roles: ['ROLE_VIEWER'] });
    const service = await person(t.platform, { userType: 4, roles: ['ROLR_ENTERPRISE_CUSTOMER'], entId: s2.entId });
    const decide = { params: { id: applicationId }, body: { decision: 'accepted' as const } };
    for (const stranger of [other, s1, s2]) {
      const as = t.as(stranger.token);
      expect(await refused(as(purchase.applications, { params: { id } }))).toBe('404 common.notFound');
      expect(await refused(as(purchase.decide, decide))).toBe('404 common.notFound');
      expect(await refused(as(purchase.withdraw, { params: { id } }))).toBe('404 common.notFound');
      expect((await as(purchase.ownPage, { query: {} })).records.map((r) => r.id)).not.toContain(id);
    }
    for (const call of [purchase.ownPage, purchase.add, purchase.applications, purchase.decide, purchase.withdraw])
      expect(await refused(t.as(viewer.token)(call as typeof purchase.withdraw, { params: { id } }))).toBe(
        '403 common.forbidden',
      );
    expect(await refused(apply(service, id))).toBe('403 common.customerService');
    expect(await refused(apply(other, id))).toBe('403 common.noQuoteRight');
    expect(await refused(apply(s1, newId()))).toBe('404 common.notFound');
    expect(JSON.stringify(await t.as(s2.token)(purchase.detail, { params: { id } }))).not.toContain('我司可按要求');
    const colleague = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId: b.entId });
    expect((await t.as(colleague.token)(purchase.applications, { params: { id } })).applications).toHaveLength(1);
    const both = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER', 'ROLE_GYS'], entId: b.entId });
    expect(await refused(apply(both, id))).toBe('403 purchase.ownPurchase');
  });

  it('take one application a company, whatever arrives at once', async () => {
    const { id } = await release();
    const twice = letter();
    const same = await Promise.all([apply(s1, id, twice), apply(s1, id, twice), apply(s1, id, twice)]);
    expect(new Set(same.map((r) => r.id)).size).toBe(1);
    const out = await Promise.all([refused(apply(s2, id)), refused(apply(s2, id))]);
    expect(out.toSorted()).toEqual(['409 purchase.alreadyApplied', 'done']);
    const seen = await t.as()(purchase.detail, { params: { id } });
    expect(seen.row.applications).toBe(2);
  });

  it('close at the deadline by the database’s clock, even while an application waits for the lock', async () => {
    const late = await release();
    await close(late.id);
    expect(await refused(apply(s1, late.id))).toBe('409 purchase.deadlinePassed');
    expect((await t.as()(purchase.detail, { params: { id: late.id } })).row.state).toBe('closed');
    const waits = await release();
    const holder = await t.platform.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from purchases where id = $1 for update', [waits.id]);
    const trying = refused(apply(s1, waits.id));
    await new Promise((r) => setTimeout(r, 100));
    await holder.query(
      `update purchases set deadline = clock_timestamp() + interval '150 milliseconds' where id = $1`,
      [waits.id],
    );
    await new Promise((r) => setTimeout(r, 200));
    await holder.query('commit');
    holder.release();
    expect(await trying).toBe('409 purchase.deadlinePassed');
  });

  it('make one purchase of a double click and answer faults by field', async () => {
    const body = wanted();
    const twice = await Promise.all([1, 2, 3].map(() => t.as(b.token)(purchase.add, { body })));
    expect(new Set(twice.map((r) => r.number)).size).toBe(1);
    const faults = async (o: Partial<Add>) =>
      Object.keys(
        await release(o).then(
          () => ({}),
          (e: { fields: Record<string, string> }) => e.fields,
        ),
      );
    expect(await faults({ deadline: inDays(-1) })).toEqual(['deadline']);
    expect(await faults({ products: ['fibres'] })).toEqual(['products']);
    expect(await faults({ certificates: ['no-such'] })).toEqual(['certificates']);
    expect(await faults({ title: {} })).toEqual(['title']);
    expect(await faults({ description: { en: 'too short' } })).toEqual(['description.en']);
    expect(await faults({ budget: { amount: '0', currency: 'CNY' } })).toEqual(['budget.amount']);
    expect(await faults({ thumb: newId() })).toEqual(['thumb']);
  });

  it('filter and count alike', async () => {
    const entId = await company(t.platform);
    const own = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId });
    const title = { cn: '筛选专用' };
    const a = await release({ title, products: ['pet-foam', 'pvc-foam'], certificates: ['fsc'] }, own);
    await release({ title, products: ['pet-foam'], certificates: ['fsc', 'reach'] }, own);
    const c = await release({ title, products: ['frp-grating'], certificates: [] }, own);
    await close(c.id);
    const gone = await release({ title }, own);
    await t.as(own.token)(purchase.withdraw, { params: { id: gone.id } });
    const asked = { q: '筛选专用' };
    const counts = await t.as()(purchase.facets, { query: asked });
    expect(counts.categories.map((x) => [x.slug, x.n])).toEqual([
      ['cores', 2],
      ['profiles', 1],
    ]);
    expect(counts.states).toEqual({ open: 2, closed: 1, awarded: 0 });
    for (const x of counts.categories)
      expect((await t.as()(purchase.page, { query: { ...asked, category: x.slug } })).total).toBe(x.n);
    for (const x of counts.certificates)
      expect((await t.as()(purchase.page, { query: { ...asked, certificate: [x.slug] } })).total).toBe(x.n);
    const both = await t.as()(purchase.page, { query: { ...asked, certificate: ['fsc', 'reach'] } });
    expect(both.total).toBe(1);
    const list = await t.as()(purchase.page, { query: { ...asked, sort: 'deadline' } });
    expect(list.records.at(-1)?.id).toBe(c.id);
    expect((await t.as()(purchase.page, { query: { ...asked, state: 'closed' } })).total).toBe(1);
    const mine = await t.as(own.token)(purchase.ownPage, { query: {} });
    expect(mine.total).toBe(4);
    expect(await refused(t.as()(purchase.detail, { params: { id: gone.id } }))).toBe('404 common.notFound');
    expect((await t.as(own.token)(purchase.detail, { params: { id: a.id } })).apply).toBe('own');
  });
});
