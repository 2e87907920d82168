import { beforeAll, describe, expect, it } from 'vitest';
import { homeWork } from '#contract/home/work.ts';
import { jobApplications } from '#contract/recruitment/applications.ts';
import { recruitmentOwn } from '#contract/recruitment/own.ts';
import type { JobState } from '#contract/recruitment/states.ts';
import { systemContext } from '#server/platform/context.ts';
import { endUnanswered } from '#server/rooms/recruitment/applications/clock.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { person, supplier, type TestPerson } from '#tests/world/people.ts';
import { told } from '#tests/harness/told.ts';
import { recruitmentActs } from '#tests/world/rooms/recruitment.ts';

let t: TestPlatform;
let act: ReturnType<typeof recruitmentActs>;
let [firm, rival] = [] as unknown as [TestPerson, TestPerson];
beforeAll(async () => {
  t = await testPlatform();
  act = recruitmentActs(t);
  [firm, rival] = await Promise.all([supplier(t.platform), supplier(t.platform)]);
});

const rest = (by: TestPerson, id: string, reason = '名额已满，感谢您的申请。') =>
  t.as(by.token)(jobApplications.declineRest, { params: { id }, body: { reason } });

describe('a company with forty applications', () => {
  it('invites, declines and hires, and answers everybody who is left once the places are filled (recruitment 14)', async () => {
    const tasks = async () => (await t.as(firm.token)(homeWork.work)).count.tasks;
    const before = await tasks();
    const vacancy = await act.list(firm, { openings: 2 });
    const sent: { id: string; by: TestPerson }[] = [];
    for (let i = 0; i < 40; i++) {
      const by = await person(t.platform, { userType: 3, roles: [] });
      sent.push({ id: (await act.apply(by, vacancy)).id, by });
    }
    const part = (from: number, to: number) => sent.slice(from, to);
    expect(await tasks()).toBe(before + 40);

    // Five are declined by hand, three withdraw, two are answered by nobody.
    for (const { id } of part(0, 5)) await act.step(firm, id, 'decline', '经验不符。');
    for (const { id, by } of part(5, 8)) await act.step(by, id, 'withdraw');
    const forgotten = part(8, 10).map((a) => a.id);
    await t.pool.query("update job_applications set expires_at = now() - interval '1 hour' where id = any($1)", [
      forgotten,
    ]);
    await Promise.all([endUnanswered(systemContext(t.platform)), endUnanswered(systemContext(t.platform))]);
    // Four are interviewed, three of them offered a place; two accept, which closes the vacancy.
    const slot = new Date(Date.now() + 50 * 3_600_000).toISOString();
    for (const { id, by } of part(10, 14)) {
      await act.step(firm, id, 'shortlist');
      await act.invite(firm, id, [slot]);
      await act.choose(by, id, slot);
    }
    for (const { id } of part(10, 13)) await act.offer(firm, id);
    expect(await refused(rest(firm, vacancy))).toBe('409 recruitment.wrongState');
    for (const { id, by } of part(10, 12)) await act.step(by, id, 'accept');
    const closed = await t.as(firm.token)(recruitmentOwn.one, { params: { id: vacancy } });
    expect(closed).toMatchObject({ state: 'closed', closing: 'filled', hired: 2, undecided: 27 });

    expect(await refused(rest(rival, vacancy))).toBe('404 common.notFound');
    expect(await refused(rest(sent[20]?.by as TestPerson, vacancy))).toMatch(/^40[34] /);
    const answers = await Promise.all([rest(firm, vacancy), rest(firm, vacancy)]);
    expect(answers.reduce((n, a) => n + a.declined, 0)).toBe(27);
    const late = sent[39] as (typeof sent)[0];
    await told(t, late.by, 'jobDeclined', late.id);
    const seen = await act.detail(late.by, late.id);
    expect(seen.row.state).toBe('declined');
    expect(seen.timeline.filter((e) => e.act === 'decline').map((e) => e.text)).toEqual([
      { cn: '名额已满，感谢您的申请。' },
    ]);

    const { records } = await t.as(firm.token)(jobApplications.page, {
      query: { current: 1, size: 50, party: 'company', vacancy },
    });
    const states = Object.fromEntries(
      [...Map.groupBy(records, (r): JobState => r.state)].map(([s, rows]) => [s, rows.length]),
    );
    // Who was offered a place and has not answered keeps the offer.
    expect(states).toEqual({ declined: 32, withdrawn: 3, expired: 2, hired: 2, offered: 1 });
    expect(await tasks()).toBe(before);
    const own = await t.as(late.by.token)(jobApplications.page, {
      query: { current: 1, size: 50, party: 'applicant' },
    });
    expect(own.records.map((r) => r.id)).toEqual([late.id]);
  });
});
