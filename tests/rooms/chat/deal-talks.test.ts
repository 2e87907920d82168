import { beforeAll, beforeEach, expect, it } from 'vitest';
import { roleCodes as r } from '#contract/core/access.ts';
import { dealTalkMost, dealTalks } from '#contract/chat/deal.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { refused } from '../../harness/refused.ts';
import { publish, quote } from '../../world/inquiries.ts';
import { forgetLimits } from '../../world/login.ts';
import { buyer, person, supplier, type TestPerson } from '../../world/people.ts';
import { say, talk } from './world.ts';

let t: TestPlatform;
let b: TestPerson;
let s: TestPerson;
let rival: TestPerson;
beforeAll(async () => {
  t = await testPlatform();
  [b, s, rival] = await Promise.all([buyer(t.platform), supplier(t.platform), supplier(t.platform)]);
});
beforeEach(() => forgetLimits(t));

const read = (p: TestPerson, id: string) => t.as(p.token)(dealTalks.read, { params: { id } });

it('chat 20: the page of a deal has the conversations of its two sides with what is unread and newest, and no other', async () => {
  const { id } = await publish(t, b);
  await quote(t, s, id);
  await quote(t, rival, id);
  const outsider = await supplier(t.platform);
  const [mine, theirs, other] = await Promise.all([s, rival, outsider].map((p) => talk(t, b, p.entId!)));
  for (let i = 1; i <= dealTalkMost.messages + 2; i++) await say(t, s, mine!.conversationId, `第${i}条`);
  await say(t, outsider, other!.conversationId, '别的事');
  const seen = await read(b, id);
  expect(seen.talks.map((x) => x.conversation.conversationId)).toEqual([mine!.conversationId]);
  expect(seen.talks[0]).toMatchObject({
    conversation: { unread: 5 },
    newest: [{ body: { body: '第3条' } }, { body: { body: '第4条' } }, { body: { body: '第5条' } }],
  });
  expect(seen.silent.map((e) => e?.id)).toEqual([rival.entId]);
  // Reading it here reads nothing.
  expect((await read(b, id)).talks[0]?.conversation.unread).toBe(5);
  await say(t, b, theirs!.conversationId, '请报价');
  expect((await read(rival, id)).talks.map((x) => x.newest.at(-1)?.body.body)).toEqual(['请报价']);
  const ofSeller = await read(s, id);
  expect(ofSeller.talks.map((x) => x.conversation.conversationId)).toEqual([mine!.conversationId]);
  expect(ofSeller.silent).toEqual([]);
  expect(JSON.stringify(ofSeller)).not.toContain('请报价');
});

it('chat 20: a supplier is offered to begin with the buyer; who has no part in the deal meets what is absent', async () => {
  const { id } = await publish(t, b);
  const lone = await supplier(t.platform);
  await quote(t, lone, id);
  expect(await read(lone, id)).toEqual({ talks: [], silent: [null] });
  const stranger = await buyer(t.platform);
  expect(await refused(read(stranger, id))).toBe('404 common.notFound');
  // A seat that only reads talks for nobody.
  const reader = await person(t.platform, { userType: 1, roles: [r.supplier], entId: lone.entId, seat: 'reader' });
  expect(await read(reader, id)).toEqual({ talks: [], silent: [] });
});
