import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { notices } from '#contract/notices/calls.ts';
import { homeWork } from '#contract/home/work.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { tender } from '#contract/purchase/tender.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refusal, refused } from '../../harness/refused.ts';
import { uploaded } from '../../world/files.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { admitted, apply, close, decide, release } from '../../world/tenders.ts';
import { told } from '#tests/harness/told.ts';

let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});
const detail = (by: TestPerson, id: string) => t.as(by.token)(purchase.detail, { params: { id } });
const file = async (by: TestPerson, id: string) =>
  (await t.api.request(`/api/busi/busifile/${id}`, { headers: { authorization: `Bearer ${by.token}` } })).status;

describe('tender documents', () => {
  it('are for members or for the admitted alone, in every answer and file call', async () => {
    const [open, closed] = [await uploaded(t, b, 'spec.pdf'), await uploaded(t, b, 'drawing.pdf')];
    const { id } = await release(t, b, {
      documents: [
        { kind: 'specification', shownTo: 'all', file: open },
        { kind: 'drawing', shownTo: 'admitted', file: closed },
      ],
    });
    const names = async (by: TestPerson) => (await detail(by, id)).parts?.documents.map((d) => d.file.name);
    expect(await names(b)).toHaveLength(2);
    expect(await names(s1)).toEqual(['spec.pdf']);
    expect((await t.as()(purchase.detail, { params: { id } })).parts).toBeNull();
    expect([await file(s1, open), await file(s1, closed)]).toEqual([200, 404]);
    await apply(t, s1, id);
    expect(await names(s1)).toEqual(['spec.pdf']);
    await admitted(t, b, s2, id);
    expect(await names(s2)).toEqual(expect.arrayContaining(['spec.pdf', 'drawing.pdf']));
    expect([await file(s2, closed), await file(s1, closed)]).toEqual([200, 404]);
  });

  it('get new versions that everybody whom they concern is told of, once', async () => {
    const first = await uploaded(t, b, 'terms.pdf');
    const { id } = await release(t, b, { documents: [{ kind: 'terms', shownTo: 'admitted', file: first }] });
    await admitted(t, b, s1, id);
    const [doc] = (await detail(b, id)).parts!.documents;
    const next = await uploaded(t, b, 'terms-2.pdf');
    const add = () =>
      t.as(b.token)(tender.document, {
        params: { id },
        body: { kind: 'terms', shownTo: 'all', file: next, replaces: doc!.id },
      });
    expect(await Promise.all([add(), add()])).toEqual([
      { id: doc!.id, version: 2 },
      { id: doc!.id, version: 2 },
    ]);
    await told(t, s1, 'purchaseDocument', id);
    const [now] = (await detail(s1, id)).parts!.documents;
    expect(now).toMatchObject({ version: 2, shownTo: 'admitted', earlier: [{ version: 1 }] });
    expect((await detail(s2, id)).parts!.documents).toEqual([]);
    const stolen = t.as(s1.token)(tender.document, {
      params: { id },
      body: { kind: 'terms', shownTo: 'all', file: await uploaded(t, s1, 'x.pdf') },
    });
    expect(await refused(stolen)).toBe('404 common.notFound');
  });
});

describe('qualifications', () => {
  const criteria = [
    { kind: 'certificate' as const, must: true, certificate: 'iso-9001' },
    { kind: 'years' as const, must: true, least: '3' },
    { kind: 'reference' as const, must: false, text: '风电叶片供货业绩' },
  ];

  it('are answered with evidence, asked again, completed, judged, and then the supplier is admitted', async () => {
    const { id } = await release(t, b, { criteria });
    const asked = (await detail(s1, id)).parts!.criteria;
    expect(asked.map((c) => [c.kind, c.must])).toEqual([
      ['certificate', true],
      ['years', true],
      ['reference', false],
    ]);
    const [certificate, years, reference] = asked.map((c) => c.id) as [string, string, string];
    const none = await refusal(apply(t, s1, id));
    expect(none.error).toBe('purchase.answerNeeded');
    expect(Object.keys(none.fields ?? {})).toEqual(['answers.0.statement', 'answers.1.statement']);
    const short = await refusal(
      apply(t, s1, id, [
        { criterionId: certificate, statement: '有证书' },
        { criterionId: years, statement: '五年' },
      ]),
    );
    expect(Object.keys(short.fields ?? {})).toEqual(['answers.0.files', 'answers.1.amount']);
    const { id: application } = await apply(t, s1, id, [
      { criterionId: certificate, statement: '', held: true },
      { criterionId: years, statement: '', amount: '5' },
    ]);
    const [one] = (await t.as(b.token)(purchase.applications, { params: { id } })).applications;
    expect(one!.answers).toMatchObject([
      { held: { slug: 'iso-9001', state: 'verified' }, verdict: 'open' },
      { amount: '5', verdict: 'open' },
    ]);
    expect(await refused(decide(t, b, application))).toBe('409 purchase.notJudged');
    const judge = (judgements: Parameters<typeof judgeBy>[1]) => judgeBy(application, judgements);
    const mute = await refusal(judge([{ criterionId: years, verdict: 'asked' }]));
    expect(Object.keys(mute.fields ?? {})).toEqual(['judgements.0.question']);
    await judge([
      { criterionId: certificate, verdict: 'met' },
      { criterionId: years, verdict: 'asked', question: '请附合同首页' },
    ]);
    await told(t, s1, 'purchaseAsked', id);
    const tasks = (await t.as(s1.token)(homeWork.work)).tasks;
    expect(tasks.find((x) => x.id === id)?.kind).toBe('completeAnswers');
    const complete = (criterionId: string) =>
      t.as(s1.token)(tender.answer, {
        params: { id: application },
        body: { answers: [{ criterionId, statement: '见附件', amount: '5', files: [] }] },
      });
    expect(await refused(complete(certificate))).toBe('409 purchase.alreadyJudged');
    await complete(years);
    await complete(reference);
    await told(t, b, 'purchaseAnswered', id);
    const mine = (await detail(s1, id)).mine!;
    expect(mine.answers.map((a) => a.verdict)).toEqual(['met', 'open', 'open']);
    await judge([{ criterionId: years, verdict: 'met' }]);
    expect(await decide(t, b, application)).toEqual({ id: application, state: 'open' });
    await told(t, s1, 'purchaseAdmitted', id);
    expect((await detail(s1, id)).mine!.state).toBe('accepted');
  });
  it('are completed by a colleague, and judged as they were read', async () => {
    const { id } = await release(t, b, { criteria: [criteria[2]!] });
    const [c] = (await detail(s1, id)).parts!.criteria;
    const first = await uploaded(t, s1, 'works.pdf');
    const { id: application } = await apply(t, s1, id, [{ criterionId: c!.id, statement: '见附件', files: [first] }]);
    const received = async () =>
      (await t.as(b.token)(purchase.applications, { params: { id } })).applications[0]!.answers[0]!;
    const judge = (body: { verdict: 'met' | 'asked'; question?: string; seen?: string | null }, lang = 'cn') =>
      t.as(b.token, { 'x-lang': lang })(tender.judge, {
        params: { id: application },
        body: { judgements: [{ criterionId: c!.id, ...body }] },
      });
    const seen = (await received()).updatedAt;
    await judge({ verdict: 'asked', question: '请附合同', seen });
    await told(t, s1, 'purchaseAsked', id);
    await judge({ verdict: 'asked', question: '请附合同', seen }, 'en');
    const mate = await person(t.platform, {
      userType: 3,
      roles: [roleCodes.supplier],
      entId: s1.entId,
      seat: 'sales',
    });
    const second = await uploaded(t, mate, 'contract.pdf');
    const complete = (files: string[]) =>
      t.as(mate.token)(tender.answer, {
        params: { id: application },
        body: { answers: [{ criterionId: c!.id, statement: '合同首页', files }] },
      });
    expect(await refused(complete([await uploaded(t, s2, 'other.pdf')]))).toMatch(/files\.notYours/);
    await complete([first, second]);
    expect((await received()).files.map((f) => f.id)).toEqual([first, second]);
    expect(await refused(judge({ verdict: 'met', seen }))).toBe('409 common.conflict');
    expect(await refused(judge({ verdict: 'met', seen: null }))).toBe('409 common.conflict');
    await judge({ verdict: 'met', seen: (await received()).updatedAt });
    const all = (await t.as(s1.token)(notices.newest, { query: {} })).records;
    expect(all.filter((r) => r.kind === 'purchaseAsked' && r.link.includes(id))).toHaveLength(1);
  });
  const judgeBy = (
    id: string,
    judgements: { criterionId: string; verdict: 'met' | 'notMet' | 'asked' | 'open'; question?: string }[],
  ) => t.as(b.token)(tender.judge, { params: { id }, body: { judgements } });

  it('end with the deadline, and a refusal has its reason', async () => {
    const { id } = await release(t, b, { criteria: [criteria[1]!] });
    const [c] = (await detail(s1, id)).parts!.criteria;
    const { id: application } = await apply(t, s1, id, [{ criterionId: c!.id, statement: '', amount: '4' }]);
    expect(
      await refused(t.as(b.token)(purchase.decide, { params: { id: application }, body: { decision: 'refused' } })),
    ).toBe('422 purchase.reasonNeeded');
    await close(t, id);
    const late = t.as(s1.token)(tender.answer, {
      params: { id: application },
      body: { answers: [{ criterionId: c!.id, statement: '补充', amount: '4' }] },
    });
    expect(await refused(late)).toBe('409 purchase.deadlinePassed');
    expect(await refused(judgeBy(application, [{ criterionId: c!.id, verdict: 'asked', question: '?' }]))).toBe(
      '409 purchase.deadlinePassed',
    );
    await judgeBy(application, [{ criterionId: c!.id, verdict: 'met' }]);
    expect(await refused(decide(t, b, application))).toBe('409 purchase.deadlinePassed');
    await decide(t, b, application, 'refused');
    expect((await detail(s1, id)).mine).toMatchObject({ state: 'refused', reason: { cn: '产能不足' } });
  });

  it('want what the lines, the terms and each kind want', async () => {
    const faults = async (o: Parameters<typeof release>[2]) =>
      Object.keys((await refusal(release(t, b, o))).fields ?? {});
    expect(await faults({ terms: undefined })).toEqual(['terms']);
    expect(await faults({ criteria: [{ kind: 'capacity', must: true, least: '3' }] })).toEqual(['criteria.0.unit']);
    expect(await faults({ lines: [{ product: 'smc', specification: 'x', unit: 'kg', quantity: '1' }] })).toEqual([
      'lines.0.product',
    ]);
    expect(await faults({ documents: [{ kind: 'terms', shownTo: 'all', file: newId() }] })).toEqual(['annexes']);
  });
});

describe('a supplier', () => {
  it('may take an application back until the deadline, and finds it in its list', async () => {
    const { id } = await release(t, b);
    const application = await admitted(t, b, s1, id);
    const list = await t.as(s1.token)(tender.applied, { query: { q: '风电叶片' } });
    expect(list.records.find((r) => r.id === id)?.application).toMatchObject({ state: 'accepted', priced: false });
    expect(await refused(t.as(s2.token)(tender.leave, { params: { id: application } }))).toBe('404 common.notFound');
    const leave = () => t.as(s1.token)(tender.leave, { params: { id: application } });
    expect(await Promise.all([leave(), leave()])).toEqual([{ id: application }, { id: application }]);
    await told(t, b, 'purchaseLeft', id);
    const other = await release(t, b);
    const late = await admitted(t, b, s1, other.id);
    await close(t, other.id);
    expect(await refused(t.as(s1.token)(tender.leave, { params: { id: late } }))).toBe('409 purchase.cannotLeave');
  });
});
