import { beforeAll, describe, expect, it } from 'vitest';
import { chat } from '#contract/chat/calls.ts';
import { common } from '#contract/core/errors.ts';
import { homeWork } from '#contract/home/work.ts';
import type { SeenKind } from '#contract/home/tasks.ts';
import { inquiryTalk } from '#contract/inquiry/talk.ts';
import { newId } from '#server/platform/ids.ts';
import { jobsDone } from '#tests/harness/jobs.ts';
import { testPlatform, type TestPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { publish } from '#tests/world/inquiries.ts';
import { buyer, supplier, type TestPerson } from '#tests/world/people.ts';
import { say, talk } from '../chat/world.ts';

let t: TestPlatform;
let [b, s, other] = [] as unknown as [TestPerson, TestPerson, TestPerson];
beforeAll(async () => {
  t = await testPlatform();
  [b, s, other] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});

const linesOf = async (by: TestPerson, kind: SeenKind) =>
  (await t.as(by.token)(homeWork.work)).tasks.filter((x) => x.kind === kind);
const see = (by: TestPerson, kind: SeenKind, id: string) => t.as(by.token)(homeWork.seen, { body: { kind, id } });

describe('what was answered waits at home until it is read (home 15)', () => {
  it('a company’s answer is one line for who asked, and for nobody else; reading it takes it away', async () => {
    const { conversationId } = await talk(t, b, s.entId ?? '');
    await say(t, b, conversationId, '交期多久？');
    expect(await linesOf(b, 'readReply')).toEqual([]);
    await say(t, s, conversationId, '三周。');
    await say(t, s, conversationId, '可以加急。');
    const [line, ...more] = await linesOf(b, 'readReply');
    expect(more).toEqual([]);
    expect(line).toMatchObject({ id: conversationId, n: 2, may: true });
    expect(line?.to).toContain(conversationId);
    expect((await t.as(b.token)(homeWork.work)).start.fresh).toBe(false);
    expect(await linesOf(s, 'readReply')).toEqual([]);
    await t.as(b.token)(chat.read, { params: { id: conversationId }, body: { upto: 2 } });
    expect(await linesOf(b, 'readReply')).toMatchObject([{ n: 1 }]);
    await t.as(b.token)(chat.read, { params: { id: conversationId }, body: { upto: 3 } });
    expect(await linesOf(b, 'readReply')).toEqual([]);
    expect((await t.as(b.token)(homeWork.work)).start.fresh).toBe(true);
  });

  it('dismissing counts as read, and is for the line’s own reader alone', async () => {
    const { conversationId } = await talk(t, b, other.entId ?? '');
    await say(t, b, conversationId, '有现货吗？');
    await say(t, other, conversationId, '有。');
    expect(await refused(see(s, 'readReply', conversationId))).toBe(`404 ${common.notFound.code}`);
    expect(await linesOf(b, 'readReply')).toHaveLength(1);
    await see(b, 'readReply', conversationId);
    expect(await linesOf(b, 'readReply')).toEqual([]);
    expect(await t.as(b.token)(chat.detail, { params: { id: conversationId } })).toMatchObject({ unread: 0 });
  });

  it('answers to questions of an inquiry are one line for the company that asked; dismissing reads all of them', async () => {
    const { id } = await publish(t, b);
    await jobsDone(t);
    for (const text of ['可以用 24K 代替吗？', '包装有要求吗？']) {
      const q = await t.as(s.token)(inquiryTalk.ask, { params: { id }, body: { clientKey: newId(), text } });
      await t.as(b.token)(inquiryTalk.answer, { params: { id: q.id }, body: { text: '可以。', audience: 'asker' } });
    }
    expect(await t.until(async () => (await linesOf(s, 'readAnswer'))[0]?.n === 2)).toBe(true);
    const [line, ...more] = await linesOf(s, 'readAnswer');
    expect(more).toEqual([]);
    expect(line?.to).toContain(id);
    expect(await linesOf(other, 'readAnswer')).toEqual([]);
    expect(await refused(see(other, 'readAnswer', line?.id ?? ''))).toBe(`404 ${common.notFound.code}`);
    await see(s, 'readAnswer', line?.id ?? '');
    await see(s, 'readAnswer', line?.id ?? '');
    expect(await linesOf(s, 'readAnswer')).toEqual([]);
  });
});
