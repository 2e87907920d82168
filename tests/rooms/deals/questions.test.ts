import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { homeWork } from '#contract/home/work.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryTalk, questionLimits } from '#contract/inquiry/talk.ts';
import { notices } from '#contract/notices/calls.ts';
import { newId } from '#server/platform/ids.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { buyer, person, supplier, type TestPerson } from '#tests/world/people.ts';

let t: TestPlatform;
let b: TestPerson;
let s1: TestPerson;
let s2: TestPerson;

beforeAll(async () => {
  t = await testPlatform();
  [b, s1, s2] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});

const read = (who: TestPerson, id: string) => t.as(who.token)(inquiryTalk.read, { params: { id } });
const ask = (who: TestPerson, id: string, text = '可以用 24K 代替吗？', more: object = {}) =>
  t.as(who.token)(inquiryTalk.ask, { params: { id }, body: { clientKey: newId(), text, ...more } });
const answer = (who: TestPerson, id: string, audience: 'all' | 'asker', more: object = {}) =>
  t.as(who.token)(inquiryTalk.answer, { params: { id }, body: { text: '可以。', audience, ...more } });
const close = (id: string) =>
  t.platform.db.execute(sql`update inquiries set deadline = now() - interval '1 second' where id = ${id}`);
const kindsOf = async (who: TestPerson, id: string) =>
  (await t.as(who.token)(notices.newest, { query: {} })).records.filter((r) => r.link.includes(id)).map((r) => r.kind);

describe('questions and answers (deals 35 to 37)', () => {
  it('shows a question to its buyer and its asker alone, an answer for all to everybody without the asker', async () => {
    const { id } = await publish(t, b);
    const seen = await t.as(s1.token)(inquiry.forSupplier, { params: { id } });
    const [line] = seen.parts!.lines;
    const q = await ask(s1, id, '我们是公司一，可以用 24K 代替吗？', { lineId: line!.id });
    expect((await read(b, id)).questions).toMatchObject([
      { line: 1, state: 'open', asker: { id: s1.entId }, own: false },
    ]);
    expect((await read(s1, id)).questions).toMatchObject([{ own: true, asker: null, state: 'open' }]);
    expect((await read(s2, id)).questions).toEqual([]);
    expect((await t.as(s2.token)(inquiry.forSupplier, { params: { id } })).talk).toEqual({ questions: 0, open: 0 });
    expect((await t.as(b.token)(inquiry.own, { params: { id } })).talk).toEqual({ questions: 1, open: 1 });
    const home = await t.as(b.token)(homeWork.work);
    expect(home.tasks.find((x) => x.kind === 'answerQuestion')).toMatchObject({ id, n: 1, may: true });

    await quote(t, s2, id);
    await answer(b, q.id, 'all', { question: '可以用 24K 代替吗？' });
    const rival = await read(s2, id);
    expect(rival.questions).toMatchObject([
      { text: { cn: '可以用 24K 代替吗？' }, answer: { cn: '可以。' }, asker: null, own: false, audience: 'all' },
    ]);
    expect(JSON.stringify(rival)).not.toContain('公司一');
    expect((await read(s1, id)).questions[0]).toMatchObject({ text: { cn: '我们是公司一，可以用 24K 代替吗？' } });
    await jobsDone(t);
    expect(await kindsOf(b, id)).toContain('questionAsked');
    expect(await kindsOf(s1, id)).toContain('questionAnswered');
    expect(await kindsOf(s2, id)).toContain('inquiryClarified');
    expect((await t.as(b.token)(homeWork.work)).tasks.some((x) => x.kind === 'answerQuestion')).toBe(false);
  });

  it('keeps a private answer between two, and a clarification for all', async () => {
    const { id } = await publish(t, b);
    const q = await ask(s1, id);
    await answer(b, q.id, 'asker');
    expect((await read(s1, id)).questions).toMatchObject([{ state: 'answered', audience: 'asker' }]);
    expect((await read(s2, id)).questions).toEqual([]);
    const body = { clientKey: newId(), text: '包装用纸箱。' };
    const twice = await Promise.all([0, 1].map(() => t.as(b.token)(inquiryTalk.clarify, { params: { id }, body })));
    expect(twice[0]).toEqual(twice[1]);
    expect((await read(s2, id)).questions).toMatchObject([{ text: null, answer: { cn: '包装用纸箱。' } }]);
    expect((await t.as(s2.token)(inquiry.detail, { params: { id } })).talk).toEqual({ questions: 1, open: 0 });
  });

  it('takes one of two answers at once, and no second one', async () => {
    const { id } = await publish(t, b);
    const q = await ask(s1, id);
    const colleague = await person(t.platform, { userType: 3, roles: ['ROLE_BUYER'], entId: b.entId });
    const out = await Promise.all([
      refused(answer(b, q.id, 'all')),
      refused(answer(colleague, q.id, 'asker', { text: '不可以。' })),
    ]);
    expect(out.toSorted()).toEqual(['409 talk.alreadyAnswered', 'done']);
    expect(await refused(answer(s1, q.id, 'all'))).toMatch(/^40[34]/);
  });

  it('holds to deadline, agreement, own company and limits, also at once', async () => {
    const secret = await publish(t, b, { confidential: true });
    expect(await refused(ask(s1, secret.id))).toBe('409 inquiry.agreementNeeded'.replace('409', '403'));
    expect(await refused(read(s1, secret.id))).toBe('404 common.notFound');
    expect((await t.as(s1.token)(inquiry.detail, { params: { id: secret.id } })).talk).toBeNull();
    await t.as(s1.token)(inquiry.agree, { params: { id: secret.id }, body: {} });
    await ask(s1, secret.id);
    expect(await refused(t.as()(inquiryTalk.read, { params: { id: secret.id } }))).toBe('401 common.login');

    const { id } = await publish(t, b);
    const many = await Promise.all(Array.from({ length: questionLimits.open + 3 }, () => refused(ask(s1, id))));
    expect(many.filter((o) => o === 'done')).toHaveLength(questionLimits.open);
    expect(new Set(many.filter((o) => o !== 'done'))).toEqual(new Set(['409 talk.tooManyQuestions']));
    await close(id);
    expect(await refused(ask(s2, id))).toBe('409 inquiry.deadlinePassed');
    const late = await read(s1, id);
    expect(new Set(late.questions.map((q) => q.state))).toEqual(new Set(['unanswered']));
    expect(await refused(answer(b, late.questions[0]!.id, 'all'))).toBe('409 inquiry.deadlinePassed');
  });

  it('makes one question of a double click', async () => {
    const { id } = await publish(t, b);
    const body = { clientKey: newId(), text: '卷装多长？' };
    const twice = await Promise.all([0, 1].map(() => t.as(s1.token)(inquiryTalk.ask, { params: { id }, body })));
    expect(twice[0]).toEqual(twice[1]);
    expect((await read(b, id)).questions).toHaveLength(1);
  });
});
