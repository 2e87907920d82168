import { beforeAll, describe, expect, it } from 'vitest';
import { inquiry } from '#contract/inquiry/calls.ts';
import { revisionChanges } from '#contract/inquiry/offers/revision-changes.ts';
import { inquiryRevisions } from '#contract/inquiry/offers/revisions.ts';
import { systemContext } from '#server/platform/context.ts';
import { openDue } from '#server/rooms/inquiry/opening/open-due.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { publish, quotationInput, quote } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let [b, s, rival] = [] as unknown as [TestPerson, TestPerson, TestPerson];
beforeAll(async () => {
  t = await testPlatform();
  [b, s, rival] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});
const read = async (by: TestPerson, id: string) =>
  (await t.as(by.token)(inquiryRevisions.read, { params: { id } })).revisions;

/** The same inquiry quoted twice: another price for the second quantity, a least quantity, terms and a note. */
const quoteTwice = async (inquiryId: string) => {
  const { id } = await quote(t, s, inquiryId, '98.5', { note: '含木箱包装' });
  const next = await quotationInput(t, s, inquiryId, '98.5', { note: '含纸箱包装', leadDays: 30 });
  const lines = next.lines.map((l) => ({ ...l, moq: '500', prices: l.prices.map((p, i) => (i === 1 ? '97' : p)) }));
  await t.as(s.token)(inquiry.quote, { body: { ...next, lines } });
  return id;
};

describe('what changed between revisions (deals 186)', () => {
  it('is read by both sides line by line, and by no rival', async () => {
    const { id: inquiryId } = await publish(t, b);
    const id = await quoteTwice(inquiryId);
    expect(await read(b, id)).toEqual(await read(s, id));
    const [change, ...others] = revisionChanges(await read(b, id));
    expect(others).toEqual([]);
    expect([change?.from, change?.to, change?.costs]).toEqual([1, 2, false]);
    const quantity = (await read(b, id))[0]?.asked[0]?.tiers[1];
    expect(change?.lines.map((l) => [l.line.no, l.changes])).toEqual([
      [
        1,
        [
          { what: 'price', quantity, from: '98.5', to: '97' },
          { what: 'least', from: null, to: '500' },
        ],
      ],
    ]);
    expect(change?.terms).toEqual([
      { what: 'leadDays', from: '21', to: '30' },
      { what: 'note', from: '含木箱包装', to: '含纸箱包装' },
    ]);
    expect(await refused(read(rival, id))).toBe('404 common.notFound');
  });

  it('shows the buyer nothing of a sealed one, and the opened revision alone after it', async () => {
    const { id: inquiryId } = await publish(t, b, { sealed: true });
    const id = await quoteTwice(inquiryId);
    expect(revisionChanges(await read(s, id))[0]?.lines[0]?.changes).toHaveLength(2);
    expect(await refused(read(b, id))).toBe('404 common.notFound');
    await t.pool.query(`update inquiries set deadline = now() - interval '1 second' where id = $1`, [inquiryId]);
    await openDue(systemContext(t.platform));
    expect((await read(b, id)).map((r) => r.revision)).toEqual([2]);
  });
});
