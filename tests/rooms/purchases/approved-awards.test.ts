import { beforeAll, describe, expect, it } from 'vitest';
import { roleCodes } from '#contract/core/access.ts';
import { inquiryApproval } from '#contract/inquiry/deciding/approval.ts';
import { homeWork } from '#contract/home/work.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { tender } from '#contract/purchase/tender.ts';
import { newId } from '#server/platform/ids.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { admitted, award, compare, linesOf, price, release } from '../../world/tenders.ts';
import { told } from '#tests/harness/told.ts';

let t: TestPlatform;
let s1: TestPerson;
let s2: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [s1, s2] = await Promise.all([supplier(t.platform), supplier(t.platform)]);
});

describe('awards above the company’s limit (deals 166 to 171)', () => {
  const approval = async () => {
    const own = await buyer(t.platform);
    const colleague = await person(t.platform, {
      userType: 3,
      roles: [roleCodes.buyer],
      entId: own.entId,
      seat: 'purchasing',
    });
    const { id } = await release(t, own);
    const a1 = await admitted(t, own, s1, id);
    await price(t, s1, id, ['80', '130']);
    const [l1, l2] = (await linesOf(t, own, id)).map((l) => l.id) as [string, string];
    await t.as(own.token)(inquiryApproval.setLimit, { body: { amount: '50000' } });
    const give = (quantity: string, o: object = {}) =>
      t.as(own.token)(tender.award, {
        params: { id },
        body: { clientKey: newId(), awards: [{ applicationId: a1, lines: [{ lineId: l1, quantity }] }], ...o },
      });
    const approve = (requestId: string, by = colleague, lang = 'cn') =>
      t.as(by.token, { 'accept-language': lang })(inquiryApproval.approve, { params: { id: requestId } });
    const requests = async (by = colleague) =>
      (await t.as(by.token)(inquiryApproval.read, { params: { id } })).requests;
    return { own, colleague, id, a1, l1, l2, give, approve, requests };
  };

  it('a colleague approves, with what was awarded before; nobody else does, and once', async () => {
    const { own, colleague, id, give, approve, requests } = await approval();
    expect((await compare(t, own, id)).approval).toEqual({ limit: '50000', requests: 0, waiting: false });
    const asked = await give('900', { approvalReason: '只有这家能按期交货' });
    expect(asked).toMatchObject({ orders: [], state: 'open', requestId: expect.any(String) as unknown });
    expect((await compare(t, own, id)).awards).toEqual([]);
    expect(await refused(give('900'))).toBe('409 approval.waiting');
    expect(await requests()).toMatchObject([
      {
        state: 'waiting',
        mine: false,
        may: true,
        reason: '只有这家能按期交货',
        changed: [],
        awards: [{ total: '72000.00' }],
      },
    ]);
    expect(await refused(requests(s1))).toMatch(/^40[34]/);
    await told(t, colleague, 'approvalAsked', id);
    const tasks = await t.as(colleague.token)(homeWork.work);
    expect(JSON.stringify(tasks)).toContain(`bigBuyersCompare?id=${id}`);
    const requestId = asked.requestId ?? '';
    expect(await refused(approve(requestId, own))).toBe('403 approval.own');
    expect(await refused(approve(requestId, s1))).toMatch(/^40[34]/);
    const both = await Promise.all([refused(approve(requestId)), refused(approve(requestId))]);
    expect(both.toSorted()).toEqual(['409 approval.decided', 'done']);
    const now = await compare(t, own, id);
    expect(now.awards).toMatchObject([{ order: { state: 'toConfirm' }, lines: [{ quantity: '900' }] }]);
    await told(t, own, 'approvalGiven', id);
    // What was ordered counts towards the next award.
    expect((await give('1')).requestId).toBeDefined();
  });

  it('what has changed since is refused and told; a refusal has a reason, and who asked takes it back', async () => {
    const { own, colleague, id, a1, give, approve, requests } = await approval();
    const { requestId = '' } = await give('900');
    await t.as(own.token)(inquiryApproval.setLimit, { body: { amount: '90000' } });
    expect((await give('600')).orders).toHaveLength(1);
    expect((await requests())[0]?.changed).toMatchObject([{ what: 'awarded' }]);
    expect(await refused(approve(requestId))).toBe('409 approval.changed');
    await t.as(own.token)(inquiryApproval.withdraw, { params: { id: requestId } });
    expect(await refused(approve(requestId))).toBe('409 approval.decided');
    await t.as(own.token)(inquiryApproval.setLimit, { body: { amount: '50000' } });
    const { requestId: second = '' } = await give('300');
    const body = { reason: '先等另一家的报价' };
    await t.as(colleague.token)(inquiryApproval.refuse, { params: { id: second }, body });
    await told(t, own, 'approvalRefused', id);
    expect((await requests()).map((r) => r.state)).toEqual(['refused', 'withdrawn']);
    expect((await compare(t, own, id)).offers.find((o) => o.applicationId === a1)?.state).toBe('awarded');
  });

  it('says the reasons in the language of who asked, whatever the approver reads', async () => {
    const { own, id, a1, l1, approve } = await approval();
    await admitted(t, own, s2, id);
    const others = '本次综合评分略低，期待下次合作';
    const lines = [{ lineId: l1, quantity: '900' }];
    const { requestId = '' } = await award(t, own, id, [{ applicationId: a1, reason: '交期最短', lines }], { others });
    await approve(requestId, undefined, 'en');
    expect((await compare(t, own, id)).awards[0]?.reason).toEqual({ cn: '交期最短' });
    expect((await t.as(s2.token)(purchase.detail, { params: { id } })).mine?.reason).toEqual({ cn: others });
  });

  it('tells the approver where nothing is left for the others meanwhile, or a supplier has nobody any more', async () => {
    const { own, id, a1, l1, l2, give, approve, requests } = await approval();
    const gone = await supplier(t.platform);
    const a2 = await admitted(t, own, gone, id);
    await price(t, gone, id, ['80', '130']);
    const { requestId = '' } = await give('900');
    const rest = [
      { lineId: l1, quantity: '100' },
      { lineId: l2, quantity: '62.5' },
    ];
    expect((await award(t, own, id, [{ applicationId: a1, lines: rest }])).orders).toHaveLength(1);
    expect((await requests())[0]?.changed).toMatchObject([{ what: 'others' }]);
    expect(await refused(approve(requestId))).toBe('409 approval.changed');
    await t.as(own.token)(inquiryApproval.withdraw, { params: { id: requestId } });
    await award(t, own, id, [{ applicationId: a2, lines: [{ lineId: l1, quantity: '900' }] }]);
    await t.platform.pool.query('update users set removed_at = now() where id = $1', [gone.userId]);
    expect((await requests())[0]?.changed).toMatchObject([{ what: 'withdrawn' }]);
  });

  it('answers the same click again as the first one while it waits', async () => {
    const { id, own, give, requests } = await approval();
    const clientKey = newId();
    const first = await give('900', { clientKey });
    const again = await Promise.all([1, 2].map(() => give('900', { clientKey })));
    expect(again).toEqual([first, first]);
    expect(await requests()).toHaveLength(1);
    expect(first).toEqual({ id, state: 'open', orders: [], requestId: expect.any(String) as unknown });
    expect((await compare(t, own, id)).approval).toEqual({ limit: '50000', requests: 1, waiting: true });
    await t.as(own.token)(inquiryApproval.withdraw, { params: { id: first.requestId ?? '' } });
    expect((await compare(t, own, id)).approval).toEqual({ limit: '50000', requests: 1, waiting: false });
  });
});
