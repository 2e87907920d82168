import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { deal } from '#contract/deal/calls.ts';
import { homeWork } from '#contract/home/work.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryApproval } from '#contract/inquiry/deciding/approval.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { inquiryQuoting } from '#contract/inquiry/quoting.ts';
import { notices } from '#contract/notices/calls.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { award } from '#tests/world/orders.ts';
import { messagesTo } from '#tests/world/login.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let colleague: TestPerson;
let s: TestPerson[];
beforeAll(async () => {
  t = await testPlatform();
  b = await buyer(t.platform);
  colleague = await person(t.platform, { userType: 3, roles: [roleCodes.buyer], entId: b.entId, seat: 'purchasing' });
  s = [];
  for (let i = 0; i < 3; i++) s.push(await supplier(t.platform));
});

const own = (id: string) => t.as(b.token)(inquiry.own, { params: { id } });
const rest = (id: string, by: TestPerson, reason?: string) =>
  t.as(by.token)(inquiryLife.refuseRest, { params: { id }, body: { why: 'filled', ...(reason && { reason }) } });
const asked = async () => {
  const { id } = await publish(t, b);
  const quoted: { id: string; number: string }[] = [];
  for (const [n, by] of s.entries()) quoted.push(await quote(t, by, id, String(91 + n)));
  const lineId = (await own(id)).parts.lines[0]?.id ?? '';
  const give = () => award(t, b, id, [{ quotationId: quoted[0]?.id ?? '', lines: [{ lineId, tier: 1 }] }]);
  return { id, quoted, give };
};
const stateOf = async (id: string) =>
  (await own(id)).quotations.map((q) => [q.state, q.refusedWhy]).toSorted((x, y) => String(x).localeCompare(String(y)));
const tasks = async (id: string) =>
  (await t.as(b.token)(homeWork.work)).tasks.filter((x) => x.id === id).map((x) => [x.kind, x.n]);
const events = async (by: TestPerson, id: string) =>
  (await t.as(by.token)(deal.timeline, { query: {}, params: { id } })).events.map((e) => ({
    ...e,
    what: e.id.split('.'),
  }));

describe('who was not chosen (deals 177)', () => {
  it('is refused by one act, with a reason, hears it by notice and mail, and reads nothing of the winner', async () => {
    const { id, quoted, give } = await asked();
    await give();
    expect(await tasks(id)).toEqual([['answerBidders', 2]]);
    const both = await Promise.all([rest(id, colleague, '下次再合作'), rest(id, colleague, '下次再合作')]);
    expect(both.map((x) => x.refused).toSorted((a, b) => a - b)).toEqual([0, 2]);
    expect(await stateOf(id)).toEqual([
      ['accepted', null],
      ['refused', 'filled'],
      ['refused', 'filled'],
    ]);
    expect(await tasks(id)).toEqual([]);
    for (const by of s.slice(1)) {
      const told = await t.until(async () =>
        (await t.as(by.token)(notices.page, { query: {} })).records.find(
          (n) => n.kind === 'quotationRefused' && n.link.includes(id),
        ),
      );
      const mail = await t.until(async () => (await messagesTo(t, by.email)).find((m) => m.body.includes(id)));
      const seen = await t.as(by.token)(inquiry.forSupplier, { params: { id } });
      expect(seen.mine).toMatchObject({ state: 'refused', refusedWhy: 'filled', refusedReason: '下次再合作' });
      const said = JSON.stringify([told, mail.body, seen, await events(by, id)]);
      for (const secret of [s[0]?.entId, quoted[0]?.number, quoted[0]?.id, '"91"', '91000'])
        expect(said, secret ?? '').not.toContain(secret);
    }
  });

  it('leaves out what waits for an approval, and is nobody else’s to do', async () => {
    const { id, quoted, give } = await asked();
    await t.as(b.token)(inquiryApproval.setLimit, { body: { amount: '1' } });
    expect((await give()).requestId).toBeTruthy();
    expect(await refused(rest(id, await buyer(t.platform)))).toBe('404 common.notFound');
    expect(await refused(rest(id, s[1]!))).toMatch(/^40[34]/);
    expect(await rest(id, b)).toEqual({ refused: 2 });
    const left = (await own(id)).quotations.filter((q) => q.state === 'submitted');
    expect(left.map((q) => q.id)).toEqual([quoted[0]?.id]);
    await t.as(b.token)(inquiryApproval.setLimit, { body: { amount: null } });
  });

  it('of an award and a refusal of the rest at once each quotation has one outcome', async () => {
    const { id, give } = await asked();
    const [, given] = await Promise.all([rest(id, colleague), refused(give())]);
    const states = (await own(id)).quotations.map((q) => q.state).toSorted();
    expect(states).toEqual(given === 'done' ? ['accepted', 'refused', 'refused'] : ['refused', 'refused', 'refused']);
    expect((await own(id)).orders).toHaveLength(given === 'done' ? 1 : 0);
  });
});

describe('who did it (deals 178)', () => {
  it('stands in the timeline of the own side, and in nobody else’s', async () => {
    const { id, quoted } = await asked();
    await t.pool.query(`update inquiries set listed_at = now() - interval '2 days' where id = $1`, [id]);
    await t.as(colleague.token)(inquiryLife.refresh, { body: { id } });
    const fourth = await supplier(t.platform);
    await t.as(colleague.token)(inquiryLife.invite, { params: { id }, body: { companies: [fourth.entId ?? ''] } });
    await t.as(s[1]!.token)(inquiryQuoting.withdraw, {
      params: { id: quoted[1]?.id ?? '' },
      body: { reason: '产能已满' },
    });
    await t.as(colleague.token)(inquiry.decide, {
      params: { id: quoted[0]?.id ?? '' },
      body: { decision: 'refused', why: 'price' },
    });
    await t.as(colleague.token)(inquiry.withdraw, { params: { id }, body: {} });
    const names = await t.pool.query<{ id: string; name: string }>('select id, name from users where id = any($1)', [
      [colleague.userId, s[1]?.userId],
    ]);
    const nameOf = (by: TestPerson | undefined) => names.rows.find((r) => r.id === by?.userId)?.name;
    const acts = (all: Awaited<ReturnType<typeof events>>) =>
      all
        .filter((e) => e.what[1] === '6' || e.what[1] === '5' || ['refused', 'withdrawn'].includes(e.what[2] ?? ''))
        .map((e) => [e.title, e.person]);
    const buying = acts(await events(b, id));
    expect(buying).toHaveLength(5);
    expect(buying.filter(([, who]) => who === nameOf(colleague))).toHaveLength(4);
    // Of the supplier's act the buyer reads the company alone.
    expect(buying.filter(([, who]) => who === '')).toHaveLength(1);
    const theirs = acts(await events(s[1]!, id));
    expect(new Set(theirs.map(([, who]) => who))).toEqual(new Set(['', nameOf(s[1])]));
    expect(JSON.stringify(await events(s[0]!, id))).not.toContain(nameOf(colleague) ?? '-');
  });
});
