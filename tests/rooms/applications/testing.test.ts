import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { serviceApplications } from '#contract/services/applications.ts';
import { serviceOwn } from '#contract/services/own.ts';
import { testing, testSheets } from '#contract/testing/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal } from '#tests/harness/refused.ts';
import { uploaded } from '#tests/world/files.ts';
import { buyer, company, person, type TestPerson } from '#tests/world/people.ts';
import { serviceActs } from '#tests/world/rooms/services.ts';
import { sheetA, sheetB, testingActs } from '#tests/world/rooms/testing.ts';
import { reckoned } from './reckoned-prices.ts';

let t: TestPlatform;
let [b, colleague, stranger, labA, labB, clerk] = [] as unknown as TestPerson[] as [
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
];
let act: ReturnType<typeof testingActs>;
let services: ReturnType<typeof serviceActs>;
let [offerA, offerB] = ['', ''];

beforeAll(async () => {
  t = await testPlatform();
  const provider = async (seat?: 'reader') => {
    const entId = await company(t.platform);
    const one = await person(t.platform, { userType: 5, roles: [roleCodes.provider], entId });
    return seat ? person(t.platform, { userType: 5, roles: [roleCodes.provider], entId, seat }) : one;
  };
  const entId = await company(t.platform);
  b = await person(t.platform, { userType: 2, roles: [roleCodes.buyer], entId });
  colleague = await person(t.platform, { userType: 2, roles: [roleCodes.buyer], entId });
  [stranger, labA, labB, clerk] = await Promise.all([buyer(t.platform), provider(), provider(), provider('reader')]);
  act = testingActs(t);
  services = serviceActs(t);
  [offerA, offerB] = await Promise.all([services.offer(labA), services.offer(labB)]);
  await act.save(labA, offerA);
  await act.save(labB, offerB, 0, sheetB);
});

const error = async (call: Promise<unknown>) => (await refusal(call)).error;

describe('prices of tests', () => {
  it('are those that were reckoned by hand, for 40 requests at two laboratories', async () => {
    expect(reckoned).toHaveLength(40);
    for (const [lines, cutting, a, bb] of reckoned) {
      const { labs } = await act.compare(b, lines, cutting);
      const at = (lab: TestPerson) => {
        const found = labs.find((l) => l.lab.id === lab.entId);
        return found ? [found.total, found.days, found.whole] : null;
      };
      expect([lines, cutting, at(labA), at(labB)]).toEqual([lines, cutting, a, bb]);
    }
  });

  it('come by who does all of it first, and say line by line what a laboratory does not do', async () => {
    const { labs } = await act.compare(b, ['iso-527-4~room~5', 'astm-d7136~room~5'], 'own');
    expect(labs.map((l) => [l.lab.id, l.whole, l.lines.map((x) => x !== null)])).toEqual([
      [labA.entId, true, [true, true]],
      [labB.entId, false, [true, false]],
    ]);
    expect(await error(act.compare(b, ['no-such~room~5']))).toBe('testing.methodUnknown');
    expect(await error(act.compare(b, ['astm-d7136~hot~5']))).toBe('testing.conditionUnknown');
    expect(await error(act.compare(b, []))).toBe('testing.nothingAsked');
    expect((await refusal(t.as()(testing.compare, { query: { lines: ['iso-527-4~room~5'] } }))).status).toBe(401);
  });

  it('of a laboratory whose service rests are nobody’s', async () => {
    const has = async () => (await t.as()(testing.labs)).labs.some((l) => l.lab.id === labB.entId);
    const priced = async () =>
      (await act.compare(b, ['iso-14125~room~5'], 'own')).labs.some((l) => l.lab.id === labB.entId);
    const list = (state: 'draft' | 'listed') =>
      t.as(labB.token)(serviceOwn.list, { params: { id: offerB }, body: { state } });
    expect([await has(), await priced()]).toEqual([true, true]);
    await list('draft');
    expect([await has(), await priced()]).toEqual([false, false]);
    expect((await refusal(act.keep(b, labB.entId ?? ''))).status).toBe(404);
    await list('listed');
    expect([await has(), await priced()]).toEqual([true, true]);
  });
});

describe('a price sheet', () => {
  it('keeps every version with what it changed, and refuses one that somebody else has just saved', async () => {
    const lab = await person(t.platform, {
      userType: 5,
      roles: [roleCodes.provider],
      entId: await company(t.platform),
    });
    const offer = await services.offer(lab);
    expect((await act.save(lab, offer)).version).toBe(1);
    const [first] = sheetA.lines;
    const lines = [{ ...first!, price: '700.00' }, ...sheetA.lines.slice(2)];
    expect((await act.save(lab, offer, 1, { lines })).version).toBe(2);
    expect(await error(act.save(lab, offer, 1))).toBe('testing.sheetChanged');
    const both = await Promise.allSettled([act.save(lab, offer, 2), act.save(lab, offer, 2)]);
    expect(both.map((x) => x.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { records } = await t.as(lab.token)(testSheets.history, { query: {} });
    expect(records.map((v) => v.version)).toEqual([3, 2, 1]);
    expect(records[1]?.changed).toEqual([
      { method: 'iso-527-4', before: '680.00', after: '700.00' },
      { method: 'iso-14125', before: '420.55', after: null },
    ]);
    expect((await t.as(labA.token)(testSheets.history, { query: {} })).total).toBe(1);
  });

  it('takes known methods once, one’s own testing service, and a seat that sells', async () => {
    const [line] = sheetA.lines;
    expect(await error(act.save(labA, offerB, 1))).toBe('testing.offerUnknown');
    expect(await error(act.save(labA, offerA, 1, { lines: [line!, line!] }))).toBe('testing.twice');
    expect(await error(act.save(labA, offerA, 1, { lines: [{ ...line!, method: 'no-such' }] }))).toBe(
      'testing.methodUnknown',
    );
    expect((await refusal(act.save(b, offerA, 0))).status).toBe(403);
    expect((await refusal(act.save(clerk, offerA, 0))).status).toBe(403);
  });
});

describe('a kept quotation', () => {
  it('holds what was shown, prints, and becomes an application with its lines that goes through to its report', async () => {
    const clientKey = newId();
    const kept = await Promise.all([
      act.keep(b, labA.entId ?? '', { clientKey }),
      act.keep(b, labA.entId ?? '', { clientKey }),
    ]);
    expect(kept[0]).toEqual(kept[1]);
    const { id, number } = kept[0];
    expect(number).toMatch(/^JC\d{8}-\d{4}$/);
    const seen = await act.detail(colleague, id);
    // (680 + 35.50) x 5 + 300, and (333.33 x 1.65 + 35.50) x 6 + 150.10.
    expect(seen).toMatchObject({ send: 'yes', row: { total: '7540.54', days: 14, holds: true, tests: 2 } });
    const paper = await t.api.request(`/api/busi/testing/quotation/pdf/${id}?lang=en`, {
      headers: { authorization: `Bearer ${b.token}` },
    });
    const { text } = await extractText(new Uint8Array(await paper.arrayBuffer()), { mergePages: true });
    for (const part of [number, 'ISO 527-4', 'ISO 14130', '7,540.54']) expect(text).toContain(part);
    const drawing = await uploaded(t, b, 'specimen.pdf');
    const sent = await act.send(b, id, { drawing: [drawing], note: 'Fibre direction marked' });
    expect(await act.send(colleague, id)).toEqual(sent);
    const application = await services.detail(labA, sent.id);
    expect(application).toMatchObject({
      row: { kind: 'testing', state: 'submitted', party: 'provider' },
      values: { standard: 'ISO 527-4, ISO 14130', specimens: '11', condition: 'several', cutting: 'lab' },
      papers: [{ key: 'drawing', files: [{ id: drawing }] }],
      quoted: { number, total: '7540.54', days: 14 },
    });
    expect(application.quoted?.lines.map((l) => l.total)).toEqual(['3877.50', '3663.04']);
    expect((await act.detail(b, id)).send).toBe('sent');
    await services.price(labA, sent.id, '7540.54');
    await services.step(b, sent.id, 'accept');
    await services.step(labA, sent.id, 'start');
    expect(await error(services.finish(labA, sent.id))).toBe('services.reportNeeded');
    const report = await uploaded(t, labA, 'report.pdf');
    await services.finish(labA, sent.id, [report]);
    expect((await services.detail(b, sent.id)).result?.files.map((f) => f.id)).toEqual([report]);
  });

  it('is its side’s alone', async () => {
    const { id } = await act.keep(b, labA.entId ?? '');
    for (const who of [stranger, labA, labB]) {
      expect((await refusal(act.detail(who, id))).status).toBe(404);
      const paper = await t.api.request(`/api/busi/testing/quotation/pdf/${id}`, {
        headers: { authorization: `Bearer ${who.token}` },
      });
      expect(paper.status).toBe(404);
    }
    expect((await refusal(act.send(stranger, id))).status).toBe(404);
    expect((await t.as(stranger.token)(testing.page, { query: {} })).total).toBe(0);
    const mine = await t.as(colleague.token)(testing.page, { query: { q: '14130' } });
    // What the lines are kept with is no word of theirs.
    expect((await t.as(colleague.token)(testing.page, { query: { q: 'standard' } })).total).toBe(0);
    expect(mine.records.map((r) => r.id)).toContain(id);
    const theirs = await t.as(labA.token)(serviceApplications.page, { query: { party: 'provider' } });
    expect(theirs.records).toHaveLength(1);
  });

  it('is refused of an old sheet, one’s own laboratory or nothing that it does, and not sent once it is over', async () => {
    const entId = labA.entId ?? '';
    expect(await error(act.keep(b, entId, { version: 9 }))).toBe('testing.changed');
    expect(await error(act.keep(labA, entId))).toBe('testing.ownLab');
    expect(await error(act.keep(b, labB.entId ?? '', { lines: ['astm-d7136~room~5'] }))).toBe('testing.notDone');
    expect(await error(act.keep(b, entId, { material: 'no-such' }))).toBe('testing.methodUnknown');
    const { id } = await act.keep(b, entId);
    await t.platform.db.execute(sql`update test_quotations set valid_until = current_date - 2 where id = ${id}`);
    expect((await act.detail(b, id)).send).toBe('over');
    expect(await error(act.send(b, id))).toBe('testing.over');
  });
});
