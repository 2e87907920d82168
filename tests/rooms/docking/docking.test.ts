import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { docking } from '#contract/docking/calls.ts';
import type { StageAct } from '#contract/docking/states.ts';
import { homeWork } from '#contract/home/work.ts';
import { moderation } from '#contract/moderation/calls.ts';
import { operatorReports } from '#contract/operator/reports.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { acceptDue } from '#server/rooms/docking/stages/accept-due.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { buyer, person, supplier, type TestPerson, provider } from '../../world/people.ts';
import { projectInput, proposalInput, proposeAs, publishProject } from '../../world/projects.ts';
import { told } from '#tests/harness/told.ts';

let t: TestPlatform;
let b: TestPerson;
let p1: TestPerson;
let p2: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, p1, p2] = await Promise.all([buyer(t.platform), provider(t.platform), supplier(t.platform)]);
});

const inDays = (d: number) => new Date(Date.now() + d * 86_400_000).toISOString();
const publish = (o = {}) => publishProject(t, b, o);
const propose = (by: TestPerson, id: string, body = proposalInput()) => proposeAs(t, by, id, body);
const detail = (id: string, by?: TestPerson) => t.as(by?.token)(docking.detail, { params: { id } });
const judge = (id: string, act: 'ask' | 'shortlist' | 'unlist' | 'refuse', text?: string, by = b) =>
  t.as(by.token)(docking.judge, { params: { id }, body: { act, ...(text && { text }) } });
type Awards = { proposalId: string; revision: number; stages: number[] }[];
const award = (id: string, awards: Awards, by = b) =>
  t.as(by.token)(docking.award, { params: { id }, body: { awards } });
const whole = (proposalId: string, revision = 1) => [{ proposalId, revision, stages: [1, 2, 3] }];
const step = (by: TestPerson, id: string, no: number, act: StageAct, text?: string) =>
  t.as(by.token)(docking.stage, { params: { id }, body: { no, act, ...(text && { text }), files: [] } });
const end = (by: TestPerson, id: string) =>
  t.as(by.token)(docking.end, { params: { id }, body: { reason: '产能不足，无法继续' } });
const withdraw = (by: TestPerson, id: string) => t.as(by.token)(docking.withdrawProposal, { params: { id } });
const close = (id: string) =>
  t.platform.db.execute(
    sql`update docking_projects set deadline = clock_timestamp() - interval '1 millisecond' where id = ${id}`,
  );
const tasksOf = async (by: TestPerson, id: string) =>
  (await t.as(by.token)(homeWork.work)).tasks.filter((x) => x.to.includes(id)).map((x) => x.kind);

describe('a project', () => {
  it('goes from publishing over proposal and award to its last stage, and tells both sides', async () => {
    const { id, number } = await publish();
    expect(number).toMatch(/^XM\d{8}-\d{4}$/);
    const { id: mine } = await propose(p1, id);
    await propose(p2, id, proposalInput([1, 2]));
    await told(t, b, 'projectProposal', id);
    expect(await tasksOf(b, id)).toEqual(['decideProposals']);
    expect(await award(id, whole(mine))).toEqual({ id, state: 'underway' });
    expect(await award(id, whole(mine))).toEqual({ id, state: 'underway' });
    await told(t, p1, 'projectAccepted', id);
    await told(t, p2, 'projectLost', id);
    expect(await tasksOf(p1, id)).toEqual(['deliverStage']);
    await step(p1, id, 1, 'start');
    expect(await refused(step(p1, id, 1, 'deliver'))).toBe('422 docking.needsWords');
    await step(p1, id, 1, 'deliver', '试样 12 件');
    await told(t, b, 'projectDelivered', id);
    expect(await tasksOf(b, id)).toEqual(['acceptStage']);
    await step(b, id, 1, 'complain', '两件尺寸超差');
    await step(p1, id, 1, 'deliver', '已更换两件');
    expect(await step(b, id, 1, 'accept')).toMatchObject({ state: 'underway', stage: 'accepted' });
    for (const no of [2, 3]) {
      await step(p1, id, no, 'start');
      await step(p1, id, no, 'deliver', '报告');
      await step(b, id, no, 'accept');
    }
    const seen = await detail(id, p1);
    expect(seen.row.state).toBe('completed');
    expect(seen.mine).toMatchObject({ state: 'completed', total: '37501.50', days: 60 });
    expect(seen.timeline.map((e) => e.act)).toEqual(
      expect.arrayContaining(['publish', 'award', 'complain', 'complete']),
    );
    await told(t, p1, 'projectCompleted', id);
    expect(await refused(step(b, id, 3, 'complain', '太晚'))).toBe('409 docking.wrongState');
  });

  it('is given by stages to several; what nobody gets is not done', async () => {
    const { id } = await publish();
    const first = await propose(p1, id, proposalInput([1, 2]));
    const second = await propose(p2, id, proposalInput([2], '8000'));
    const bad = [{ proposalId: second.id, revision: 1, stages: [3] }];
    expect(await refused(award(id, bad))).toBe('422 docking.notOffered');
    const twice = [{ proposalId: first.id, revision: 1, stages: [1, 1] }];
    expect(await refused(award(id, twice))).toBe('422 docking.stageUnknown');
    await award(id, [
      { proposalId: first.id, revision: 1, stages: [1] },
      { proposalId: second.id, revision: 1, stages: [2] },
    ]);
    const seen = (await detail(id, b)).parts!.stages;
    expect(seen.map((s) => [s.state, s.price])).toEqual([
      ['waiting', '12500.50'],
      ['waiting', '8000.00'],
      ['dropped', null],
    ]);
    // Each sees the own price alone.
    expect((await detail(id, p2)).parts?.stages.map((s) => s.price)).toEqual([null, '8000.00', null]);
    expect(await refused(step(p2, id, 1, 'start'))).toBe('404 common.notFound');
    await end(p2, second.id);
    expect((await detail(id, b)).row.state).toBe('underway');
    await step(p1, id, 1, 'start');
    await step(p1, id, 1, 'deliver', '完成');
    expect(await step(b, id, 1, 'accept')).toMatchObject({ state: 'completed' });
  });

  it('that was given up is cancelled, and begins anew with what stands', async () => {
    const { id } = await publish();
    const [one, other] = [await propose(p1, id), await propose(p2, id)];
    await award(id, whole(one.id));
    expect(await end(p1, one.id)).toEqual({ id, state: 'cancelled' });
    expect(await end(p1, one.id)).toEqual({ id, state: 'cancelled' });
    await told(t, b, 'projectEnded', id);
    expect(await refused(detail(id))).toBe('404 common.notFound');
    await t.as(b.token)(docking.reopen, { params: { id }, body: { deadline: inDays(5) } });
    const again = (await t.as(b.token)(docking.proposals, { params: { id } })).proposals;
    expect(again.map((a) => a.state).toSorted()).toEqual(['ended', 'submitted']);
    await told(t, p2, 'projectReopened', id);
    await award(id, whole(other.id));
    expect((await detail(id, b)).row.state).toBe('underway');
  });

  it('closes by the database’s clock, takes a later deadline, never an earlier one', async () => {
    const { id } = await publish();
    const late = { params: { id }, body: { deadline: inDays(2) } };
    expect(await refused(t.as(b.token)(docking.reopen, late))).toBe('400 common.invalid');
    const { id: mine } = await propose(p1, id);
    await close(id);
    expect(await refused(propose(p2, id))).toBe('409 docking.deadlinePassed');
    const revised = { params: { id: mine }, body: { ...proposalInput([1]), base: 1 } };
    expect(await refused(t.as(p1.token)(docking.revise, revised))).toBe('409 docking.deadlinePassed');
    // Who is asked back may answer.
    await judge(mine, 'ask', '能否分批交付？');
    expect(await tasksOf(p1, id)).toEqual(['answerAsked']);
    expect(await t.as(p1.token)(docking.revise, revised)).toMatchObject({ revision: 2 });
    expect((await detail(id, p1)).mine?.question).toBeNull();
    await t.as(b.token)(docking.reopen, late);
    await propose(p2, id);
  });

  it('is withdrawn before an award, not after', async () => {
    const { id } = await publish();
    const { id: mine } = await propose(p1, id);
    const back = () => t.as(b.token)(docking.withdraw, { params: { id } });
    expect(await back()).toEqual({ id, state: 'withdrawn' });
    expect(await back()).toEqual({ id, state: 'withdrawn' });
    await told(t, p1, 'projectWithdrawn', id);
    expect((await detail(id, p1)).mine?.state).toBe('lost');
    expect(await refused(detail(id, p2))).toBe('404 common.notFound');
    expect(await refused(withdraw(p1, mine))).toBe('409 docking.wrongState');
    const other = await publish();
    await award(other.id, whole((await propose(p1, other.id)).id));
    expect(await refused(t.as(b.token)(docking.withdraw, { params: { id: other.id } }))).toBe('409 docking.wrongState');
  });

  it('takes one proposal a company; a judged one is told, with words', async () => {
    const { id } = await publish();
    const body = proposalInput();
    const same = await Promise.all([propose(p1, id, body), propose(p1, id, body), propose(p1, id, body)]);
    expect(new Set(same.map((r) => r.id)).size).toBe(1);
    expect(await refused(propose(p1, id))).toBe('409 docking.alreadyProposed');
    const mine = same[0]!.id;
    expect(await judge(mine, 'shortlist')).toMatchObject({ state: 'shortlisted' });
    expect(await judge(mine, 'unlist')).toMatchObject({ state: 'submitted' });
    expect(await refused(judge(mine, 'refuse'))).toBe('422 docking.needsWords');
    await judge(mine, 'refuse', '报价超出预算');
    expect((await told(t, p1, 'projectRefused', id)).params['reason']).toMatchObject({ cn: '报价超出预算' });
    expect(await refused(award(id, whole(mine)))).toBe('409 docking.changed');
    await withdraw(p2, (await propose(p2, id)).id);
    expect((await detail(id)).row.proposals).toBe(1);
    // Who took an answer back may give another.
    expect(await propose(p2, id)).toMatchObject({ state: 'submitted', revision: 2 });
    const stale = { params: { id: (await detail(id, p2)).mine!.id }, body: { ...proposalInput(), base: 1 } };
    expect(await refused(t.as(p2.token)(docking.revise, stale))).toBe('409 docking.changed');
  });

  it('checks what is typed', async () => {
    const faults = async (o: object) =>
      (await publish(o).then(
        () => ({ fields: {} }),
        (e: { fields: object }) => e,
      )) as { fields: object };
    expect((await faults({ budget: { min: '9', max: '8' } })).fields).toHaveProperty('budget.max');
    expect((await faults({ contact: { name: '周屿', phone: '', mail: '' } })).fields).toHaveProperty('contact.phone');
    expect((await faults({ kind: 'no-such-kind' })).fields).toHaveProperty('kind');
    expect((await faults({ need: { cn: '<p> </p>' } })).fields).toHaveProperty('need');
    expect((await faults({ from: '2027-03-01', to: '2027-02-01' })).fields).toHaveProperty('to');
    expect((await faults({ deadline: inDays(0) })).fields).toHaveProperty('deadline');
    const body = projectInput();
    const twice = await Promise.all([1, 2].map(() => t.as(b.token)(docking.add, { body })));
    expect(new Set(twice.map((r) => r.id)).size).toBe(1);
  });
});

describe('who may what', () => {
  it('shows a visitor the teaser, a member the need, the contact to who has proposed', async () => {
    const { id } = await publish({
      need: { cn: `<p>${'甲'.repeat(130)}全文到此</p>` },
      place: '盐城风电园',
    });
    const teaser = await detail(id);
    expect(teaser).toMatchObject({ gate: 'login', parts: null, mine: null, propose: 'login', timeline: [] });
    for (const gated of ['全文到此', '盐城风电园', '13900001111']) expect(JSON.stringify(teaser)).not.toContain(gated);
    const q = '全文到此';
    expect((await t.as()(docking.page, { query: { q } })).records).toEqual([]);
    expect((await t.as()(docking.facets, { query: { q } })).states.open).toBe(0);
    expect((await t.as(p1.token)(docking.page, { query: { q } })).records).toHaveLength(1);
    const before = await detail(id, p1);
    expect(before.parts?.need.cn).toContain('全文到此');
    expect(before.parts?.contact).toBeNull();
    expect(before.propose).toBe('yes');
    await propose(p1, id);
    expect((await detail(id, p1)).parts?.contact?.phone).toBe('13900001111');
    const member = await person(t.platform, { userType: 2, roles: ['ROLE_BUYER'] });
    expect(await detail(id, member)).toMatchObject({ propose: 'noRight', timeline: [] });
    expect((await detail(id, member)).parts).toMatchObject({ contact: null, annexes: null });
  });

  it('answers others as absent, and keeps proposals from rivals', async () => {
    const { id } = await publish();
    const { id: mine } = await propose(p1, id);
    const rival = await provider(t.platform);
    const other = await buyer(t.platform);
    expect(JSON.stringify(await detail(id, rival))).not.toContain('两个叶根项目');
    for (const who of [other, p2]) {
      expect(await refused(t.as(who.token)(docking.proposals, { params: { id } }))).toBe('404 common.notFound');
      expect(await refused(end(who, mine))).toBe('404 common.notFound');
    }
    expect(await refused(judge(mine, 'shortlist', undefined, other))).toBe('404 common.notFound');
    expect(await refused(award(id, whole(mine), other))).toBe('404 common.notFound');
    expect(await refused(withdraw(rival, mine))).toBe('404 common.notFound');
    expect(await refused(propose(other, id))).toBe('403 common.forbidden');
    const both = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER', 'ROLE_GYS'], entId: b.entId });
    expect(await refused(propose(both, id))).toBe('403 docking.ownProject');
    const alone = await person(t.platform, { userType: 5, roles: ['ROLE_SERVICE_PROVIDER'] });
    expect(await refused(propose(alone, id))).toBe('403 docking.noCompany');
    const reader = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId: b.entId, seat: 'reader' });
    expect((await t.as(reader.token)(docking.proposals, { params: { id } })).proposals).toHaveLength(1);
    expect(await refused(award(id, whole(mine), reader))).toBe('403 common.seat');
    const list = await t.as(p1.token)(docking.myProposals, { query: {} });
    expect(list.records.map((r) => r.id)).toContain(mine);
  });

  it('hides what the operator judges so, and takes no new proposals for it', async () => {
    const { id } = await publish();
    await t.as(p1.token)(moderation.report, { body: { kind: 'project', subjectId: id, reason: '内容与复合材料无关' } });
    const own = { kind: 'project' as const, subjectId: id, reason: '自己的项目' };
    expect(await refused(t.as(b.token)(moderation.report, { body: own }))).toBe('404 common.notFound');
    const desk = await person(t.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
    const { rows } = await t.as(desk.token)(operatorReports.list);
    const report = rows.find((r) => r.text.includes('叶根'))!;
    await t.as(desk.token)(operatorReports.decide, {
      params: { id: report.id },
      body: { hide: true, reason: '与平台无关' },
    });
    expect(await refused(detail(id, p1))).toBe('404 common.notFound');
    expect(await refused(propose(p1, id))).toBe('404 common.notFound');
    expect((await detail(id, b)).hidden).toBe(true);
  });
});

describe('at once', () => {
  it('of two awards one stands, of an award and a withdrawal one', async () => {
    const { id } = await publish();
    const [one, two] = [await propose(p1, id), await propose(p2, id)];
    const out = await Promise.all([refused(award(id, whole(one.id))), refused(award(id, whole(two.id)))]);
    expect(out.toSorted()).toEqual(['409 docking.wrongState', 'done']);
    const { proposals } = await t.as(b.token)(docking.proposals, { params: { id } });
    expect(proposals.map((a) => a.state).toSorted()).toEqual(['accepted', 'lost']);
    for (let n = 0; n < 4; n += 1) {
      const other = await publish();
      const mine = await propose(p1, other.id);
      const [a, w] = await Promise.all([refused(award(other.id, whole(mine.id))), refused(withdraw(p1, mine.id))]);
      const { state } = (await detail(other.id, p1)).mine!;
      if (state === 'accepted') expect([a, w]).toEqual(['done', '409 docking.wrongState']);
      else expect([a, w, state]).toEqual(['409 docking.changed', 'done', 'withdrawn']);
    }
  });

  it('of a revision and an award of what was read before, one stands', async () => {
    const { id } = await publish();
    const { id: mine } = await propose(p1, id);
    const body = { ...proposalInput([1, 2, 3], '99999'), base: 1 };
    const [r, a] = await Promise.all([
      refused(t.as(p1.token)(docking.revise, { params: { id: mine }, body })),
      refused(award(id, whole(mine))),
    ]);
    expect([r, a].filter((x) => x === 'done')).toHaveLength(1);
    const price = (await detail(id, b)).parts?.stages[0]?.price;
    expect(price).toBe(a === 'done' ? '12500.50' : null);
  });

  it('accepts by itself what nobody complained about for fourteen days', async () => {
    const { id } = await publish({ stages: [{ name: '全部', delivers: '报告' }] });
    const { id: mine } = await propose(p1, id, proposalInput([1]));
    await award(id, [{ proposalId: mine, revision: 1, stages: [1] }]);
    await step(p1, id, 1, 'start');
    await step(p1, id, 1, 'deliver', '报告');
    expect((await detail(id, b)).parts?.stages[0]?.acceptsAt).not.toBeNull();
    await acceptDue(systemContext(t.platform));
    expect((await detail(id, b)).row.state).toBe('underway');
    await t.platform.db.execute(
      sql`update docking_stages set delivered_at = now() - interval '15 days' where project_id = ${id}`,
    );
    await Promise.all([acceptDue(systemContext(t.platform)), acceptDue(systemContext(t.platform))]);
    const seen = await detail(id, b);
    expect(seen.row.state).toBe('completed');
    expect(seen.timeline.filter((e) => e.act === 'accept')).toMatchObject([{ party: 'clock' }]);
    await told(t, b, 'projectStageAccepted', id);
  });
});

it('an unknown project is absent to everybody', async () => {
  for (const who of [undefined, b, p1]) expect(await refused(detail(newId(), who))).toBe('404 common.notFound');
});
