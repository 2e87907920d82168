import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fairs } from '#contract/fairs/calls.ts';
import { boothVisits } from '#contract/fairs/visits.ts';
import { footprints } from '#contract/footprints/calls.ts';
import { moderation } from '#contract/moderation/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { fairOf } from '#tests/world/fairs.ts';
import { productRows } from '#tests/world/lists.ts';
import { forgetLimits } from '#tests/world/login.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
beforeAll(async () => {
  t = await testPlatform();
});
beforeEach(() => forgetLimits(t));

/** A fair with one exhibitor, whose own person looks after the booth. */
const exhibiting = async (products: string[] = [], published = true) => {
  const s = await supplier(t.platform);
  const { fairId, booths } = await fairOf(t, { exhibitors: [s], products, published });
  return { s, fairId, booth: booths[0]!, free: booths[1]! };
};
const visit = (who: TestPerson, id: string, mode: 'plan' | 'page' = 'plan') =>
  t.as(who.token)(boothVisits.visit, { params: { id }, body: { mode } });
const rowsOf = async (booth: string) =>
  (
    await t.pool.query<{ visitor_id: string; mode: string; times: number }>(
      'select visitor_id, mode, times from booth_visits where booth_id = $1',
      [booth],
    )
  ).rows;

describe('search of booths (fairs 13)', () => {
  it('finds what everybody may read, by number, line, company and product, and counts the same', async () => {
    const s = await supplier(t.platform);
    const [product = ''] = await productRows(t, s.entId!, 1);
    const { fairId, booths } = await fairOf(t, { exhibitors: [s], products: [product] });
    const search = async (query: object) => {
      const { records, counts, total } = await t.as()(fairs.booths, { query: { fair: fairId, ...query } });
      return { ids: records.map((r) => r.id), counts, total };
    };
    for (const q of ['A1', 'live', '切样', 'directo', '碳丝', '碳丝 live'])
      expect((await search({ q })).ids, q).toEqual([booths[0]]);
    expect((await search({ q: 'nobody says this' })).total).toBe(0);
    expect((await search({ class: 'resin' })).total).toBe(0);
    const all = await search({ class: 'resin' });
    expect(all.counts.classes.find((c) => c.class === 'fibre')?.n).toBe(1);
    // A free booth, words for members alone and products that are not listed influence nothing.
    expect((await search({ q: '会员可读' })).total).toBe(0);
    expect((await search({})).total).toBe(1);
    await t.pool.query(`update products set state = 'hidden' where id = $1`, [product]).catch(async () => {
      await t.pool.query(`update products set state = 'draft' where id = $1`, [product]);
    });
    expect((await search({ q: '碳丝' })).total).toBe(0);
  });

  it('knows nothing of fairs that are not published', async () => {
    const { fairId } = await exhibiting([], false);
    const { total, counts } = await t.as()(fairs.booths, { query: { fair: fairId } });
    expect([total, counts.fairs.some((f) => f.id === fairId)]).toEqual([0, false]);
  });
});

describe('visits of booths (fairs 14)', () => {
  it('are kept once a day and person, stand in the own record, and are told with consent alone', async () => {
    const { s, booth, free } = await exhibiting();
    const b = await buyer(t.platform);
    await visit(b, booth);
    await visit(b, booth, 'page');
    expect(await rowsOf(booth)).toEqual([{ visitor_id: b.userId, mode: 'page', times: 2 }]);
    expect(await refused(visit(b, free))).toBe('404 common.notFound');
    expect(await refused(visit(b, newId()))).toBe('404 common.notFound');
    // The exhibitor reads of it what the visitor agreed to: nothing of one alone, a name once it may be told.
    const told = async () => (await t.as(s.token)(footprints.visits, { query: {} })).records;
    expect(await told()).toEqual([]);
    await t.as(b.token)(footprints.saveSettings, { body: { recording: true, named: true } });
    expect(await told()).toMatchObject([{ visitors: 1, person: { name: expect.any(String) } }]);
    await t.as(b.token)(footprints.start, { body: { kind: 'booth', subject: booth } });
    const own = (await t.as(b.token)(footprints.page, { query: {} })).records;
    expect(own).toMatchObject([{ kind: 'booth', subject: booth }]);
    expect(own[0]?.name.en).toContain('A1');
  });

  it('are not kept of the exhibitor’s own people, nor of who is not recorded', async () => {
    const { s, booth } = await exhibiting();
    const b = await buyer(t.platform);
    await t.as(b.token)(footprints.saveSettings, { body: { recording: false, named: false } });
    await visit(b, booth);
    await visit(s, booth);
    expect(await rowsOf(booth)).toEqual([]);
    expect(await refused(t.as()(boothVisits.visit, { params: { id: booth }, body: { mode: 'plan' } }))).toContain(
      '401',
    );
  });
});

describe('guest books (fairs 15)', () => {
  const sign = (who: TestPerson, id: string, text: string) =>
    t.as(who.token)(boothVisits.sign, { params: { id }, body: { text } });
  const read = (who: TestPerson, id: string) => t.as(who.token)(boothVisits.guestbook, { params: { id }, query: {} });

  it('are written by guests, told to the booth’s people, answered and hidden by the exhibitor alone', async () => {
    const { s, booth } = await exhibiting();
    const [b, other, rival] = [await buyer(t.platform), await buyer(t.platform), await supplier(t.platform)];
    const { id } = await sign(b, booth, '三点的切样值得一看。');
    await jobsDone(t);
    const list = await t.as(s.token)(notices.page, { query: {} });
    expect(list.records).toMatchObject([{ kind: 'guestWrote', link: `/boothDetail/${booth}` }]);
    expect(await refused(sign(s, booth, '自己的展位'))).toBe('409 booths.own');
    const answer = (who: TestPerson) =>
      t.as(who.token)(boothVisits.answer, { params: { id }, body: { text: '明天三点还有一场。' } });
    const hide = (who: TestPerson, hidden = true) =>
      t.as(who.token)(boothVisits.hide, { params: { id }, body: { hidden } });
    for (const stranger of [b, other, rival]) {
      expect(await refused(answer(stranger))).toBe('404 common.notFound');
      expect(await refused(hide(stranger))).toBe('404 common.notFound');
    }
    await answer(s);
    expect(await read(other, booth)).toMatchObject({
      keeper: false,
      records: [{ id, answer: { text: '明天三点还有一场。' }, mine: false, hidden: false }],
    });
    await hide(s);
    expect(await read(other, booth)).toMatchObject({ total: 0, records: [] });
    expect((await read(b, booth)).records).toMatchObject([{ mine: true, hidden: true }]);
    expect(await read(s, booth)).toMatchObject({ keeper: true, records: [{ hidden: true }] });
    await hide(s, false);
    expect((await read(other, booth)).total).toBe(1);
  });

  it('take ten entries of one person, none at a free booth, and what is reported can be judged', async () => {
    const { booth, free } = await exhibiting();
    const b = await buyer(t.platform);
    expect(await refused(sign(b, free, '这里没有人'))).toBe('404 common.notFound');
    const several = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) => sign(b, booth, `第 ${i + 1} 条留言`)),
    );
    expect(several.filter((x) => x.status === 'fulfilled')).toHaveLength(10);
    const [entry] = (await read(b, booth)).records;
    const report = (who: TestPerson) =>
      t.as(who.token)(moderation.report, {
        body: { kind: 'guestbook', subjectId: entry!.id, reason: '与展位无关的广告' },
      });
    expect(await refused(report(b))).toBe('404 common.notFound');
    await report(await buyer(t.platform));
  });
});
