import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue/calls.ts';
import { ownProducts } from '#contract/catalogue/own.ts';
import { home } from '#contract/home/calls.ts';
import { homeWork } from '#contract/home/work.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { inquiryTalk } from '#contract/inquiry/talk.ts';
import { moderation, type ReportKind } from '#contract/moderation/calls.ts';
import { operator } from '#contract/operator/calls.ts';
import { operatorReports } from '#contract/operator/reports.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { listedProducts } from '#server/rooms/catalogue/index.ts';
import { inquiryTitles, publicInquiries } from '#server/rooms/inquiry/index.ts';
import { jobsDone } from '../../harness/jobs.ts';
import { type TestPlatform, testPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { added } from '../../world/catalogue.ts';
import { publish, quotationOf, quote } from '../../world/inquiries.ts';
import { deskOperator, type TestOperator } from '../../world/operators.ts';
import { buyer, supplier, type TestPerson } from '../../world/people.ts';
import { told } from '#tests/harness/told.ts';

let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;
let desk: TestOperator;
beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
  desk = await deskOperator(t, 'reviewer');
});

const report = (by: TestPerson, kind: ReportKind, subjectId: string) =>
  t.as(by.token)(moderation.report, { body: { kind, subjectId, reason: '内容与复合材料无关' } });
const list = () => t.as(desk.token)(operatorReports.list);
/** The desk hides what was reported last. @returns the report */
const hide = async (by: TestPerson, kind: ReportKind, id: string): Promise<string> => {
  const made = await report(by, kind, id);
  await t.as(desk.token)(operatorReports.decide, {
    params: { id: made.id },
    body: { hide: true, reason: '超出平台范围' },
  });
  return made.id;
};
const restore = (id: string) =>
  t.as(desk.token)(operatorReports.restore, { params: { id }, body: { reason: '内容已修改' } });
const page = { current: 1, size: 50 };

describe('an inquiry that was taken down (deals 190 to 192)', () => {
  /** All that others are told of inquiries, in lists, searches, counts and figures. */
  const seen = async (id: string) => {
    await jobsDone(t);
    const ctx = systemContext(t.platform);
    const { records, ...counts } = await t.as(s2.token)(inquiry.businessPage, { query: { size: 50 } });
    return {
      hall: (await t.as()(inquiry.page, { query: { size: 50 } })).records.map((r) => r.id),
      found: (await t.as(s2.token)(inquiry.page, { query: { q: '尾梁专用', size: 50 } })).total,
      facets: await t.as()(inquiry.facets, { query: {} }),
      suggested: JSON.stringify(await t.as()(home.suggest, { query: { q: '尾梁' } })),
      weave: await t.as()(home.weave),
      matched: [records.map((r) => r.id), counts],
      tasks: (await t.as(s2.token)(homeWork.work)).tasks.map((x) => x.id),
      sitemap: (await publicInquiries(ctx, { limit: 1000, offset: 0 })).map((x) => x.id),
      titles: await inquiryTitles(ctx, [id]),
    };
  };
  const published = () => publish(t, b, { title: '尾梁专用预浸料', certificates: ['iso-9001'] });

  it('changes nothing that others get, and says at its address that it was', async () => {
    const none = '00000000-0000-7000-8000-000000000000';
    const before = await seen(none);
    const { id } = await published();
    const shown = await seen(id);
    expect(shown.hall).toContain(id);
    expect(shown.facets).not.toEqual(before.facets);
    await hide(s1, 'inquiry', id);
    expect(await seen(id)).toEqual(before);
    expect(await refused(t.as()(inquiry.detail, { params: { id } }))).toBe('410 common.takenDown');
    expect(await refused(t.as(s2.token)(inquiry.detail, { params: { id } }))).toBe('410 common.takenDown');
    expect(await refused(t.as(s2.token)(inquiry.forSupplier, { params: { id } }))).toBe('410 common.takenDown');
    const body = quotationOf(id, []);
    expect(await refused(t.as(s2.token)(inquiry.quote, { body }))).toMatch(/takenDown|invalid/);
    // Of one that invites others alone nobody else learns even that.
    const { id: invited } = await publish(t, b, { visibility: 'invited', invited: [s1.entId!] });
    await hide(s1, 'inquiry', invited);
    expect(await refused(t.as(s2.token)(inquiry.detail, { params: { id: invited } }))).toBe('404 common.notFound');
    expect(await refused(t.as(s1.token)(inquiry.detail, { params: { id: invited } }))).toBe('410 common.takenDown');
  });

  it('goes on with the quotations that are there, and takes no other', async () => {
    const { id } = await published();
    const asked = (await t.as(s2.token)(inquiry.detail, { params: { id } })).parts!.lines;
    await quote(t, s1, id);
    await hide(s1, 'inquiry', id);
    const late = quotationOf(id, asked);
    expect(await refused(t.as(s2.token)(inquiry.quote, { body: late }))).toBe('410 common.takenDown');
    const mine = await t.as(s1.token)(inquiry.forSupplier, { params: { id } });
    expect([mine.row.hidden, mine.mine?.state]).toEqual([true, 'submitted']);
    await quote(t, s1, id, '97');
    await t.as(s1.token)(inquiryTalk.ask, { params: { id }, body: { clientKey: newId(), text: '可否分批交付？' } });
    expect((await t.as(s1.token)(inquiryTalk.read, { params: { id } })).lines).toHaveLength(1);
    expect(await refused(t.as(s2.token)(inquiryTalk.read, { params: { id } }))).toBe('404 common.notFound');
    const own = await t.as(b.token)(inquiry.own, { params: { id } });
    expect([own.hiddenReason, own.row.hidden, own.quotations.length]).toEqual(['超出平台范围', true, 1]);
    const up = t.as(b.token)(inquiryLife.refresh, { body: { id } });
    expect(await refused(up)).toBe('410 common.takenDown');
    await t.as(b.token)(inquiry.decide, { params: { id: own.quotations[0]!.id }, body: { decision: 'accepted' } });
  });

  it('is shown again by the desk, once, and all of it is recorded and told', async () => {
    const { id } = await published();
    expect(await refused(report(b, 'inquiry', id))).toBe('404 common.notFound');
    const reportId = await hide(s1, 'inquiry', id);
    const { number } = (await t.as(b.token)(inquiry.own, { params: { id } })).row;
    await told(t, b, 'contentHidden', number);
    await told(t, s1, 'reportHidden', number);
    expect(await refused(report(s2, 'inquiry', id))).toBe('404 common.notFound');
    expect((await list()).hidden.map((r) => r.about)).toContain(number);
    await restore(reportId);
    expect((await restore(reportId)).state).toBe('restored');
    await told(t, b, 'contentRestored', number);
    expect((await t.as(s2.token)(inquiry.detail, { params: { id } })).row.hidden).toBe(false);
    expect((await list()).hidden.map((r) => r.about)).not.toContain(number);
    const chief = await deskOperator(t, 'administrator');
    const audit = await t.as(chief.token)(operator.audit, { query: { q: number } });
    expect(audit.records.map((r) => r.act).toSorted()).toEqual(['report.decide', 'report.restore']);
  });
});

describe('a product that was taken down (catalogue 34)', () => {
  const seen = async () => {
    const ctx = systemContext(t.platform);
    const { records, total } = await t.as(b.token)(catalogue.memberPage, { query: { ...page, q: '尾梁芯材' } });
    return {
      found: [records.map((r) => r.id), total],
      facets: await t.as()(catalogue.facets, { query: {} }),
      suggested: JSON.stringify(await t.as()(home.suggest, { query: { q: '尾梁芯材' } })),
      weave: await t.as()(home.weave),
      sitemap: (await listedProducts(ctx, { limit: 1000, offset: 0 })).map((x) => x.id),
    };
  };
  const name = { cn: '尾梁芯材 H9', en: 'Tail boom core H9' };

  it('is found and counted nowhere, and its supplier lists it by no way until it is given back', async () => {
    const before = await seen();
    const { id, revision } = await added(t, s1, { name, model: 'TB-H9' });
    expect((await seen()).found).toEqual([[id], 1]);
    expect(await refused(report(s1, 'product', id))).toBe('404 common.notFound');
    const reportId = await hide(b, 'product', id);
    expect(await seen()).toEqual(before);
    expect(await refused(t.as()(catalogue.detail, { params: { id } }))).toBe('410 common.takenDown');
    expect((await t.as(b.token)(catalogue.compare, { query: { ids: [id] } })).length).toBe(0);
    await told(t, s1, 'contentHidden', 'H9');
    const own = await t.as(s1.token)(ownProducts.detail, { params: { id } });
    expect([own.state, own.takenDown, own.revision]).toEqual(['hidden', '超出平台范围', revision + 1]);
    const bulk = await t.as(s1.token)(ownProducts.bulk, { body: { ids: [id], act: 'list' } });
    expect([bulk.done, bulk.left.map((p) => p.id)]).toEqual([0, [id]]);
    const { takenDown: _, updatedAt: __, pictures, values, ...content } = own;
    const save = (state: 'listed' | 'hidden', rev: number) =>
      t.as(s1.token)(ownProducts.update, {
        body: { ...content, pictures: pictures.map((p) => p.id), values, state, revision: rev } as never,
      });
    expect(await refused(save('listed', own.revision))).toBe('409 catalogue.takenDown');
    await save('hidden', own.revision);
    await restore(reportId);
    await told(t, s1, 'contentRestored', 'H9');
    expect((await seen()).found).toEqual([[id], 1]);
    expect((await t.as(s1.token)(ownProducts.detail, { params: { id } })).takenDown).toBeNull();
  });

  it('that its supplier had hidden before stays hidden when it is given back', async () => {
    const { id } = await added(t, s1, { name: { cn: '尾梁芯材 H7' }, model: 'TB-H7' });
    const made = await report(b, 'product', id);
    await t.as(s1.token)(ownProducts.bulk, { body: { ids: [id], act: 'hide' } });
    const body = { hide: true, reason: '超出平台范围' };
    await t.as(desk.token)(operatorReports.decide, { params: { id: made.id }, body });
    expect(await refused(t.as()(catalogue.detail, { params: { id } }))).toBe('404 common.notFound');
    await restore(made.id);
    const own = await t.as(s1.token)(ownProducts.detail, { params: { id } });
    expect([own.state, own.takenDown]).toEqual(['hidden', null]);
  });
});
