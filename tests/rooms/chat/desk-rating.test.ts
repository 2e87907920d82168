import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consult, consultErrors } from '#contract/chat/desk.ts';
import { roleCodes as r } from '#contract/core/access.ts';
import { common } from '#contract/core/errors.ts';
import { moderation } from '#contract/moderation/calls.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { forgetLimits } from '../../world/login.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { say, talk } from './world.ts';

let t: TestPlatform;
let stranger: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  stranger = await supplier(t.platform);
});
beforeEach(() => forgetLimits(t));

const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'none',
    (err: { error?: string }) => err.error,
  );
const move = (p: TestPerson, id: string, body: object) =>
  t.as(p.token)(consult.move, { params: { id }, body: body as never });

describe('satisfaction and figures', () => {
  it('chat 52, 53: asked once within days of the end; words are for managers, and figures count stars', async () => {
    const firm = await supplier(t.platform);
    const sales = await person(t.platform, { userType: 1, roles: [r.supplier], entId: firm.entId, seat: 'sales' });
    const by = await buyer(t.platform);
    const { conversationId } = await talk(t, by, firm.entId!);
    await say(t, by, conversationId, '?');
    await say(t, sales, conversationId, '!');
    const [c] = (await t.as(firm.token)(consult.list, { query: { tab: 'answered' } })).records;
    const rate = (p: TestPerson, stars: number | null, words = '') =>
      t.as(p.token)(consult.rate, { params: { id: c!.id }, body: { stars, words } });
    expect(await refusal(rate(by, 5))).toBe(consultErrors.notClosed.code);
    await move(sales, c!.id, { act: 'close', from: sales.userId });
    expect((await t.as(by.token)(consult.session, { params: { id: conversationId } })).rate?.id).toBe(c!.id);
    expect(await refusal(rate(stranger, 1))).toBe(common.notFound.code);
    expect(await refusal(rate(sales, 5))).toBe(common.notFound.code);
    await rate(by, 4, '很专业');
    expect(await refusal(rate(by, 1))).toBe(consultErrors.rated.code);
    expect((await t.as(by.token)(consult.session, { params: { id: conversationId } })).rate).toBe(null);

    const figures = (p: TestPerson) => t.as(p.token)(consult.figures, { query: { days: '7' } });
    const mine = await figures(firm);
    expect(mine).toMatchObject({ days: 7, waiting: 0, answered: 1, rated: 1, stars: 4, byStars: [0, 0, 0, 1, 0] });
    expect(mine.byDay.at(-1)).toMatchObject({ opened: 1, answered: 1, closed: 1 });
    expect(mine.colleagues).toMatchObject([{ person: { id: sales.userId }, answered: 1, closed: 1 }]);
    expect(mine.p90).toBeGreaterThan(0);
    expect((await figures(sales)).colleagues).toEqual([]);
    expect(JSON.stringify(await t.as(sales.token)(consult.list, { query: { tab: 'closed' } }))).not.toContain('专业');
    expect(await refusal(t.as(sales.token)(consult.ratings, { query: {} }))).toBe(common.seat.code);
    expect((await t.as(firm.token)(consult.ratings, { query: {} })).records).toMatchObject([
      { words: '很专业', stars: 4 },
    ]);
    const report = (p: TestPerson) =>
      t.as(p.token)(moderation.report, { body: { kind: 'consultation', subjectId: c!.id, reason: '与咨询无关' } });
    expect(await refusal(report(sales))).toBe(common.notFound.code);
    expect(await refusal(report(stranger))).toBe(common.notFound.code);
    await report(firm);
    await t.platform.pool.query(
      `update chat_consultations set rated_at = null, stars = null, closed_at = closed_at - interval '8 days'`,
    );
    expect(await refusal(rate(by, 5))).toBe(consultErrors.tooLate.code);
  });
});
