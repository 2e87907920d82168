import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { homeWork } from '#contract/home/work.ts';
import { moderation } from '#contract/moderation/calls.ts';
import { notices } from '#contract/notices/calls.ts';
import { jobApplications } from '#contract/recruitment/applications.ts';
import { recruitment, recruitmentAlerts } from '#contract/recruitment/calls.ts';
import { operatorRecruitment } from '#contract/recruitment/desk.ts';
import { recruitmentOwn } from '#contract/recruitment/own.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { endUnanswered, tellOfInterviews } from '#server/rooms/recruitment/applications/clock.ts';
import { eraseJobsOf, eraseOldJobs } from '#server/rooms/recruitment/applications/erase.ts';
import { endPastVacancies } from '#server/rooms/recruitment/vacancies/end-vacancy.ts';
import { roleCodes } from '#contract/core/access.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refusal as refused } from '#tests/harness/refused.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';
import { told } from '#tests/harness/told.ts';
import { recruitmentActs, vacancyInput } from '#tests/world/rooms/recruitment.ts';
import { dayIn } from '#tests/world/rooms/services.ts';

let t: TestPlatform;
let act: ReturnType<typeof recruitmentActs>;
let [firm, other, a1, a2, desk] = [] as unknown as TestPerson[] &
  [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson];
const ctx = () => systemContext(t.platform);
beforeAll(async () => {
  t = await testPlatform();
  act = recruitmentActs(t);
  [firm, other, a1, a2, desk] = await Promise.all([
    supplier(t.platform),
    supplier(t.platform),
    buyer(t.platform),
    buyer(t.platform),
    person(t.platform, { userType: 9, roles: [roleCodes.operator] }),
  ]);
});

const tasksOf = async (by: TestPerson, id: string) =>
  (await t.as(by.token)(homeWork.work)).tasks.filter((x) => x.to.includes(id)).map((x) => x.kind);
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const vacancyOf = (by: TestPerson, id: string) => t.as(by.token)(recruitmentOwn.one, { params: { id } });
const hours = (id: string, column: 'expires_at' | 'ended_at' | 'agreed_at', n: number) =>
  t.platform.db.execute(
    sql`update job_applications set ${sql.identifier(column)} = now() + make_interval(hours => ${n}::int) where id = ${id}`,
  );

describe('an application', () => {
  it('goes from the CV over an interview and an offer to the contract, tells both sides, and the last place closes the vacancy', async () => {
    const vacancy = await act.list(firm);
    const key = newId();
    const { id, number } = await act.apply(a1, vacancy, key);
    expect(number).toMatch(/^ZP\d{8}-\d{4}$/);
    expect((await act.apply(a1, vacancy, key)).id).toBe(id);
    expect((await refused(act.apply(a1, vacancy))).error).toBe('recruitment.alreadyApplied');
    await told(t, firm, 'jobApplied', id);
    expect(await tasksOf(firm, id)).toEqual(['answerApplicant']);
    await act.step(firm, id, 'shortlist');
    await told(t, a1, 'jobShortlisted', id);
    const slots = [later(30), later(54)];
    await act.invite(firm, id, slots);
    await told(t, a1, 'jobInvited', id);
    expect(await tasksOf(a1, id)).toEqual(['chooseInterview']);
    expect((await refused(act.choose(a1, id, later(31)))).error).toBe('recruitment.momentUnknown');
    await act.step(a1, id, 'noneSuits', '周末可以');
    expect((await act.detail(firm, id)).interview).toBeNull();
    await act.invite(firm, id, slots);
    await act.choose(a1, id, slots[1] ?? '');
    await act.choose(a1, id, slots[1] ?? '');
    expect((await act.detail(firm, id)).interview?.agreed).toBe(slots[1]);
    await told(t, firm, 'jobMomentChosen', id);
    expect(await tasksOf(firm, id)).toEqual([]);
    await act.offer(firm, id);
    expect(await tasksOf(a1, id)).toEqual(['answerJobOffer']);
    expect(await act.step(a1, id, 'accept')).toEqual({ id, state: 'hired' });
    expect(await act.step(a1, id, 'accept')).toEqual({ id, state: 'hired' });
    await told(t, firm, 'jobHired', id);
    expect(await vacancyOf(firm, vacancy)).toMatchObject({ state: 'closed', closing: 'filled', hired: 1 });
    expect((await refused(act.move(firm, vacancy, 'listed'))).error).toBe('recruitment.placeNeeded');
    await act.write(a1, id);
    expect((await act.detail(a1, id)).timeline.map((e) => e.act)).toEqual([
      'apply',
      'shortlist',
      'invite',
      'noneSuits',
      'invite',
      'choose',
      'offer',
      'accept',
      'message',
    ]);
  });

  it('is one of a person and vacancy, however often the click comes', async () => {
    const vacancy = await act.list(firm);
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => act.apply(a2, vacancy)));
    expect(all.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    expect((await vacancyOf(firm, vacancy)).applications).toBe(1);
  });

  it('is read by its applicant and the company’s recruiters alone, and each takes their own steps', async () => {
    const vacancy = await act.list(firm);
    const { id } = await act.apply(a1, vacancy);
    const sales = await person(t.platform, {
      userType: 1,
      roles: [roleCodes.supplier],
      entId: firm.entId ?? '',
      seat: 'sales',
    });
    for (const stranger of [other, a2, sales]) {
      expect((await refused(act.detail(stranger, id))).error).toBe('common.notFound');
      expect((await refused(act.step(stranger, id, 'withdraw'))).error).toBe('common.notFound');
    }
    expect((await refused(act.step(a1, id, 'shortlist'))).error).toBe('recruitment.notYourStep');
    expect((await refused(act.step(firm, id, 'withdraw'))).error).toBe('recruitment.notYourStep');
    expect((await refused(act.step(firm, id, 'decline'))).error).toBe('recruitment.reasonNeeded');
    expect((await refused(act.step(a1, id, 'accept'))).error).toBe('recruitment.wrongState');
    expect((await refused(act.invite(firm, id, [later(-1)]))).error).toBe('recruitment.momentPast');
    const list = (by: TestPerson) => t.as(by.token)(jobApplications.page, { query: { vacancy } });
    expect((await list(firm)).total).toBe(1);
    expect((await list(other)).total).toBe(0);
    expect((await list(sales)).total).toBe(0);
    // Words of a name find nothing for whoever may not read it.
    const named = (by: TestPerson) => t.as(by.token)(jobApplications.page, { query: { q: '周屿', party: 'company' } });
    expect((await named(other)).total).toBe(0);
    expect((await named(firm)).total).toBeGreaterThan(0);
    expect((await refused(act.apply(firm, vacancy))).error).toBe('recruitment.ownCompany');
  });

  it('ends without an answer, after one reminder to whom it waits for', async () => {
    const vacancy = await act.list(firm);
    const { id } = await act.apply(a1, vacancy);
    await hours(id, 'expires_at', 30);
    await endUnanswered(ctx());
    await endUnanswered(ctx());
    await told(t, firm, 'jobReminded', id);
    expect((await act.detail(a1, id)).timeline.filter((e) => e.act === 'remind')).toHaveLength(1);
    await hours(id, 'expires_at', -1);
    await endUnanswered(ctx());
    await told(t, a1, 'jobExpired', id);
    await told(t, firm, 'jobExpired', id);
    expect((await act.detail(a1, id)).row.state).toBe('expired');
    expect((await act.apply(a1, vacancy)).id).not.toBe(id);
  });

  it('reminds both sides of an interview once, on the day before', async () => {
    const { id } = await act.apply(a1, await act.list(firm));
    await act.invite(firm, id, [later(60)]);
    await act.choose(a1, id, (await act.detail(a1, id)).interview?.slots[0] ?? '');
    await tellOfInterviews(ctx());
    await hours(id, 'agreed_at', 20);
    await Promise.all([tellOfInterviews(ctx()), tellOfInterviews(ctx())]);
    await told(t, a1, 'interviewNear', id);
    await told(t, firm, 'interviewNear', id);
  });
});

describe('what an applicant sent', () => {
  const rowOf = async (id: string) =>
    (await t.platform.db.execute(sql`select * from job_applications where id = ${id}`)).rows[0];
  const heldFiles = async (id: string) =>
    (await t.platform.db.execute(sql`select 1 from files where subject_kind = 'jobApplication' and subject_id = ${id}`))
      .rows.length;

  it('is deleted half a year after the end, with its files and messages (recruitment 9)', async () => {
    const { id } = await act.apply(a1, await act.list(firm));
    await act.write(a1, id, '机密');
    await act.step(firm, id, 'decline', '名额已满');
    await hours(id, 'ended_at', -179 * 24);
    await eraseOldJobs(ctx());
    expect((await act.detail(firm, id)).applicant?.name).toBe('周屿');
    expect(await heldFiles(id)).toBe(1);
    await hours(id, 'ended_at', -181 * 24);
    await eraseOldJobs(ctx());
    await eraseOldJobs(ctx());
    const row = await rowOf(id);
    expect(row).toMatchObject({ applicant_id: null, name: '', phone: '', mail: '', letter: '', files: [] });
    expect(await heldFiles(id)).toBe(0);
    const seen = await act.detail(firm, id);
    expect(seen.applicant).toBeNull();
    expect(JSON.stringify(seen)).not.toMatch(/机密|名额已满|zhou@/);
    expect((await refused(act.detail(a1, id))).error).toBe('common.notFound');
  });

  it('is deleted at once when its applicant says so, once it is over', async () => {
    const { id } = await act.apply(a2, await act.list(firm));
    expect((await refused(act.erase(a2, id))).error).toBe('recruitment.wrongState');
    await act.step(a2, id, 'withdraw');
    expect((await refused(act.erase(firm, id))).error).toBe('recruitment.notYourStep');
    await act.erase(a2, id);
    expect((await act.detail(firm, id)).applicant).toBeNull();
    expect(await heldFiles(id)).toBe(0);
  });

  it('goes with the account, and what was under way is withdrawn', async () => {
    const leaver = await buyer(t.platform);
    const { id } = await act.apply(leaver, await act.list(firm));
    await eraseJobsOf(ctx(), leaver.userId);
    await eraseJobsOf(ctx(), leaver.userId);
    expect((await act.detail(firm, id)).row).toMatchObject({ state: 'withdrawn', applicant: null });
    await told(t, firm, 'jobWithdrawn', id);
  });
});

describe('a vacancy', () => {
  const shown = async (q: string) => (await t.as()(recruitment.page, { query: { q } })).records.map((r) => r.id);

  it('shows while it is listed and not past its last day; a draft, and what the desk took down, show nobody', async () => {
    const word = 'Resinolog';
    const id = await act.draft(firm, { title: { en: `${word} engineer` } });
    expect(await shown(word)).toEqual([]);
    expect((await refused(t.as()(recruitment.detail, { params: { id } }))).error).toBe('common.notFound');
    await act.move(firm, id, 'listed');
    expect(await shown(word)).toEqual([id]);
    await t.as(a1.token)(moderation.report, { body: { kind: 'vacancy', subjectId: id, reason: 'not a real job' } });
    await t.as(desk.token)(operatorRecruitment.hide, { params: { id }, body: { reason: 'asks for money' } });
    expect(await shown(word)).toEqual([]);
    expect((await refused(act.move(firm, id, 'listed'))).error).toBe('recruitment.hidden');
    expect((await vacancyOf(firm, id)).hiddenReason).toEqual({ cn: 'asks for money' });
    await t.as(desk.token)(operatorRecruitment.show, { params: { id } });
    await act.move(firm, id, 'listed');
    await t.platform.db.execute(sql`update vacancies set until_day = current_date - 3 where id = ${id}`);
    expect(await shown(word)).toEqual([]);
    expect((await refused(act.apply(a1, id))).error).toBe('common.notFound');
    await endPastVacancies(ctx());
    expect(await vacancyOf(firm, id)).toMatchObject({ state: 'closed', closing: 'day' });
    await told(t, firm, 'vacancyEnded', id);
    expect((await t.as()(recruitment.detail, { params: { id } })).state).toBe('closed');
  });

  it('is written by seats that manage, over the version that was read, and stays whole while it shows', async () => {
    const id = await act.list(firm);
    const save = (by: TestPerson, base: number, o = {}) =>
      t.as(by.token)(recruitmentOwn.save, { params: { id }, body: { base, ...vacancyInput(o) } });
    expect(await save(firm, 1, { openings: 3 })).toEqual({ id, version: 2 });
    expect((await refused(save(firm, 1))).error).toBe('recruitment.changed');
    expect((await refused(save(firm, 2, { about: {} }))).error).toBe('recruitment.notWhole');
    expect((await refused(save(firm, 2, { until: dayIn(400) }))).error).toBe('recruitment.dayFar');
    expect((await refused(save(other, 2))).error).toBe('common.notFound');
    const swapped = vacancyInput({ salary: { from: '9', to: '8', currency: 'CNY', per: 'month' } }).salary;
    expect((await refused(save(firm, 2, { salary: swapped }))).fields).toHaveProperty('salary.to');
  });

  it('is told to whoever keeps a search that finds it, once a day, and not to its own company (recruitment 11)', async () => {
    const wish = { q: 'Vakuumist', country: 'DE' };
    const { id: alert } = await t.as(a2.token)(recruitmentAlerts.save, { body: wish });
    expect((await t.as(a2.token)(recruitmentAlerts.save, { body: wish })).id).toBe(alert);
    await t.as(firm.token)(recruitmentAlerts.save, { body: wish });
    expect((await refused(t.as(a2.token)(recruitmentAlerts.save, { body: {} }))).error).toBe(
      'recruitment.nothingAsked',
    );
    await act.list(firm, { title: { en: 'Vakuumist' }, country: 'CN' });
    await act.list(firm, { title: { en: 'Vakuumist' }, country: 'DE' });
    const notice = await told(t, a2, 'vacancyAlert', 'Vakuumist');
    expect(notice?.params).toMatchObject({ n: 1 });
    await act.list(firm, { title: { en: 'Vakuumist II' }, country: 'DE' });
    const all = async (by: TestPerson) =>
      (await t.as(by.token)(notices.newest, { query: {} })).records.filter((r) => r.kind === 'vacancyAlert');
    expect(await all(a2)).toHaveLength(1);
    expect(await all(firm)).toHaveLength(0);
    await t.as(a1.token)(recruitmentAlerts.remove, { params: { id: alert } });
    expect(await t.as(a2.token)(recruitmentAlerts.list)).toHaveLength(1);
    await t.as(a2.token)(recruitmentAlerts.remove, { params: { id: alert } });
    expect(await t.as(a2.token)(recruitmentAlerts.list)).toHaveLength(0);
  });
});
