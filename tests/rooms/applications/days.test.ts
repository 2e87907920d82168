import { beforeAll, describe, expect, it } from 'vitest';
import { homeWork } from '#contract/home/work.ts';
import { notices } from '#contract/notices/calls.ts';
import { serviceApplications } from '#contract/services/applications.ts';
import { services } from '#contract/services/calls.ts';
import type { ApplicationState } from '#contract/services/states.ts';
import { systemContext } from '#server/platform/context.ts';
import { expireApplications } from '#server/rooms/services/applications/expire.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { uploaded } from '#tests/world/files.ts';
import { buyer, provider, type TestPerson } from '#tests/world/people.ts';
import { serviceActs } from '#tests/world/rooms/services.ts';

let t: TestPlatform;
let act: ReturnType<typeof serviceActs>;
let lab: TestPerson;
let buyers: TestPerson[];
let offer = '';
beforeAll(async () => {
  t = await testPlatform();
  [lab, ...buyers] = await Promise.all([provider(t.platform), ...[1, 2, 3].map(() => buyer(t.platform))]);
  act = serviceActs(t);
  offer = await act.offer(lab);
});

const job = () => expireApplications(systemContext(t.platform));
const past = (id: string, column: 'expires_at' | 'promised_day') =>
  t.pool.query(`update service_applications set ${column} = now() - interval '2 days' where id = $1`, [id]);
const tasksOf = async (by: TestPerson) =>
  (await t.as(by.token)(homeWork.work)).tasks.filter((x) => x.kind.endsWith('Service'));
const list = async (by: TestPerson, party: 'applicant' | 'provider', state?: ApplicationState) =>
  (
    await t.as(by.token)(serviceApplications.page, {
      query: { current: 1, size: 50, party, sort: 'waiting', ...(state && { state }) },
    })
  ).records;
const told = (by: TestPerson, kind: string, id: string) =>
  t.until(async () =>
    (await t.as(by.token)(notices.newest, { query: {} })).records.find((r) => r.kind === kind && r.link.includes(id)),
  );

describe('a laboratory that answers twelve requests', () => {
  it('finds each on its board and at home until it is done, refused, withdrawn, late or left alone', async () => {
    const asked: { id: string; by: TestPerson }[] = [];
    for (let i = 0; i < 12; i++) {
      const by = buyers[i % 3] as TestPerson;
      asked.push({ id: (await act.apply(by, offer)).id, by });
    }
    expect((await t.as(lab.token)(homeWork.work)).count.tasks).toBe(12);
    expect((await tasksOf(lab)).map((x) => x.kind)).toEqual(Array.from({ length: 8 }, () => 'answerService'));
    const finished = asked.slice(0, 5);
    const [refusedOne, backTwice, withdrawn, unanswered, undecided, late, broken] = asked.slice(5) as [
      (typeof asked)[0],
      (typeof asked)[0],
      (typeof asked)[0],
      (typeof asked)[0],
      (typeof asked)[0],
      (typeof asked)[0],
      (typeof asked)[0],
    ];

    for (const { id, by } of finished) {
      await act.price(lab, id);
      await act.step(by, id, 'accept');
      await act.step(lab, id, 'start');
      await act.finish(lab, id, [await uploaded(t, lab, 'report.pdf')]);
    }
    for (const [i, { id, by }] of finished.slice(0, 3).entries()) await act.rate(by, id, 5 - i);
    await act.step(lab, refusedOne.id, 'refuse', '试验机检修，下月恢复。');
    for (let i = 0; i < 2; i++) {
      await act.sendBack(lab, backTwice.id);
      expect((await tasksOf(backTwice.by)).filter((x) => x.id === backTwice.id).map((x) => x.kind)).toEqual([
        'completeService',
      ]);
      await act.resubmit(backTwice.by, backTwice.id);
    }
    await act.price(lab, backTwice.id);
    await act.step(withdrawn.by, withdrawn.id, 'cancel', '方案改用手糊件。');
    expect(await refused(act.price(lab, withdrawn.id))).toBe('409 services.wrongState');
    await past(unanswered.id, 'expires_at');
    await act.price(lab, undecided.id);
    await past(undecided.id, 'expires_at');
    for (const { id, by } of [late, broken]) {
      await act.price(lab, id);
      await act.step(by, id, 'accept');
      await act.step(lab, id, 'start');
    }
    expect(await refused(act.step(late.by, late.id, 'cancel', '等不及了。'))).toBe('409 services.wrongState');
    await past(late.id, 'promised_day');
    await Promise.all([job(), job()]);

    // Of the day that passed both sides hear once; whoever waits for the result decides.
    for (const who of [late.by, lab]) await told(who, 'serviceLate', late.id);
    expect((await act.detail(lab, late.id)).timeline.filter((e) => e.act === 'late')).toHaveLength(1);
    expect((await tasksOf(late.by)).filter((x) => x.id === late.id).map((x) => x.kind)).toEqual(['lateService']);
    expect((await list(lab, 'provider', 'inWork')).map((r) => [r.id, r.late])).toContainEqual([late.id, true]);
    await act.step(late.by, late.id, 'cancel', '等不及了。');
    await act.step(lab, broken.id, 'cancel', '试样在运输中损坏。');
    for (const [one, kind] of [
      [refusedOne, 'serviceRefused'],
      [unanswered, 'serviceExpired'],
      [undecided, 'serviceExpired'],
      [broken, 'serviceCancelled'],
    ] as const)
      await told(one.by, kind, one.id);

    const board = await list(lab, 'provider');
    const states = Object.fromEntries([...Map.groupBy(board, (r) => r.state)].map(([s, rows]) => [s, rows.length]));
    expect(states).toEqual({ done: 5, refused: 1, offered: 1, cancelled: 3, expired: 2 });
    // What waits comes first, and nothing at home is left of what is over.
    expect(board[0]?.id).toBe(backTwice.id);
    expect(await tasksOf(lab)).toEqual([]);
    expect((await tasksOf(backTwice.by)).map((x) => [x.id, x.kind])).toEqual([[backTwice.id, 'acceptService']]);
    for (const by of buyers) {
      const own = await list(by, 'applicant');
      expect(own.map((r) => r.id).toSorted()).toEqual(
        asked
          .filter((a) => a.by === by)
          .map((a) => a.id)
          .toSorted(),
      );
    }
    expect((await t.as()(services.offer, { params: { id: offer } })).row.rating).toEqual({ stars: 4, n: 3 });
  });
});
