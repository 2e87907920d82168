import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue/calls.ts';
import { ownProducts } from '#contract/catalogue/own.ts';
import { roleCodes } from '#contract/core/access.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { companyFacts } from '#contract/enterprise/facts.ts';
import { evidence } from '#contract/evidence/calls.ts';
import { homeWork } from '#contract/home/work.ts';
import { notices } from '#contract/notices/calls.ts';
import { operatorEvidence } from '#contract/operator/evidence.ts';
import { refused } from '../../harness/refused.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { fileOf } from '../../world/applications.ts';
import { added, written } from '../../world/catalogue.ts';
import { person, supplier, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let s: TestPerson;
let desk: TestPerson;
let product: string;
const strength = {
  field: 'fibre-tensile-strength',
  value: '4900',
  unit: 'MPa',
  condition: '',
  standard: 'ISO 10618',
  page: '3',
};
const inYear = `${new Date().getUTCFullYear() + 1}-06-30`;

beforeAll(async () => {
  t = await testPlatform();
  s = await supplier(t.platform);
  desk = await person(t.platform, { userType: 9, roles: [roleCodes.operator] });
  product = (await added(t, s, { values: [strength] })).id;
});

const submit = async (over: object = {}) =>
  t.as(s.token)(evidence.submitValue, {
    body: { productId: product, field: strength.field, file: await fileOf(t, s), validUntil: inYear, ...over },
  });
const queue = async () => (await t.as(desk.token)(operatorEvidence.list)).rows;
const decide = (id: string, decision: 'approve' | 'refuse', reason = '') =>
  t.as(desk.token)(operatorEvidence.decide, { params: { id }, body: { decision, reason } });
const shown = async () =>
  (await t.as(s.token)(catalogue.memberDetail, { params: { id: product } })).values.find(
    (v) => v.field === strength.field,
  );
const heard = (kind: string) =>
  t.until(async () =>
    (await t.as(s.token)(notices.page, { query: {} })).records.find((n) => n.kind === kind) ? true : undefined,
  );
const save = async (values: (typeof strength)[]) => {
  const { revision } = await t.as(s.token)(ownProducts.detail, { params: { id: product } });
  const { clientKey: _, ...input } = written({ values });
  await t.as(s.token)(ownProducts.update, { body: { ...input, id: product, revision } });
};

describe('reviews of values (catalogue 28)', () => {
  it('refuses with a reason that the supplier hears, sees and has as a task', async () => {
    const { id } = await submit();
    expect(await refused(submit())).toBe('409 evidence.waiting');
    expect((await queue()).map((r) => [r.id, r.stale, r.value.en, r.unit])).toEqual([[id, false, '4900', 'MPa']]);
    expect(await refused(decide(id, 'refuse'))).toBe('422 evidence.reasonNeeded');
    await decide(id, 'refuse', 'The report names another grade');
    expect(await refused(decide(id, 'approve'))).toBe('409 evidence.decided');
    await heard('evidenceRefused');
    const { records } = await t.as(s.token)(evidence.mine, { query: {} });
    expect(records[0]).toMatchObject({ state: 'refused', reason: 'The report names another grade' });
    const { tasks } = await t.as(s.token)(homeWork.work);
    expect(tasks.filter((x) => x.kind === 'evidenceAgain')).toHaveLength(1);
    expect((await shown())?.reviewed).toBe(false);
  });
  it('marks what was approved with its days, until the value or the calendar changes', async () => {
    const { id } = await submit();
    await decide(id, 'approve');
    await heard('evidenceApproved');
    expect(await shown()).toMatchObject({ reviewed: true, review: { until: inYear } });
    expect((await t.as(s.token)(homeWork.work)).tasks.filter((x) => x.kind === 'evidenceAgain')).toEqual([]);
    expect(await refused(submit())).toBe('409 evidence.reviewed');
    await save([strength]);
    expect(await shown()).toMatchObject({ reviewed: true, review: { until: inYear } });
    await t.platform.pool.query(
      `update products set values = jsonb_set(values, '{0,reviewedUntil}', '"2020-01-01"') where id = $1`,
      [product],
    );
    expect(await shown()).toMatchObject({ reviewed: false, review: null });
    await save([{ ...strength, value: '5000' }]);
    expect((await shown())?.reviewed).toBe(false);
  });
  it('never marks what the reviewer did not see', async () => {
    const { id } = await submit();
    await save([{ ...strength, value: '5100' }]);
    expect((await queue())[0]).toMatchObject({ id, stale: true });
    expect(await refused(decide(id, 'approve'))).toBe('409 evidence.changed');
    await decide(id, 'refuse', 'It has changed');
    expect((await shown())?.reviewed).toBe(false);
  });
  it('knows no product, file or document of others', async () => {
    const other = await supplier(t.platform);
    const body = { productId: product, field: strength.field, file: await fileOf(t, other), validUntil: null };
    expect(await refused(t.as(other.token)(evidence.submitValue, { body }))).toBe('404 common.notFound');
    expect(await refused(t.as(s.token)(evidence.submitValue, { body }))).toBe('422 files.notYours');
    expect(await refused(t.as(other.token)(evidence.offers, { query: { productId: product } }))).toBe(
      '404 common.notFound',
    );
    expect((await t.as(other.token)(evidence.mine, { query: {} })).total).toBe(0);
    expect(await refused(t.as(s.token)(operatorEvidence.list))).toBe('403 common.forbidden');
  });
});

describe('reviews of certificates (catalogue 28)', () => {
  const certificates = async () => (await t.as()(enterprise.detail, { params: { id: s.entId! } })).certificates;
  it('takes a certificate as it stands among the facts, and verifies it until its last day', async () => {
    const send = () => t.as(s.token)(evidence.submitCertificate, { body: { slug: 'iatf-16949' } });
    expect(await refused(send())).toBe('404 common.notFound');
    const facts = await t.as(s.token)(companyFacts.read);
    const claim = { slug: 'iatf-16949', number: 'EN-1', validUntil: inYear, file: await fileOf(t, s) };
    const { intro, capabilities, annualCapacity } = facts;
    const body = {
      intro,
      capabilities,
      annualCapacity: annualCapacity as null,
      certificates: [{ ...claim, file: null }],
    };
    await t.as(s.token)(companyFacts.save, { body: { ...body, base: facts.revision } });
    expect(await refused(send())).toBe('422 evidence.needsDocument');
    await t.as(s.token)(companyFacts.save, { body: { ...body, certificates: [claim], base: facts.revision + 1 } });
    const { id } = await send();
    await decide(id, 'approve');
    expect((await certificates()).find((c) => c.slug === 'iatf-16949')).toMatchObject({
      verified: true,
      validUntil: inYear,
      reviewedAt: expect.any(String) as string,
    });
    expect(await refused(send())).toBe('409 evidence.reviewed');
  });
});
